import { writeSync } from "node:fs";
import { typed } from "./program.ts";

/**
 * Ends a process that was given arguments and takes none: a server that starts under `--help`, or with a mistyped
 * option, is none that its caller meant.
 */
export const takeNoArguments = (command: string, about: string): void => {
  const [first] = process.argv.slice(2);
  if (first === undefined) return;
  const isAsked = ["help", "--help", "-h"].includes(first);
  const usage = [
    `Usage: ${typed(command)}`,
    "",
    about,
    "",
    "It takes no arguments. Settings are variables of the environment, or of a file .env in this folder:",
    "",
    "  PORT           where it listens, 4100 by default",
    "  DATABASE_URL   postgres://… or memory://; a folder of this machine by default",
    "",
    "The page Settings of the documentation lists all.",
  ];
  const text = [...(isAsked ? [] : [`There is no argument ${first}.`, ""]), ...usage].join("\n");
  writeSync(isAsked ? 1 : 2, `${text}\n`);
  process.exit(isAsked ? 0 : 1);
};
