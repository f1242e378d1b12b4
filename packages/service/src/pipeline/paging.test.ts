import { operations } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { fakeShell, idOf, requestTo } from "../../test-support/fake-shell.ts";
import type { Context } from "./context.ts";
import { correlate } from "./request.ts";
import { pageArgs, paged } from "./paging.ts";

const contextOf = (principal = idOf(1), organizationId = idOf(2)): Context => {
  const context = correlate(
    fakeShell(),
    { ...operations["conversations.listEvents"], id: "conversations.listEvents" },
    { request: requestTo("/"), clientAddress: null },
  );
  const known = { scopes: [], permissions: [], resource: null, expiresAt: null, kind: "key", name: null } as const;
  context.principal = { ...known, id: principal, credentialId: principal, organizationId };
  return context;
};

const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ id: idOf(at + 10) }));
const pageOf = (
  count: number,
  query: { readonly limit?: number; readonly after_id?: string },
  context = contextOf(),
  of?: string,
) => paged({ rows: rowsOf(count), known: true }, ({ id }) => id, query, context, of);

const noCursor = "after_id is neither an id nor a cursor of conversations.listEvents.";

describe("a page", () => {
  test("reads one row more than it shows, and knows by it whether there are more", () => {
    expect(pageArgs({}, contextOf()).page_size).toBe(51);
    expect(pageArgs({ limit: 2 }, contextOf())).toMatchObject({ page_size: 3, after: null });
    expect(pageOf(3, { limit: 2 })).toMatchObject({ items: rowsOf(2), has_more: true });
    expect(pageOf(2, { limit: 2 })).toMatchObject({ items: rowsOf(2), has_more: false, next_cursor: null });
  });

  test("begins after its cursor, or after a plain id, in either order", () => {
    const { next_cursor } = pageOf(3, { limit: 2 });
    const args = pageArgs({ after_id: next_cursor ?? "" }, contextOf());
    expect(args).toMatchObject({ after: idOf(11), after_down: idOf(11), after_up: idOf(11) });
    expect(pageArgs({ after_id: idOf(11) }, contextOf()).after).toBe(idOf(11));
  });

  test.for([
    ["that is none", (): string => "nothing"],
    ["of another principal", () => pageOf(3, { limit: 2 }, contextOf(idOf(5))).next_cursor],
    ["of another organization", () => pageOf(3, { limit: 2 }, contextOf(idOf(1), idOf(6))).next_cursor],
    ["of another list of the same operation", () => pageOf(3, { limit: 2 }, contextOf(), idOf(7)).next_cursor],
  ] as const)("takes no cursor %s", ([, cursor]) => {
    expect(() => pageArgs({ after_id: cursor() ?? "" }, contextOf())).toThrow(noCursor);
  });

  test("goes on by a cursor of the same list, in any case of its id", () => {
    const parent = idOf(10).toUpperCase();
    const { next_cursor } = pageOf(3, { limit: 2 }, contextOf(), parent);
    expect(pageArgs({ after_id: next_cursor ?? "" }, contextOf(), parent.toLowerCase()).after).toBe(idOf(11));
  });

  test("takes no plain id that is not in the list", () => {
    const query = { after_id: idOf(99) };
    const ask = (): unknown => paged({ rows: [], known: false }, ({ id }: { id: string }) => id, query, contextOf());
    expect(ask).toThrow(noCursor);
  });
});
