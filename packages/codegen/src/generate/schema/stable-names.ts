import { createHash } from "node:crypto";

/** A statement at the top level of the compiled module. */
interface Block {
  readonly kind: string;
  readonly name: string;
  readonly text: string;
}

const begin = /^(?:const|function) ((validate|schema|formats|pattern|func)\d+)\b/;

/**
 * Names the compiler's functions and constants by their content and sorts them. The compiler numbers them, so one more
 * schema would change every later line.
 */
export const withStableNames = (code: string, functions: ReadonlyMap<string, string>): string => {
  const blocks = blocksOf(code);
  const names = new Map<string, string>();
  for (const block of blocks) names.set(block.name, stableName(block, blocks, functions));
  if (new Set(names.values()).size < names.size) throw new Error("Two compiled parts have the same name");
  const renamed = blocks.map((block) => ({
    name: `${block.kind === "validate"} ${names.get(block.name)}`,
    text: block.text.replaceAll(/\b(?:validate|schema|formats|pattern|func)\d+\b/g, (name) => names.get(name) ?? name),
  }));
  return renamed
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ text }) => text)
    .join("\n");
};

const blocksOf = (code: string): Block[] => {
  const blocks: { kind: string; name: string; lines: string[] }[] = [];
  for (const line of code.split("\n")) {
    const [, name, kind] = begin.exec(line) ?? [];
    if (name !== undefined && kind !== undefined) blocks.push({ name, kind, lines: [line] });
    else if (line !== "") blocks.at(-1)?.lines.push(line);
  }
  return blocks.map(({ lines, ...block }) => ({ ...block, text: lines.join("\n") }));
};

/** A function has the name of its schema. A schema has that of the function it serves; other constants, their value's. */
const stableName = (block: Block, blocks: readonly Block[], functions: ReadonlyMap<string, string>): string => {
  if (block.kind === "validate") return functionName(block.name, functions);
  const [user, another] = blocks.filter(({ kind, text }) => kind === "validate" && uses(text, block.name));
  if (block.kind === "schema" && user && !another) {
    return functionName(user.name, functions).replace("validate", "schema");
  }
  return `${block.kind}_${hashOf(block.text.slice(block.text.indexOf("=")))}`;
};

const uses = (text: string, name: string): boolean => new RegExp(String.raw`\b${name}\b`).test(text);

const functionName = (compiled: string, functions: ReadonlyMap<string, string>): string => {
  const schema = functions.get(compiled);
  if (schema === undefined) throw new Error(`The compiler made ${compiled} for no schema of its own`);
  return `validate${schema}`;
};

/** First 40 bits of the SHA-256. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 10);
