/** The reference, made from the contract. Its Markdown is made when it is read. */
import type { Page } from "../page.ts";
import { eventOverview, eventPages, statePage } from "./event-pages.ts";
import { overviewPage, sections } from "./operation-page.ts";
import { tablePages } from "./table-pages.ts";

/** Every page of the reference, in reading order. */
export const referencePages: readonly Page[] = [
  overviewPage([eventOverview, ...tablePages, statePage]),
  ...sections.flatMap(({ page, pages }) => [page, ...pages]),
  eventOverview,
  ...eventPages,
  ...tablePages,
  statePage,
];
