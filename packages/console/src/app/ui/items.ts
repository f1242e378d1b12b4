import type { InfiniteData } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";

/** An infinite query, as far as a list needs it. */
interface Listed<Page> {
  readonly data: InfiniteData<Page> | undefined;
  readonly error: Error | null;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** Items of all pages that have come. */
export interface Items<Item> {
  /** Null until the first page has come. */
  readonly items: readonly Item[] | null;
  readonly error: Error | null;
  readonly hasMore: boolean;
  readonly more: () => void;
  /** Asks again after an error. */
  readonly again: () => void;
}

/** Joins the pages of a list. `itemsOf` must stay the same function. */
export const useItems = <Page, Item>(
  { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch }: Listed<Page>,
  itemsOf: (page: Page) => readonly Item[],
): Items<Item> => {
  const items = useMemo(() => data?.pages.flatMap(itemsOf) ?? null, [data, itemsOf]);
  const more = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, isFetchingNextPage]);
  return { items, error, hasMore: hasNextPage, more, again: () => void refetch() };
};
