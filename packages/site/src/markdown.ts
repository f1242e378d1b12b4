/** Markdown of the documentation as HTML: GitHub's dialect, and what a README cannot show by itself. */
import { Marked, type Token, type Tokens } from "marked";
import { escaped, slugOf } from "@atlas-messaging/service/discovery/html";
import { errorColumns } from "@atlas-messaging/service/discovery/reference/operation-page";
import { type Tabs, codeHtml, tabsHtml, withTabs } from "./code.ts";
import { FieldRenderer, type ShownFields } from "./fields.ts";

/** A heading below the title. */
export interface Heading {
  readonly depth: number;
  readonly id: string;
  /** Plain text. */
  readonly text: string;
}

/** Returns the tokens of a page, with tabs. */
export const tokensOf = (markdown: string): Token[] => withTabs(new Marked({ gfm: true }).lexer(markdown));

/** Fields among the tokens of a page. */
export interface Fields extends Tokens.Generic {
  readonly type: "fields";
  readonly list: ShownFields;
}

/**
 * Renders one page. `place` changes the targets of links and images, `fill` the placeholders in texts of fields; raw
 * HTML is shown as text.
 */
export class Renderer {
  readonly headings: Heading[] = [];
  readonly #marked: Marked;

  constructor(place: (target: string) => string, fill: (text: string) => string) {
    const { headings } = this;
    const slugs = new Slugs();
    const fields = new FieldRenderer(
      (heading) => slugs.next(heading),
      (text) => this.#marked.parseInline(fill(text), { async: false }),
    );
    this.#marked = new Marked({
      gfm: true,
      extensions: [
        // Tokens of these names are made by `withTabs` and by `content.ts` alone.
        { name: "tabs", renderer: (token) => tabsHtml(token as Tabs) },
        { name: "fields", renderer: (token) => fields.html((token as Fields).list) },
      ],
      renderer: {
        html: ({ text }) => escaped(text),
        heading({ tokens, depth }) {
          const plain = plainText(tokens);
          const id = slugs.next(plain);
          const inner = this.parser.parseInline(tokens);
          if (depth === 1) return `<h1 id="${id}">${inner}</h1>\n`;
          headings.push({ depth, id, text: plain });
          const linked = hasLink(tokens) ? inner : `<a href="#${id}">${inner}</a>`;
          return `<h${depth} id="${id}">${linked}</h${depth}>\n`;
        },
        code: codeHtml,
        paragraph({ tokens }) {
          return addressHtml(tokens) ?? `<p>${this.parser.parseInline(tokens)}</p>\n`;
        },
        blockquote(token) {
          return calloutHtml(token, (tokens) => this.parser.parse(tokens));
        },
        // A reader ticks a list off. The page keeps nothing.
        checkbox: () => '<input type="checkbox" aria-label="Done"> ',
        list(token) {
          if (!isCards(token)) return false;
          const items = token.items.map(({ tokens }) => `<li>${this.parser.parse(tokens)}</li>`);
          return `<ul class="cards">${items.join("\n")}</ul>\n`;
        },
        table(token) {
          const inline = (tokens: Token[]): string => this.parser.parseInline(tokens);
          return isErrors(token) ? errorsHtml(token, inline) : tableHtml(token, slugs, inline);
        },
        link({ href, title, tokens }) {
          const shown = title ? ` title="${escaped(title)}"` : "";
          return `<a href="${escaped(place(href))}"${shown}>${this.parser.parseInline(tokens)}</a>`;
        },
        image: ({ href, text }) => `<img src="${escaped(place(href))}" alt="${escaped(text)}" loading="lazy">`,
      },
    });
  }

  html(tokens: readonly Token[]): string {
    return this.#marked.parser([...tokens]);
  }
}

/** Returns a paragraph that is method and URL alone, as the address of an operation; null for others. */
const addressHtml = ([token, ...others]: readonly Token[]): string | null => {
  const code = token?.type === "codespan" && others.length === 0 && "text" in token ? String(token.text) : "";
  const [, method, url = ""] = /^(GET|POST|PUT|PATCH|DELETE) (\S+)$/.exec(code) ?? [];
  return method === undefined ? null : `<p class="address"><b>${method}</b> <code>${escaped(url)}</code></p>\n`;
};

/** A list is shown as cards if each item starts with a bold link. */
const isCards = ({ items }: Tokens.List): boolean =>
  items.every((item) => /^[-*] \*\*\[[^\]]+\]\([^)]+\)\*\* /.test(item.raw));

const hasLink = (tokens: readonly Token[]): boolean => tokens.some(({ type }) => type === "link");

// Tables: stacked on narrow screens or in a box that scrolls by itself, with anchors on rows that define a name.

/** Headings of a first column whose cells are looked up by name. */
const defining = new Set(["Code", "Error", "Event", "Header", "Limit", "Scope", "Setting", "Variable"]);

