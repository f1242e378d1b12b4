/** The program of the package and of the single binary. */
import { didYouMean } from "@atlas-messaging/contract";
import { commands } from "./commands.ts";

const usage = (): string =>
  [
    "Usage: atlas-server [COMMAND]",
    "",
    ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(18)}${about}`),
    "",
    "Settings are variables of the environment, or of a file .env in this folder.",
  ].join("\n");

const [, , name = "start"] = process.argv;
const command = commands[name];
// Each command reads its own arguments where they stand without the program.
process.argv.splice(2, 1);
if (command) await command.run();
// Only a process of a single binary asks for it.
else if (name === "read-sources") await import("./platform/extraction/child.ts");
else {
  const isAsked = ["help", "--help", "-h"].includes(name);
  const unknown = `There is no command ${name}.${didYouMean(name, Object.keys(commands))}\n\n`;
  process[isAsked ? "stdout" : "stderr"].write(`${isAsked ? "" : unknown}${usage()}\n`);
  process.exitCode = isAsked ? 0 : 1;
}
