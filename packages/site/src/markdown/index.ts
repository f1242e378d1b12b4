/** Markdown of the documentation as HTML: GitHub's dialect, and what a README cannot show by itself. */
import { Marked, type Token, type Tokens } from "marked";
import { escaped } from "@atlas-messaging/pipeline/documents";
import { calloutHtml } from "./callout.ts";
import { type Tabs, codeHtml, tabsHtml, withTabs } from "./code.ts";
import { plainText } from "./plain-text.ts";
import { Slugs } from "./slugs.ts";
import { tableHtml } from "./table.ts";

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
