/** Holds the deployment at `ATLAS_BASE_URL` to the contract. Without one, it starts the offline sandbox as a stand-in. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

// Node.js 20 has no `--env-file-if-exists`.
if (existsSync(".env")) process.loadEnvFile();

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
};

const given = process.env.ATLAS_BASE_URL;
const port = given ? 0 : await freePort();
const baseUrl = given || `http://127.0.0.1:${port}`;
const token = process.env.ATLAS_TOKEN;

let sandbox: ChildProcess | undefined;

/** Waits for the deployment. A busy machine may take minutes. */
const healthy = async (): Promise<void> => {
  for (const end = Date.now() + 300_000; Date.now() < end && !sandbox?.exitCode; await sleep(100)) {
    const answer = await fetch(`${baseUrl}/health`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`${baseUrl} is not healthy.`);
};

if (!given) sandbox = spawn("atlas-sandbox", ["--port", String(port)], { stdio: ["ignore", "ignore", "inherit"] });

try {
  await healthy();
  const options = ["--base-url", baseUrl, "--junit", "report.xml", ...(token ? ["--token", token] : [])];
  // Arguments of the command line narrow the run, such as `--only messages.send`.
  const suite = spawn("atlas-conformance", [...options, ...process.argv.slice(2)], { stdio: "inherit" });
  const [code] = await once(suite, "exit");
  process.exitCode = Number(code ?? 1);
} finally {
  sandbox?.kill();
}
