/** Material for a website of the documentation, and for its copy as files. */
export { text, twinOf } from "./document.ts";
export { about } from "./generated/about.ts";
export { escaped, slugOf } from "./html.ts";
export type { Page } from "./page.ts";
export { filledGroups, pages } from "./pages.ts";
export { addressed } from "./site.ts";
export type { Document, PageParts, Site, Website } from "./website.ts";
