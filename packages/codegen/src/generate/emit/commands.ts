import { readCommands } from "../command-model.ts";
import type { ContractSource } from "../contract-source.ts";
import { literal } from "../print.ts";

/** Emits the command of each operation. */
export const emitCommands = ({ document, operations }: ContractSource): string =>
  [
    'import type { CommandRow } from "../command-row.ts";',
    "",
    "/** Every command that is an operation, by the id of the operation. */",
    "export const commands = {",
    ...Object.entries(readCommands(document, operations)).map(
      ([id, row]) => `  ${JSON.stringify(id)}: ${literal(row, 2)},`,
    ),
    "} as const satisfies { readonly [id: string]: CommandRow };",
    "",
  ].join("\n");

/** Emits the groups of commands with what the contract says of them. They are all that the first help needs. */
export const emitCommandGroups = ({ document, operations }: ContractSource): string => {
  const commands = readCommands(document, operations);
  const groups = Map.groupBy(operations, ({ id }) => commands[id]?.words[0] ?? "");
  const told = new Set<string>();
  const rows = Array.from(groups, ([name, own]) => {
    const [{ tag, summary } = { tag: "", summary: "" }] = own;
    // The second group of a tag is told by its own first operation.
    const text = told.has(tag) ? `${summary}, and more.` : descriptionOf(document, tag);
    told.add(tag);
    return [name, text] as const;
  });
  return [
    "/** Groups of commands, each with what it is for. */",
    `export const groups: { readonly [name: string]: string } = ${literal(Object.fromEntries(rows))};`,
    "",
  ].join("\n");
};

const descriptionOf = ({ tags = [] }: ContractSource["document"], tag: string): string =>
  tags.find(({ name }) => name === tag)?.description ?? "";
