import { Command, CommanderError } from "commander";
import { exitCodes } from "./exit-codes.ts";
import { misuse, tell } from "./failure.ts";
import { groups } from "./generated/groups.ts";
import { handWritten } from "./commands/index.ts";
import { fill } from "./groups.ts";
import type { Io } from "./io.ts";

declare const ATLAS_CLI_VERSION: string | undefined;

/** The build fills it in. */
const version = typeof ATLAS_CLI_VERSION === "string" ? ATLAS_CLI_VERSION : "0.0.0";

const introduction = `Atlas messaging in your terminal: every operation of the service is a command.

Start with \`atlas sandbox\` in one terminal and \`atlas login --sandbox\` in another.`;

/** Runs the command line. Returns the exit code. */
export const run = async (args: readonly string[], io: Io): Promise<number> => {
  const json = args.includes("--json") || !io.isTerminal;
  const wholeTable = args.includes("--help") && args.includes("--json") && args.length === 2;
  try {
    const program = programFor(io);
    for (const group of wholeTable ? program.commands : wanted(program, args)) await fill(io, group);
    if (wholeTable) return await printTable(io, program);
    await program.parseAsync([...args], { from: "user" });
    return exitCodes.ok.code;
  } catch (error) {
    if (!(error instanceof CommanderError)) return tell(error, io, json);
    // A group without a command has printed its help.
    if (error.exitCode === 0 || error.code === "commander.help") return exitCodes.ok.code;
    return tell(misuse(messageOf(error), "Add --help for what it takes."), io, json);
  }
};

/** Returns the words of the parser on one line. */
const messageOf = ({ message }: CommanderError): string => {
  const [first = "", ...others] = message.replace(/^error: /, "").split("\n");
  return [
    `${first.charAt(0).toUpperCase()}${first.slice(1)}.`,
    ...others.map((each) => each.replaceAll(/[()]/g, "")),
  ].join(" ");
};

/** Makes the program with the names of its groups. Their commands are added when they are asked for. */
const programFor = (io: Io): Command => {
  const program = new Command("atlas")
    .description(introduction)
    .version(version)
    .enablePositionalOptions()
    .exitOverride();
  program.configureOutput({
    writeOut: io.out,
    writeErr: io.err,
    getOutHelpWidth: () => io.columns,
    getErrHelpWidth: () => io.columns,
    getOutHasColors: () => io.colors.isColorSupported,
    // `run` tells errors.
    outputError: () => {},
  });
  program.configureHelp({ styleTitle: io.colors.bold, showGlobalOptions: false });
  program.commandsGroup("Commands:");
  for (const [name, { description }] of Object.entries(handWritten)) addGroup(program, name, description);
  program.commandsGroup("Operations:");
  for (const [name, description] of Object.entries(groups))
    if (!(name in handWritten)) addGroup(program, name, description);
  program.addHelpText("after", "\n`atlas --help --json` prints every command with its flags.");
  return program;
};

const addGroup = (program: Command, name: string, description: string): void => {
  program.command(name).description(description).copyInheritedSettings(program);
};

/** Returns the group that the arguments ask for. `help` may stand before it. */
const wanted = (program: Command, args: readonly string[]): readonly Command[] => {
  const [first, second] = args.filter((each) => !each.startsWith("-"));
  const name = first === "help" ? second : first;
  return program.commands.filter((each) => each.name() === name);
};

const printTable = async (io: Io, program: Command): Promise<number> => {
  const { wholeTableOf } = await import("./whole-table.ts");
  io.out(`${JSON.stringify(wholeTableOf(program), null, 2)}\n`);
  return exitCodes.ok.code;
};
