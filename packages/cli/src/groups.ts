import type { Command } from "commander";
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
  await handWritten[name]?.add(io, group, fill);
  inherit(group);
};

/** Hands the settings of the program down, such as where help goes. */
const inherit = (command: Command): void => {
  for (const each of command.commands) inherit(each.copyInheritedSettings(command));
};
