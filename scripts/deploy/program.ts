/** Ways to run the server: the single binary, and the source of another commit. */
import { join } from "node:path";
import { repository } from "../command.ts";

/** Returns the command line of a command of the server, such as `migrate`. */
export type Program = (command: string) => readonly string[];

export const binaryPath = join(repository, "packages/server/binaries/atlas-server-linux-x64");

export const binary: Program = (command) => [binaryPath, command];

const files: { readonly [command: string]: string } = {
  start: "main",
  worker: "worker",
  migrate: "migrate",
  "operator:create": "create-operator",
};

/** The program of a checkout. It runs from its source. */
export const sourceIn =
  (folder: string): Program =>
  (command) => [process.execPath, join(folder, "servers/reference/src", `${files[command] ?? command}.ts`)];
