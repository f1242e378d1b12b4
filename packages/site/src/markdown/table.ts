/** Tables: stacked on narrow screens or in a box that scrolls by itself, with anchors on rows that define a name. */
import type { Token, Tokens } from "marked";
import { escaped, fieldColumns } from "@atlas-messaging/pipeline/documents";
import { plainText } from "./plain-text.ts";
import type { Slugs } from "./slugs.ts";

/** Headings of a first column whose cells are looked up by name. */
const defining = new Set(["Code", "Error", "Event", "Header", "Limit", "Scope", "Setting", "Variable"]);

/** Tables of fields by their columns. A page has hundreds of such rows, so the style names their columns, once. */
const fields = new Map(Object.entries(fieldColumns).map(([name, columns]) => [columns.join(), `fields ${name}`]));

/** Tells if the rows of a table define names. */
export const defines = ({ header }: Tokens.Table): boolean => defining.has(header[0]?.text ?? "");

/** Returns the name that a row defines: the only code of its first cell. */
export const definedName = ([cell]: readonly Tokens.TableCell[]): string | null =>
  /^`([\w.:/-]+)`$/.exec(cell?.text.trim() ?? "")?.[1] ?? null;

/** Renders a table. A column without a name has no header cell, since readers of the screen would hear an empty one. */
export const tableHtml = (token: Tokens.Table, slugs: Slugs, inline: (tokens: Token[]) => string): string => {
  const rowsDefine = defines(token);
  const isStacked = token.header.length > 2;
  const named = fields.get(token.header.map(({ text }) => text).join());
  const isLabelled = isStacked && named === undefined;
  const labels = token.header.map(({ tokens }, column) => (isLabelled && column > 0 ? plainText(tokens) : ""));
  const head = token.header.map(({ tokens }) => (tokens.length === 0 ? "<td></td>" : `<th>${inline(tokens)}</th>`));
  const rows = token.rows.map((row) => {
    const name = rowsDefine ? definedName(row) : null;
    const id = name === null ? null : slugs.claim(name);
    const cells = row.map(({ tokens }, column) => {
      const inner = inline(tokens);
      return cellHtml(named !== undefined && column === 0 ? breakable(inner) : inner, labels[column] ?? "");
    });
    return `<tr${id === null ? "" : ` id="${id}"`}>${cells.join("")}`;
  });
  const mark = isStacked ? ` class="${["stacked", named ?? []].flat().join(" ")}"` : "";
  return `<div class="scroll" tabindex="0"><table${mark}><thead><tr>${head.join("")}</tr></thead>\n<tbody>${rows.join("\n")}</tbody></table></div>\n`;
};

/** Longest path of a field that never breaks: `code` marks included, a fifth of a wide screen. */
const maxUnbroken = 40;

/** Lets a long path, such as `content.sections[].rows[].title`, break before its dots, so that other columns keep their room. */
const breakable = (inner: string): string =>
  inner.length > maxUnbroken ? inner.replaceAll(/(?<=[\w\]])\./g, "<wbr>.") : inner;

/** Returns a cell. A narrow screen shows its label, the name of the column. HTML needs no end tag of cells and rows. */
const cellHtml = (inner: string, label: string): string =>
  `<td${label === "" || inner === "" ? "" : ` data-label="${escaped(label)}"`}>${inner}`;
