import { eventually } from "@atlas-messaging/test-wait";
import { beforeAll, describe, expect, test } from "vitest";
import { describeShared } from "../test-support/served.ts";
import type { Organization } from "../test-support/served.ts";

describeShared("pages", {}, (served) => {
  let organization: Organization;
  /** A conversation's event ids in order, when all have come. */
  let events: readonly string[];

  const eventsPage = (query: { readonly [name: string]: string | number }) =>
    organization.client.succeed("conversations.listEvents", {
      params: { id: organization.data.conversation_id },
      query,
    });

  beforeAll(async () => {
    organization = await served.organization();
    // One after the other: jobs of two messages overlap, and their times by milliseconds.
    events = await comeFrom("one", 4);
    events = await comeFrom("two", 8);
  });

  /** Sends a message, and waits until it has its run, and is sent, delivered and read. */
  const comeFrom = async (text: string, total: number): Promise<readonly string[]> => {
    const { client, data } = organization;
    await client.succeed("messages.send", { body: { phone_number: data.phone_number, text } });
    return eventually(async () => {
      const { data: found } = await eventsPage({});
      expect(found).toHaveLength(total);
      return found.map(({ id }) => id);
    });
  };

  /** Reads all pages, going on from each as `next` says. */
  const walk = async <Page>(
    read: (after: string | undefined) => Promise<Page>,
    next: (page: Page) => string | undefined | null,
  ) => {
    const pages: Page[] = [];
    for (let after: string | undefined; pages.length < 20;) {
      const page = await read(after);
      pages.push(page);
      const following = next(page);
      if (following === null || following === undefined) break;
      after = following;
    }
    return pages;
  };
  const eventsAfter = (limit: number) => (after?: string) =>
    eventsPage(after === undefined ? { limit } : { limit, after_id: after });
  const conversationsAfter = (limit: number) => async (after?: string) => {
    const query = after === undefined ? { limit } : { limit, after_id: after };
    return (await organization.client.succeed("conversations.list", { query })).data;
  };

  test("events come in order of time, by cursor and by last id, and the last page says so", async () => {
    const byCursor = await walk(eventsAfter(3), (page) => page.next_cursor);
    const byId = await walk(eventsAfter(3), (page) => (page.has_more ? page.data.at(-1)?.id : null));
    for (const pages of [byCursor, byId]) {
      expect(pages.map(({ data }) => data.length)).toEqual([3, 3, 2]);
      expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(events);
      expect(pages.map(({ has_more }) => has_more)).toEqual([true, true, false]);
      expect(pages.at(-1)?.next_cursor).toBeNull();
    }
    const times = (await eventsPage({})).data.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted());
  });

  test("conversations come newest first, by cursor and by last id", async () => {
    const { conversations } = await conversationsAfter(200)();
    const all = conversations.map(({ id }) => id);
    expect(all).toHaveLength(5);
    const byCursor = await walk(conversationsAfter(2), (page) => page.next_cursor);
    const byId = await walk(conversationsAfter(2), (page) => (page.has_more ? page.conversations.at(-1)?.id : null));
    for (const pages of [byCursor, byId]) {
      expect(pages.flatMap((page) => page.conversations.map(({ id }) => id))).toEqual(all);
      expect(pages.map(({ has_more }) => has_more)).toEqual([true, true, false]);
      expect(pages.at(-1)?.next_cursor).toBeNull();
    }
    expect(all).toEqual(all.toSorted().toReversed());
  });

  test("a page that ends with the list is the last", async () => {
    expect(await eventsPage({ limit: 8 })).toMatchObject({ has_more: false, next_cursor: null });
    expect(await eventsPage({ limit: 7 })).toMatchObject({ has_more: true });
    expect(await eventsPage({ after_id: events.at(-1) ?? "" })).toMatchObject({
      data: [],
      has_more: false,
      next_cursor: null,
    });
  });

  test("an id is found in capital letters as well", async () => {
    const page = await eventsPage({ after_id: events[0]?.toUpperCase() ?? "", limit: 1 });
    expect(page.data.map(({ id }) => id)).toEqual([events[1]]);
  });

  test("a status selects, and pages go on in the selection", async () => {
    const handedOff = await organization.client.succeed("conversations.list", { query: { status: "handed_off" } });
    expect(handedOff.data.conversations).toEqual([]);
    const open = await organization.client.succeed("conversations.list", { query: { status: "open", limit: 4 } });
    expect(open.data).toMatchObject({ has_more: true });
    const rest = { status: "open", after_id: open.data.next_cursor ?? "" };
    const last = await organization.client.succeed("conversations.list", { query: rest });
    expect(last.data.conversations).toHaveLength(1);
  });

  describe("422 validation_failed", () => {
    const lists = ["channels.list", "conversations.list", "conversations.listEvents", "webhooks.list"] as const;
    const asked = (id: (typeof lists)[number], query: { readonly [name: string]: string }) =>
      organization.client.call(id, { params: { id: organization.data.conversation_id }, query });

    describe.for(lists)("%s", (id) => {
      test.for([
        "0",
        "201",
        "-1",
        "1.5",
        "ten",
        "",
        "5 per page",
        " 5",
        "05",
        "5.0",
        "0x10",
        "1e2",
        "99999999999999999999",
        "NaN",
      ])("limit %j", async (limit) => {
        expect(await asked(id, { limit })).toMatchObject({
          status: 422,
          error: { code: "validation_failed", details: [{ path: "limit" }] },
        });
      });

      test.for(["1", "200"])("not limit %j", async (limit) => {
        expect(await asked(id, { limit })).toMatchObject({ status: 200 });
      });

      test("an empty after_id, one that is too long, an unknown parameter", async () => {
        for (const [name, value] of [
          ["after_id", ""],
          ["after_id", "a".repeat(1025)],
          ["offset", "1"],
        ] as const) {
          const answer = await asked(id, { [name]: value });
          expect(answer).toMatchObject({
            status: 422,
            error: { code: "validation_failed", details: [{ path: name }] },
          });
        }
      });
    });

    test("a limit that is given twice, and an unknown status", async () => {
      const twice = await organization.client.send("GET", "/v1/atlas/conversations?limit=1&limit=2");
      expect(twice).toMatchObject({ status: 422, error: { details: [{ path: "limit" }] } });
      expect(await asked("conversations.list", { status: "lost" })).toMatchObject({ status: 422 });
    });
  });
});
