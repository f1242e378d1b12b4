/** Pages of the documentation in reading order. */
import { groups, pages } from "./generated/pages.ts";

export { pages };

export type Page = (typeof pages)[number];

/** Groups that have pages. */
export const filledGroups = groups.filter((group) => pages.some((page) => page.group === group));
