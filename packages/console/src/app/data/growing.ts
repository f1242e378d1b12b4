/** Lists that grow at their head alone. After an event their first page is read, however many have come. */
import type { OperationId } from "@atlas-messaging/contract";
import type { InfiniteData, Query, QueryFunctionContext, QueryKey } from "@tanstack/react-query";
import { queries } from "./queries.ts";

const growing: ReadonlySet<unknown> = new Set<OperationId>([
  "console.auditEvents.list",
  "console.conversations.listEvents",
  "console.conversations.listMessages",
  "console.conversations.listNotes",
  "console.events.list",
]);

const pagesOf = ({ state }: Query): readonly unknown[] => {
  const { pages }: { readonly pages?: unknown } = Object(state.data);
  return Array.isArray(pages) ? pages : [];
};

/** Requests that reading the query again costs. */
export const costOf = (query: Query): number => (isGrown(query) ? 1 : Math.max(1, pagesOf(query).length));

/** More than its first page has come. Parts 3 to 5 of a key are an operation of the console. */
const isGrown = (query: Query): boolean =>
  growing.has(query.queryKey.slice(2, 5).join(".")) && pagesOf(query).length > 1;

/** Reads the first page, and puts it before what is there. */
const readHead = async (query: Query): Promise<void> => {
  const head = await firstPage(query);
  // A page on its way was asked for with the old ones, and would put them back.
  while (query.state.fetchStatus === "fetching") await query.promise?.catch(() => undefined);
  queries.setQueryData<Pages>(query.queryKey, (before) => before && withHead(before, head));
};

/** The first page has no position. */
const firstPage = async ({ options, queryKey }: Query): Promise<Page> => {
  const { queryFn } = options;
  if (typeof queryFn !== "function") throw new TypeError("a list without a function");
  const context = { queryKey, pageParam: {}, signal: new AbortController().signal };
  return Object(await queryFn(asContext(context)));
};

/** Lists of ours take the position and the signal of a context, and nothing else of it. */
const asContext = (context: object) => context as QueryFunctionContext;

/** Reads queries of this key again: first pages of lists that grow, and all of the others. */
export const readKeyAgain = async (queryKey: QueryKey): Promise<void> => {
  const grown = queries.getQueryCache().findAll({ queryKey, type: "active", predicate: isGrown });
  const others = queries.invalidateQueries({ queryKey, predicate: (query) => !grown.includes(query) });
  // The list shows its error where its own reads fail.
  await Promise.all([others, ...grown.map(async (query) => readHead(query).catch(() => undefined))]);
};

// Puts a new first page before the pages of a list that grows at its head alone.
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
