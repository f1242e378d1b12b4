import { docs, groups } from "@atlas-messaging/service/discovery/docs-pages";
import { apiPages } from "./generated/api-pages.ts";
import type { Page } from "./page.ts";
import { eventOverview, eventPages, statePage } from "./reference/event-pages.ts";
import { overviewPage, sections } from "./reference/operation-page.ts";
import { tablePages } from "./reference/table-pages.ts";

/** Every page of the reference, in reading order. It is made from the contract, and its Markdown when it is read. */
const referencePages: readonly Page[] = [
  overviewPage([eventOverview, ...tablePages, statePage]),
  ...sections.flatMap(({ page, pages }) => [page, ...pages]),
  eventOverview,
  ...eventPages,
  ...tablePages,
  statePage,
];

/** Every page of the documentation. */
export const pages: readonly Page[] = [...docs, ...apiPages, ...referencePages];

/** Groups that have pages, in reading order. */
export const filledGroups = groups.filter((group) => pages.some((page) => page.group === group));

/** Returns the pages of a group. Operations and single events are left out: the pages of their sections list them. */
export const mainPagesOf = (group: string): readonly Page[] =>
  pages.filter((page) => page.group === group && !/^\/docs\/reference\/[^/]+\//.test(page.path));
