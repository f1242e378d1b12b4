import type { OperationId } from "@atlas-messaging/contract";
import { queryKeyOf } from "@atlas-messaging/query";
import { AtlasConsole } from "@atlas-messaging/sdk/console";
import type { Query } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { costOf, withHead } from "./growing.ts";

const page = (ids: string, next_cursor: string | null) => ({
  messages: Array.from(ids).map((id) => ({ id })),
  has_more: next_cursor !== null,
  next_cursor,
});
const pageParams = [{}, { after_id: "x" }];

test.for([
  ["new rows stand before the old ones", "fed", ["fedc", "ba"]],
  ["a row that has changed is there once", "dc", ["dc", "ba"]],
  ["rows that nothing joins to the old ones stand alone", "hgf", ["hgf"]],
] as const)("%s", ([, head, expected]) => {
  const before = { pages: [page("dc", "x"), page("ba", null)], pageParams };
  const { pages, pageParams: params } = withHead(before, page(head, "y"));
  expect(pages.map(({ messages }) => (messages as { id: string }[]).map(({ id }) => id).join(""))).toEqual(expected);
  expect(params).toEqual(pageParams.slice(0, expected.length));
  // The next page follows the last row of its own page, or that of the head where it stands alone.
  expect(pages[0]?.["next_cursor"]).toBe(expected.length === 1 ? "y" : "x");
});

/** The part of a query that is looked at. */
const queryOf = (id: OperationId) => {
  const queryKey = queryKeyOf(new AtlasConsole({ baseUrl: "http://127.0.0.1:4100" }), id, {}, "infinite");
  return { queryKey, state: { data: { pages: [{}, {}, {}], pageParams } } } as unknown as Query;
};

test("a list that grows is read again by its first page alone", () => {
  expect(costOf(queryOf("console.events.list"))).toBe(1);
  expect(costOf(queryOf("console.customers.list"))).toBe(3);
});
