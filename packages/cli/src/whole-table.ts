/** The whole command line as data, for programs and models. */
import { operations } from "@atlas-messaging/contract";
import type { Command } from "commander";
import { exitCodes } from "./exit-codes.ts";
import { exampleLine, operationOf, pathOf } from "./operation/command.ts";

/** Returns every command with its arguments, flags and example, and the exit codes. */
export const wholeTableOf = (program: Command) => ({
  version: program.version(),
  exit_codes: exitCodes,
  commands: leavesOf(program).map(rowOf),
});

const leavesOf = (command: Command): Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leavesOf);

const rowOf = (command: Command) => ({
  command: pathOf(command).join(" "),
  summary: command.summary() || command.description(),
  description: command.description(),
  arguments: command.registeredArguments.map((each) => ({
    name: each.name(),
    required: each.required,
    description: each.description,
  })),
  flags: command.options.map(({ flags, description }) => ({ flags, description })),
  ...operationPart(command),
});

const operationPart = (command: Command) => {
  const id = operationOf.get(command);
  if (id === undefined) return {};
  const { method, path, auth, stage } = operations[id];
  return { operation: id, method, path, auth, stage, example: exampleLine(id) };
};
