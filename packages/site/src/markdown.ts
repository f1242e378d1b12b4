/** Markdown of the documentation as HTML: GitHub's dialect, and what a README cannot show by itself. */
import { Marked, type Token, type Tokens } from "marked";
import { escaped, slugOf } from "@atlas-messaging/service/discovery/html";
import { type Tabs, codeHtml, tabsHtml, withTabs } from "./code.ts";
import { fieldColumns } from "@atlas-messaging/service/discovery/reference/fields";

/** A heading below the title. */
export interface Heading {
  readonly depth: number;
  readonly id: string;
  /** Plain text. */
  readonly text: string;
}

export interface Rendered {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** Returns the tokens of a page, with tabs. */
export const tokensOf = (markdown: string): Token[] => withTabs(new Marked({ gfm: true }).lexer(markdown));

/** Renders the site's own Markdown. `place` changes the targets of links and images; raw HTML is shown as text. */
export const renderMarkdown = (markdown: string, place: (target: string) => string): Rendered => {
  const headings: Heading[] = [];
  const slugs = new Slugs();
  const marked = new Marked({
    gfm: true,
    extensions: [{ name: "tabs", renderer: (token) => tabsHtml(token as Tabs) /* Named so by `withTabs` alone. */ }],
    renderer: {
      html: ({ text }) => escaped(text),
      heading({ tokens, depth }) {
        const plain = plainText(tokens);
        const id = slugs.next(plain);
        const inner = this.parser.parseInline(tokens);
        if (depth === 1) return `<h1 id="${id}">${inner}</h1>\n`;
        headings.push({ depth, id, text: plain });
        const linked = hasLink(tokens) ? inner : `<a class="anchor" href="#${id}">${inner}</a>`;
        return `<h${depth} id="${id}">${linked}</h${depth}>\n`;
      },
      code: codeHtml,
      blockquote(token) {
        return calloutHtml(token, (tokens) => this.parser.parse(tokens));
      },
      list(token) {
        if (!isCards(token)) return false;
        const items = token.items.map(({ tokens }) => `<li>${this.parser.parse(tokens)}</li>`);
        return `<ul class="cards">${items.join("\n")}</ul>\n`;
      },
      table(token) {
        return tableHtml(token, slugs, (tokens) => this.parser.parseInline(tokens));
      },
      link({ href, title, tokens }) {
        const shown = title ? ` title="${escaped(title)}"` : "";
        return `<a href="${escaped(place(href))}"${shown}>${this.parser.parseInline(tokens)}</a>`;
      },
      image: ({ href, text }) => `<img src="${escaped(place(href))}" alt="${escaped(text)}" loading="lazy">`,
    },
  });
  return { html: marked.parser(tokensOf(markdown)), headings };
};

/** A list is shown as cards if each item starts with a bold link. */
const isCards = ({ items }: Tokens.List): boolean =>
  items.every((item) => /^[-*] \*\*\[[^\]]+\]\([^)]+\)\*\* /.test(item.raw));

const hasLink = (tokens: readonly Token[]): boolean => tokens.some(({ type }) => type === "link");

// Tables: stacked on narrow screens or in a box that scrolls by itself, with anchors on rows that define a name.

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
const tableHtml = (token: Tokens.Table, slugs: Slugs, inline: (tokens: Token[]) => string): string => {
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
