import { describe, expect, it } from "vitest";
import { operations } from "@atlas-messaging/contract";
import { connect, errorOf, refuses, succeeds } from "../test-support/hostile-service.ts";
import type { Deed } from "../test-support/hostile-service.ts";
import { AtlasConsole } from "./console.ts";
import { answers } from "../test-support/hostile-service.ts";
import * as functions from "./operations.ts";

const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);
const things = (...names: string[]): { id: string }[] => names.map((id) => ({ id }));

/** Serves three pages. */
const sessions: Deed = ({ url }) => {
  const after = new URL(url).searchParams.get("after_id");
  const [data, next] =
    after === null ? [things("1", "2"), "a"] : after === "a" ? [things("3"), "b"] : [things("4"), null];
  return Response.json({ ok: true, data, has_more: next !== null, next_cursor: next });
};

/** Serves the directory, two items a page. */
const directory: Deed = ({ url }) => {
  const offset = Number(new URL(url).searchParams.get("offset") ?? 0);
  const agents = things("1", "2", "3").slice(offset, offset + 2);
  return Response.json({ ok: true, data: { agents, total_count: 3, next_offset: offset + 2 < 3 ? offset + 2 : null } });
};

const collect = async <Item>(list: AsyncIterable<Item>): Promise<Item[]> => {
  const items: Item[] = [];
  for await (const item of list) items.push(item);
  return items;
};

describe("a list", () => {
  it("is a promise of its first page, with all that promises have", async () => {
    const { atlas } = connect([sessions]);
    let ended = 0;
    await atlas.sessions.list().finally(() => (ended += 1));
    expect(ended).toBe(1);
    expect(await atlas.sessions.list().catch(() => null)).toMatchObject({ has_more: true });
    const refused = connect([refuses(403, "permission_denied", false)]).atlas.sessions.list();
    expect(await refused.catch(({ code }: { code: string }) => code)).toBe("permission_denied");
  });

  it("ends where the service says so, even beside a cursor, and where more comes without one", async () => {
    for (const end of [
      { has_more: false, next_cursor: "a" },
      { has_more: true, next_cursor: null },
    ]) {
      const { atlas, arrived } = connect([answers(200, { ok: true, data: things("1"), ...end })]);
      expect(ids(await collect(atlas.sessions.list()))).toEqual(["1"]);
      expect(arrived).toHaveLength(1);
    }
  });

  it("is iterated over all its pages, with the query that it was asked with", async () => {
    const { atlas, arrived } = connect([sessions]);
    expect(ids(await collect(atlas.sessions.list({ limit: 2 })))).toEqual(["1", "2", "3", "4"]);
    expect(arrived.map(({ url }) => new URL(url).search)).toEqual([
      "?limit=2",
      "?limit=2&after_id=a",
      "?limit=2&after_id=b",
    ]);
  });

  it("of a named collection, too", async () => {
    const page = (names: string[], next: string | null) =>
      succeeds({ channels: things(...names), has_more: next !== null, next_cursor: next });
    const { atlas, arrived } = connect([page(["1"], "a/b"), page(["2"], null)]);
    expect(ids(await collect(atlas.channels.list()))).toEqual(["1", "2"]);
    expect(arrived[1]?.url).toBe("http://api.test/v1/atlas/channels?after_id=a%2Fb");
  });

  it("of the directory goes by offsets", async () => {
    const { atlas, arrived } = connect([directory]);
    expect(ids(await collect(atlas.agents.directory({ category: "hospitality" })))).toEqual(["1", "2", "3"]);
    expect(arrived.map(({ url }) => new URL(url).search)).toEqual([
      "?category=hospitality",
      "?category=hospitality&offset=2",
    ]);
  });

  it("of the console, too", async () => {
    const { options } = connect([succeeds({ members: things("1"), has_more: false, next_cursor: null })]);
    expect(ids(await collect(new AtlasConsole(options).members.list()))).toEqual(["1"]);
  });

  it("asks for no page that nobody reads", async () => {
    const { atlas, arrived } = connect([sessions]);
    const list = atlas.sessions.list();
    expect(arrived).toHaveLength(0);
    for await (const { id } of list) if (id === "2") break;
    expect(arrived).toHaveLength(1);
  });

  it("awaited is the data of the first page", async () => {
    const { atlas, arrived } = connect([sessions]);
    const list = atlas.sessions.list();
    expect(await list).toEqual({ data: things("1", "2"), has_more: true, next_cursor: "a" });
    expect((await list.withResponse()).response.status).toBe(200);
    expect(arrived).toHaveLength(1);
  });

  it("goes page by page", async () => {
    const { atlas } = connect([directory]);
    const first = await atlas.agents.directory().page();
    expect([ids(first.items), first.hasMore, first.data.total_count]).toEqual([["1", "2"], true, 3]);
    const second = await first.next();
    expect([ids(second?.items ?? []), second?.hasMore]).toEqual([["3"], false]);
    expect(await second?.next()).toBeNull();
    const pages = await collect(atlas.agents.directory().pages());
    expect(pages.map(({ items }) => items.length)).toEqual([2, 1]);
  });

  it("fails as its first call does, or any later", async () => {
    const { atlas, clock } = connect([sessions, refuses(400, "invalid_cursor", false)]);
    expect(await clock.until(errorOf(collect(atlas.sessions.list())))).toMatchObject({ code: "invalid_cursor" });
    const refused = connect([refuses(403, "insufficient_scope", false)]);
    await expect(refused.atlas.sessions.list()).rejects.toMatchObject({ code: "insufficient_scope" });
    await expect(refused.atlas.sessions.list().page()).rejects.toMatchObject({ code: "insufficient_scope" });
  });

  it("of documents is one, a search another", async () => {
    const { atlas, arrived } = connect([
      answers(200, { ok: true, data: things("1"), has_more: false, next_cursor: null, knowledge_state: "grounded" }),
    ]);
    const { items, data } = await atlas.knowledge.search("When are you open?", { limit: 3 }).page();
    expect([items.length, data.knowledge_state]).toEqual([1, "grounded"]);
    expect(new URL(arrived[0]?.url ?? "").searchParams.get("q")).toBe("When are you open?");
  });
});

it("is there for every operation that pages", () => {
  const paged = Object.entries(operations).filter(([, { page }]) => page !== null);
  expect(paged.length).toBeGreaterThan(15);
  for (const [operation] of paged) {
    const method = operation
      .replace(/\.list(?=[A-Z])/, "")
      .replaceAll(".", "")
      .toLowerCase();
    const found = Object.entries(functions).find(([name]) => name.toLowerCase() === method);
    expect(found?.[1].toString(), operation).toMatch(/listOf\)?\(/);
  }
});
