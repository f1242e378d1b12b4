import { Command } from "commander";
import { handWritten } from "./commands/index.ts";
import { groups } from "./generated/groups.ts";
import type { Io } from "./io.ts";

/** Adds the commands of a group, whose code is loaded for it. */
export const fill = async (io: Io, group: Command): Promise<void> => {
  const name = group.name();
  if (name in groups) {
    const { addOperations } = await import("./operation/command.ts");
    addOperations(io, group);
  }
  await handWritten[name]?.add(io, group);
  inherit(group);
};

/** Hands the settings of the program down, such as where help goes. */
const inherit = (command: Command): void => {
  for (const each of command.commands) inherit(each.copyInheritedSettings(command));
};

/** Returns a group with its commands, outside a program. */
export const groupOf = async (io: Io, name: string): Promise<Command> => {
  const group = new Command(name);
  await fill(io, group);
  return group;
};
