import { groups, pages as written } from "./generated/pages.ts";
import type { Page } from "./page.ts";
import { referencePages } from "./reference/index.ts";

/** Every page of the documentation. */
export const pages: readonly Page[] = [...written, ...referencePages];

/** Groups that have pages, in reading order. */
export const filledGroups = groups.filter((group) => pages.some((page) => page.group === group));

/** Returns the pages of a group. Operations and single events are left out: the pages of their sections list them. */
export const mainPagesOf = (group: string): readonly Page[] =>
  pages.filter((page) => page.group === group && !/^\/docs\/reference\/[^/]+\//.test(page.path));
