/** A page of the documentation: Markdown with absolute links, whose hosts are placeholders (`{site_url}`). */
export interface Page {
  /** Where the site has it; the Markdown is there with `.md`. */
  readonly path: string;
  readonly group: "Guides" | "Packages" | "Reference";
  readonly title: string;
  /** One sentence. */
  readonly description: string;
  readonly markdown: string;
  /** The file in the repository that it is made from. */
  readonly source: string;
}
