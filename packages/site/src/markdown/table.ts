/** Tables: in a box that scrolls by itself, and with anchors on rows that define a name. */
import type { Token, Tokens } from "marked";
import type { Slugs } from "./slugs.ts";

/** Headings of a first column whose cells are looked up by name. */
const defining = new Set(["Code", "Error", "Event", "Header", "Limit", "Scope", "Setting", "Variable"]);

/** Tells if the rows of a table define names. */
export const defines = ({ header }: Tokens.Table): boolean => defining.has(header[0]?.text ?? "");

/** Returns the name that a row defines: the only code of its first cell. */
export const definedName = ([cell]: readonly Tokens.TableCell[]): string | null =>
  /^`([\w.:/-]+)`$/.exec(cell?.text.trim() ?? "")?.[1] ?? null;

const element = (tag: string, inner: string): string => `<${tag}>${inner}</${tag}>`;

/** Renders a table. A column without a name has no header cell, since readers of the screen would hear an empty one. */
export const tableHtml = (token: Tokens.Table, slugs: Slugs, inline: (tokens: Token[]) => string): string => {
  const rowsDefine = defines(token);
  const cells = (row: readonly Tokens.TableCell[], tag: string): string =>
    row.map(({ tokens }) => element(tokens.length === 0 ? "td" : tag, inline(tokens))).join("");
  const rows = token.rows.map((row) => {
    const name = rowsDefine ? definedName(row) : null;
    const id = name === null ? null : slugs.claim(name);
    return `<tr${id === null ? "" : ` id="${id}"`}>${cells(row, "td")}</tr>`;
  });
  return `<div class="scroll" tabindex="0"><table><thead><tr>${cells(token.header, "th")}</tr></thead>\n<tbody>${rows.join("\n")}</tbody></table></div>\n`;
};
