import { type OperationId, entriesOf, operations, secretMembers } from "@atlas-messaging/contract";
import { Command, Option } from "commander";
import type { CommandRow, Flag } from "../command-row.ts";
import { commands } from "../generated/commands.ts";
import type { Io } from "../io.ts";
import { flagOf, kebab } from "./values.ts";

const table: { readonly [Id in OperationId]: CommandRow } = commands;

/** Operations of the commands, for the table that `--help --json` prints. */
export const operationOf = new WeakMap<Command, OperationId>();

/** Adds the commands of a group to its command. */
export const addOperations = (io: Io, group: Command): void => {
  for (const [id, row] of entriesOf(table))
    if (row.words[0] === group.name()) parentOf(group, row.words).addCommand(operationCommand(io, id, row));
};

/** Returns the command above a command, which is made where it is missing: `console channels`. */
const parentOf = (group: Command, words: readonly string[]): Command =>
  words.slice(1, -1).reduce((above, word) => {
    const known = above.commands.find((each) => each.name() === word);
    return known ?? above.command(word).description(summariesOf(words, word)).copyInheritedSettings(group);
  }, group);

/** Tells what is below a word, in the contract's words. */
const summariesOf = (words: readonly string[], word: string): string => {
  const below = Object.values(table).filter((row) => row.words[0] === words[0] && row.words.includes(word, 1));
  const summaries = below.slice(0, 2).map(({ summary }) => summary);
  return `${summaries.join("; ")}${below.length > 2 ? "; …" : ""}`;
};

/** Makes the command of an operation. `name` is another name for it, such as `approve` of `approvals approve`. */
export const operationCommand = (
  io: Io,
  id: OperationId,
  row: CommandRow = table[id],
  name = row.words.at(-1),
): Command => {
  const command = new Command(name);
  operationOf.set(command, id);
  command.summary(row.summary).description(descriptionOf(id, row));
  for (const each of row.arguments) command.argument(`<${kebab(each.name)}>`, each.description);
  for (const flag of row.flags) command.addOption(optionOf(flag));
  for (const option of commonOptions(id, row)) command.addOption(option);
  command.action(async (...given: unknown[]) => {
    const { runOperation } = await import("./run.ts");
    await runOperation(io, id, row, wishesOf(row, command, given.slice(0, row.arguments.length).map(String)));
  });
  return command.addHelpText("after", () => `\nExample:\n  $ ${exampleLine(id)}\n`);
};

const descriptionOf = (id: OperationId, { summary, description }: CommandRow): string => {
  const { auth, stage } = operations[id];
  const needs = auth.scheme === "none" ? [] : auth.anyOf;
  const what = auth.scheme === "operatorSession" ? "a session of the console with" : "a token with";
  return [
    `${summary}.`,
    description,
    ...(needs.length === 0 ? [] : [`Needs ${what} ${needs.join(" or ")}.`]),
    ...(stage === "stable" ? [] : [`This operation is ${stage}: it may change.`]),
  ].join("\n\n");
};

const optionOf = (flag: Flag): Option => {
  const name = flagOf(flag.name);
  const placeholder = flag.kind === "list" ? "<text...>" : `<${flag.secret ? "@file" : flag.kind}>`;
  const notes = [
    flag.description,
    ...(flag.required ? ["Required."] : []),
    ...(flag.nullable ? ["`null` for none."] : []),
    ...(flag.values ? [`One of ${flag.values.join(", ")}.`] : []),
  ];
  const option = new Option(`${name} ${placeholder}`, notes.filter(Boolean).join(" "));
  // Commander would take the arguments that follow a list into it.
  if (flag.kind === "list")
    return new Option(`${name} <text>`, `${option.description} Repeat it for several.`).argParser(
      (text: string, before?: readonly string[]) => [...(before ?? []), text],
    );
  return option;
};

/** Flags that commands have beside the members of the contract. */
const commonOptions = (id: OperationId, row: CommandRow): readonly Option[] => [
  ...(operations[id].body === "json" && operations[id].method !== "DELETE"
    ? [new Option("--input <file>", "Body as JSON: a file, or - for standard input. Flags win over its members.")]
    : []),
  ...(operations[id].body === "file"
    ? [
        new Option("--file <path>", "File to upload, or - for standard input. Required."),
        new Option("--media-type <type>", "Type of the file.").default("application/octet-stream"),
      ]
    : []),
  ...(row.key === undefined
    ? []
    : [new Option("--idempotency-key <key>", "Key by which the service knows a repeated call.")]),
  ...(row.rehearsal === undefined ? [] : [new Option("--dry-run", "Rehearse: nothing is changed or sent.")]),
  ...(row.items === undefined ? [] : [new Option("--all", "All pages, as JSON lines where no person reads.")]),
  new Option("--output <file>", "Write the answer into a new file of yours alone."),
  new Option("--show-secrets", "Print secrets of the answer."),
  new Option("--profile <name>", "Profile to use."),
  new Option("--json", "JSON also on a terminal."),
];

/** Reads the flags that were given. Their names in the contract come from the row, since commander changes them. */
const wishesOf = (row: CommandRow, command: Command, ids: readonly string[]) => {
  const values = new Map(
    command.options.map((option) => [option.long, command.getOptionValue(option.attributeName())] as const),
  );
  const text = (name: string): string | undefined => {
    const value: unknown = values.get(name);
    return typeof value === "string" ? value : undefined;
  };
  const members: { [name: string]: string | readonly string[] } = {};
  for (const { name } of row.flags) {
    const value: unknown = values.get(flagOf(name));
    if (typeof value === "string") members[name] = value;
    else if (Array.isArray(value)) members[name] = value.map(String);
  }
  return {
    ids,
    members,
    input: text("--input"),
    file: text("--file"),
    mediaType: text("--media-type"),
    idempotencyKey: text("--idempotency-key"),
    output: text("--output"),
    profile: text("--profile"),
    dryRun: values.get("--dry-run") === true,
    all: values.get("--all") === true,
    showSecrets: values.get("--show-secrets") === true,
    json: values.get("--json") === true,
  };
};

/** Returns the arguments of the contract's example. */
export const exampleArgs = (id: OperationId): readonly string[] => {
  const { words, example } = table[id];
  const shows = (secretMembers[id]?.answer ?? []).length > 0;
  return [...words, ...example, ...(shows ? ["--show-secrets"] : [])];
};

/** Writes the contract's example as a shell reads it. */
export const exampleLine = (id: OperationId): string => ["atlas", ...exampleArgs(id)].map(quoted).join(" ");

/** Returns the words that lead to a command. */
export const pathOf = (command: Command): string[] =>
  command.parent === null ? [command.name()] : [...pathOf(command.parent), command.name()];

const quoted = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
