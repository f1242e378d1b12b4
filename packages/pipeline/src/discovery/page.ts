/** A page of the documentation: Markdown with absolute links, whose hosts are placeholders (`{site_url}`). */
export interface Page {
  /** Path on the site. Adding `.md` gives the Markdown. */
  readonly path: string;
  /** `Guides`, `Packages` or `Reference`. */
  readonly group: string;
  readonly title: string;
  /** One sentence. */
  readonly description: string;
  /** Pages of the reference make it when it is read. */
  readonly markdown: string;
  /** Markdown for a text of all pages, where another page has the rest. */
  readonly excerpt?: string;
}
