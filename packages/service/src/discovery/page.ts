import type { Part } from "../pipeline/website.ts";

/** A page of the documentation: Markdown with absolute links, whose hosts are placeholders (`{site_url}`). */
export interface Page {
  /** Path on the site. Adding `.md` gives the Markdown. */
  readonly path: string;
  /** Group of `docs/navigation.json`. */
  readonly group: string;
  readonly title: string;
  /** One sentence. */
  readonly description: string;
  /** Pages of the reference make it when it is read. */
  readonly markdown: string;
  /** Parts of which the Markdown is made, where a website may show more than Markdown can. */
  readonly parts?: readonly Part[];
  /** Name by which programs know what the page is about, such as an operation's id. */
  readonly name?: string;
  /** Source file in the repository: the text itself, or the part of the contract that the page is made from. */
  readonly source?: string | undefined;
  /** Markdown for a text of all pages, where another page has the rest. */
  readonly excerpt?: string;
}
