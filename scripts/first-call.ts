/**
 * `npm run bun -- scripts/first-call.ts`: starts the sandbox, and pastes the first call that it prints into each shell of
 * this machine. CI does so on the platforms where the tests do not run in full.
 */
import { spawn } from "node:child_process";
import { asScript, mustRun, repository } from "./command.ts";

const onWindows = process.platform === "win32";

/** Windows has its own PowerShell, and mostly a newer one beside it, which pass quotes on by different rules. */
const shells: readonly ((text: string) => readonly string[])[] = onWindows
  ? ["powershell", "pwsh"].map((name) => (text) => [name, "-NoProfile", "-EncodedCommand", encoded(text)])
  : [(text) => ["sh", "-c", text]];

const encoded = (text: string): string => Buffer.from(text, "utf16le").toString("base64");

/** Starts the command of the README, and resolves with what the sandbox prints once it is ready. */
const start = () => {
  const child = spawn("npm", ["run", "sandbox"], {
    cwd: repository,
    shell: onWindows, // There npm is a script of cmd.
    stdio: ["ignore", "pipe", "inherit"],
  });
  const printed = new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.includes("Ctrl-C")) resolve(output);
    });
    child.once("close", (code) => reject(new Error(`It ended with ${code}:\n${output}`)));
  });
  return { child, printed };
};

await asScript(async () => {
  const { child, printed } = start();
  try {
    const [call] = /^(?:curl|Invoke-RestMethod) (?:.*[\\`]\n)*.*/m.exec(await printed) ?? [];
    if (call === undefined) throw new Error("It prints no call.");
    for (const shell of shells) {
      const answer = await mustRun(shell(call));
      if (!/"delivery_state": *"queued"/.test(answer)) throw new Error(`${shell("")[0]} got:\n${answer}`);
      console.log(`${shell("")[0]}: the first call is answered.`);
    }
  } finally {
    child.kill();
  }
});
process.exit(); // On Windows the server lives on without npm, and would be waited for.
