/** Code in the place of a value. */
export class Expression {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Columns of a line, as in files that are written by hand. */
export const lineWidth = 120;

/** Prints a JSON value as a JavaScript literal, on one line if it fits. Members keep their order. */
export const literal = (value: unknown, indent = 0, width = lineWidth): string => {
  const flat = flatLiteral(value);
  if (flat.length + indent <= width || typeof value !== "object" || value === null || value instanceof Expression)
    return flat;
  const inner = " ".repeat(indent + 2);
  const lines = Array.isArray(value)
    ? filled(
        value.map((item) => literal(item, indent + 2, width)),
        width - inner.length,
      ).map((line) => inner + line)
    : members(value).map(([name, item]) => `${inner}${propertyName(name)}: ${literal(item, indent + 2, width)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${lines.join(",\n")},\n${" ".repeat(indent)}${close}`;
};

/** Puts short items beside each other. */
const filled = (items: readonly string[], width: number): string[] => {
  const rows: string[] = [];
  for (const item of items) {
    const row = `${rows.at(-1)}, ${item}`;
    if (rows.length > 0 && row.length < width && !row.includes("\n")) rows[rows.length - 1] = row;
    else rows.push(item);
  }
  return rows;
};

const flatLiteral = (value: unknown): string => {
  if (value instanceof Expression) return value.text;
  if (Array.isArray(value)) return `[${value.map(flatLiteral).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = members(value).map(([name, item]) => `${propertyName(name)}: ${flatLiteral(item)}`);
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
};

const members = (value: object): [string, unknown][] => Object.entries(value).filter(([, item]) => item !== undefined);

/** A member name, quoted only where JavaScript needs it. */
export const propertyName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

/** Prints a docstring: the text wrapped, then the example unchanged. */
export const docstring = (text: string, indent = "", example?: string): string => {
  const code = example === undefined ? [] : ["", "@example", "```ts", ...example.split("\n"), "```"];
  const max = lineWidth - indent.length - " * ".length;
  const lines = [
    ...text
      .trim()
      .split("\n")
      .flatMap((line) => wrap(line, max)),
    ...code,
  ];
  const body = lines.map((line) => `${indent} * ${line.replaceAll("*/", "*\\/")}`.trimEnd());
  return [`${indent}/**`, ...body, `${indent} */`].join("\n");
};

const wrap = (line: string, max: number): string[] => {
  const rows = [""];
  for (const word of line.split(" ")) {
    const row = rows.at(-1) ?? "";
    if (row !== "" && row.length + 1 + word.length > max) rows.push(word);
    else rows[rows.length - 1] = row === "" ? word : `${row} ${word}`;
  }
  return rows;
};