/** Headings of a first column that names what a value is. They need not be seen. */
const factual = new Set(["Detail", "Property"]);

/** Tells if the rows of a table define names. */
export const defines = ({ header }: Tokens.Table): boolean => defining.has(header[0]?.text ?? "");

/** Returns the name that a row defines: the only code of its first cell. */
export const definedName = ([cell]: readonly Tokens.TableCell[]): string | null =>
  /^`([\w.:/-]+)`$/.exec(cell?.text.trim() ?? "")?.[1] ?? null;

const isErrors = ({ header }: Tokens.Table): boolean => header.map(({ text }) => text).join() === errorColumns.join();

/** Renders the errors of an operation as a list like that of its fields. */
const errorsHtml = ({ rows }: Tokens.Table, inline: (tokens: Token[]) => string): string => {
  const items = rows.map((row) => {
    const [code = "", status = "", retry, cause = "", fix = ""] = row.map(({ tokens }) => inline(tokens));
    return `<li><div>${code} ${status}${retry === "yes" ? " <b>retry</b>" : ""}</div><p>${cause}<p class="more">Fix: ${fix}`;
  });
  return `<ul class="fields errors">${items.join("\n")}</ul>\n`;
};

/** Renders a table. A column without a name has no header cell, since readers of the screen would hear an empty one. */
const tableHtml = (token: Tokens.Table, slugs: Slugs, inline: (tokens: Token[]) => string): string => {
  const rowsDefine = defines(token);
  const isStacked = token.header.length > 2;
  const labels = token.header.map(({ tokens }, column) => (isStacked && column > 0 ? plainText(tokens) : ""));
  const head = token.header.map(({ tokens }) => (tokens.length === 0 ? "<td></td>" : `<th>${inline(tokens)}</th>`));
  const rows = token.rows.map((row) => {
    const name = rowsDefine ? definedName(row) : null;
    const id = name === null ? null : slugs.claim(name);
    const cells = row.map(({ tokens }, column) => cellHtml(inline(tokens), labels[column] ?? ""));
    return `<tr${id === null ? "" : ` id="${id}"`}>${cells.join("")}`;
  });
  const kind = factual.has(token.header[0]?.text ?? "") ? "facts" : "";
  const mark = isStacked || kind !== "" ? ` class="${isStacked ? "stacked" : kind}"` : "";
  return `<div class="scroll" tabindex="0"><table${mark}><thead><tr>${head.join("")}</tr></thead>\n<tbody>${rows.join("\n")}</tbody></table></div>\n`;
};

/** Returns a cell. A narrow screen shows its label, the name of the column. HTML needs no end tag of cells and rows. */
const cellHtml = (inner: string, label: string): string =>
  `<td${label === "" || inner === "" ? "" : ` data-label="${escaped(label)}"`}>${inner}`;

const names = ["Note", "Tip", "Important", "Warning", "Caution"] as const;

/** Renders a quotation, or a callout in GitHub's form (`> [!NOTE]`). */
const calloutHtml = ({ tokens }: Tokens.Blockquote, parse: (tokens: Token[]) => string): string => {
  const [first, ...others] = tokens;
  const mark = /^\[!(\w+)\]\s*/.exec(first?.raw ?? "");
  const name = names.find((one) => one.toUpperCase() === mark?.[1]);
  if (name === undefined || first === undefined) return `<blockquote>${parse(tokens)}</blockquote>\n`;
  const inner = parse([unmarked(first, mark?.[0] ?? ""), ...others]);
  return `<div class="callout ${name.toLowerCase()}" role="note"><p class="callout-name">${name}</p>${inner}</div>\n`;
};

/** Removes the mark from the first text of a paragraph. */
const unmarked = (paragraph: Token, mark: string): Token => {
  if (!("tokens" in paragraph) || !paragraph.tokens) return paragraph;
  const [text, ...others] = paragraph.tokens;
  if (text?.type !== "text") return paragraph;
  const rest = text.raw.replace(mark.trim(), "").trimStart();
  return { ...paragraph, tokens: [{ type: "text", raw: rest, text: rest }, ...others] };
};

/** Anchors of one page. A repeated heading gets a number, as on GitHub. */
export class Slugs {
  readonly #used = new Set<string>();

  next(heading: string): string {
    const slug = slugOf(heading);
    let free = slug;
    for (let count = 1; this.#used.has(free); count++) free = `${slug}-${count}`;
    this.#used.add(free);
    return free;
  }

  /** Returns the anchor of a name that must keep it, or null if it is taken. */
  claim(name: string): string | null {
    if (this.#used.has(name)) return null;
    this.#used.add(name);
    return name;
  }
}

/** Returns text without markup. */
export const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => ("tokens" in token && token.tokens ? plainText(token.tokens) : "text" in token ? token.text : ""))
    .join("");
