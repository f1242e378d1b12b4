/** The reference, made from the contract. Its Markdown is made when it is read. */
import type { Page } from "../page.ts";
import { eventOverview, eventPages } from "./event-pages.ts";
import { statePage } from "./state-page.ts";
import { overviewPage, sections } from "./section-page.ts";
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
