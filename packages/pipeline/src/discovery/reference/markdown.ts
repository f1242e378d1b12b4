/** Markdown of the reference. */

/** Returns a table. Cells are Markdown; line breaks and pipes in them are escaped. */
export const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map(() => "---"), ...rows.map((cells) => cells.map(cell))]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");

const cell = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll("|", String.raw`\|`);

/** Returns inline code that may hold backticks. */
export const code = (text: string): string => (text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``);

export const fence = (info: string, text: string): string => {
  const marks = text.includes("```") ? "~~~~" : "```";
  return `${marks}${info}\n${text.trimEnd()}\n${marks}`;
};

/** Returns a fence with an example: JSON, or text as it is sent. */
export const exampleFence = (example: unknown): string =>
  typeof example === "string" ? fence("", example) : fence("json", JSON.stringify(example, null, 2));

const number = new Intl.NumberFormat("en");

/** Returns a number with its thousands separated. */
export const numberWords = (value: unknown): string => number.format(Number(value));

/** Joins the parts of a page with blank lines, and leaves out empty ones. */
export const blocks = (...parts: readonly (string | readonly string[])[]): string =>
  parts
    .flat()
    .filter((part) => part !== "")
    .join("\n\n");

/** Returns the path of a page below the reference. */
export const referencePath = (...steps: readonly string[]): string => ["/docs/reference", ...steps].join("/");

/** Returns a link to a page of the site; `path` may have a fragment. */
export const link = (text: string, path: string): string => `[${text}]({site_url}${path})`;

/** Returns a name in kebab case: `listEvents` is `list-events`, and `message.delivered` is `message-delivered`. */
export const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll(/[._]/g, "-");
