/** Material for a website of the documentation, and for its copy as files. */
export { markdown, text, twinOf } from "./html.ts";
export { about } from "./generated/about.ts";
export { escaped, linkToTwin, slugOf } from "./html.ts";
export { Library } from "./library.ts";
export { missingPage } from "./index.ts";
export type { Page } from "./page.ts";
export { filledGroups, pages } from "./pages.ts";
export { addressed, siteOf } from "./site.ts";
export type { Document, PageParts, Site, Website } from "../pipeline/website.ts";
export { errorColumns } from "./reference/operation-page.ts";
