/** Form of the search index as it is sent: short, since it is the largest thing that a reader may load. */

/** Path, title and group of a page, and the name by which programs know what it is about. */
export type SearchedPage = readonly [path: string, title: string, group: string, name?: string];

/** Number of the page, anchor, heading and text of a section. */
export type Section = readonly [page: number, anchor: string, heading: string, text: string];

export interface SearchData {
  readonly pages: readonly SearchedPage[];
  readonly sections: readonly Section[];
}
