import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Command } from "commander";

/** Adds the sandbox's own command, which takes its arguments as they are. */
export const addSandbox = (command: Command): void => {
  command
    .argument("[options...]", "Options of the sandbox. See `atlas sandbox -- --help`.")
    .passThroughOptions()
    .allowUnknownOption()
    .addHelpText("after", "\nExample:\n  $ atlas sandbox --port 4200\n")
    .action((_options: readonly string[], _flags: object, { args }: Command) => startSandbox(args));
};

/** Starts the package of the sandbox in this process. It reads the arguments of the process. */
const startSandbox = async (args: readonly string[]): Promise<void> => {
  const manifest = createRequire(import.meta.url).resolve("@atlas-messaging/sandbox/package.json");
  const program = join(dirname(manifest), "dist", "cli.js");
  process.argv.splice(2, process.argv.length, ...args);
  await import(pathToFileURL(program).href);
  // It ends with the process.
  await new Promise(() => {});
};
