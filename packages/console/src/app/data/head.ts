/** Puts a new first page before the pages of a list that grows at its head alone. */
import type { InfiniteData } from "@tanstack/react-query";

export type Page = Readonly<Record<string, unknown>>;
export type Pages = InfiniteData<Page>;

interface Identified {
  readonly id: string;
}

/** The one list of a page, by its name. */
const listOf = (page: Page): readonly [name: string, items: readonly Identified[]] => {
  const [name, items] = Object.entries(page).find(([, value]) => Array.isArray(value)) ?? ["", []];
  return [name, items as readonly Identified[]]; // Items of these lists have ids.
};

/** Joins a new first page with the pages before. Where something is missing between them, it stands alone. */
export const withHead = ({ pages, pageParams }: Pages, head: Page): Pages => {
  const [name, items] = listOf(head);
  const ids = new Set(items.map(({ id }) => id));
  const [first, ...rest] = pages.map((page): Page => {
    const [, old] = listOf(page);
    return { ...page, [name]: old.filter(({ id }) => !ids.has(id)) };
  });
  const kept = first === undefined ? [] : listOf(first)[1];
  const isJoined = pages[0] !== undefined && kept.length < listOf(pages[0])[1].length;
  if (first === undefined || !isJoined) return { pages: [head], pageParams: pageParams.slice(0, 1) };
  return { pages: [{ ...first, [name]: [...items, ...kept] }, ...rest], pageParams };
};
