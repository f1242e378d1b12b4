import type { EventRow } from "../rows/events.ts";
import { eventually } from "@atlas-messaging/test-wait";
import { describe, expect, test } from "vitest";
import { deployment, organizationId } from "../../test-support/deployment.ts";
import { idOf, startOfTime } from "../../test-support/fake-shell.ts";
import { Streams } from "../pipeline/streams.ts";
import { events } from "../inbound/operations.ts";
import type { streamArgs } from "./list.ts";

type Args = ReturnType<typeof streamArgs>;

const now = new Date(startOfTime).toISOString();
const eventOf = (index: number): EventRow => ({
  organization_id: organizationId,
  id: idOf(index),
  event_type: "session.ended",
  names: { "session.ended": idOf(500_000 + index) },
  conversation_id: null,
  correlation_id: "request",
  payload: {},
  created_at: now,
});

/** A deployment whose events a test adds. Its timers ring when the test says so. */
const streaming = (first: readonly EventRow[] = []) => {
  const rows = [...first];
  const asked: Args[] = [];
  const state = { lives: true, fails: false };
  const ringing: (() => void)[] = [];
  const streams = new Streams((_, run) => {
    ringing.push(run);
    return () => void ringing.splice(0, Infinity, ...ringing.filter((each) => each !== run));
  });
  const load = async (_shell: unknown, _organization: string, args: Args) => {
    asked.push(args);
    if (state.fails) throw new Error("out of reach");
    const { after, page_size } = args;
    const known = after !== null && rows.some(({ id }) => id === after);
    return {
      lives: state.lives,
      standing: null,
      known,
      rows: rows.filter(({ id }) => id > (after ?? "")).slice(0, page_size),
    };
  };
  const served = deployment({ "events.stream": { ...events["events.stream"], load } }, { streams });
  const token = served.tokenWith(["atlas.events.read"]);
  const open = (query = "", headers: { readonly [name: string]: string } = {}) =>
    served.call("events.stream", { token, query, headers });
  return {
    ...served,
    token,
    open,
    asked,
    state,
    streams,
    add: (row: EventRow) => {
      rows.push(row);
      streams.wake(organizationId);
    },
    ring: () => ringing.splice(0).forEach((run) => run()),
  };
};

const readerOf = ({ body }: Response) => {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  return { next: async () => (await reader?.read())?.value, cancel: () => reader?.cancel() };
};

const idsIn = (text = ""): readonly string[] => [...text.matchAll(/^id: (.*)\ndata/gm)].map(([, id = ""]) => id);

describe("a stream", () => {
  test("begins now, and names the time as its place", async () => {
    const served = streaming();
    const response = await served.open();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
    const reader = readerOf(response);
    expect([await reader.next(), await reader.next()]).toEqual([`retry: 1000\nid: ${now}\n\n`, ":\n\n"]);
    expect(served.asked).toMatchObject([{ after: null, since: now, until: null }]);
  });

  test("sends what happens, looks on from there, and says when that was all", async () => {
    const served = streaming();
    const reader = readerOf(await served.open());
    await reader.next();
    await reader.next();
    served.add(eventOf(1));
    const text = await reader.next();
    expect(text).toContain(`id: ${idOf(1)}\ndata: {"id":"${idOf(1)}","event_type":"session.ended"`);
    expect(await reader.next()).toBe(":\n\n");
    served.add(eventOf(2));
    expect(idsIn(await reader.next())).toEqual([idOf(2)]);
    expect(served.asked.map(({ after }) => after)).toEqual([null, null, idOf(1)]);
  });

  test("sends a backlog in parts, and says only after the last that it is up to date", async () => {
    const served = streaming(Array.from({ length: 250 }, (_, index) => eventOf(index + 1)));
    const reader = readerOf(await served.open("?since=2026-01-01T00:00:00Z"));
    const parts: (string | undefined)[] = [];
    for (let part = await reader.next(); part !== ":\n\n"; part = await reader.next()) parts.push(part);
    expect(parts.map((part) => idsIn(part).length)).toEqual([0, 100, 100, 50]);
    expect(parts.flatMap((part) => idsIn(part))).toEqual(Array.from({ length: 250 }, (_, index) => idOf(index + 1)));
  });

  test("goes on after the last id: by header, by query, and the header counts", async () => {
    const served = streaming([eventOf(1), eventOf(2), eventOf(3)]);
    const places = [
      served.open("", { "last-event-id": idOf(2) }),
      served.open(`?after_id=${idOf(2)}`),
      served.open(`?after_id=${idOf(1)}`, { "last-event-id": idOf(2) }),
    ];
    for (const response of await Promise.all(places)) {
      const reader = readerOf(response);
      expect(await reader.next()).toBe(`retry: 1000\nid: ${idOf(2)}\n\n`);
      expect(idsIn(await reader.next())).toEqual([idOf(3)]);
    }
  });

  test("goes on from the time when it began, where no event came before it broke off", async () => {
    const served = streaming();
    await served.open("", { "last-event-id": "2026-01-02T11:00:00.000Z" });
    expect(served.asked).toMatchObject([{ after: null, since: "2026-01-02T11:00:00.000Z" }]);
  });

  test.for([
    ["an id that is gone", idOf(9)],
    ["text", "yesterday"],
    ["no time of the calendar", "2026-13-45T11:00:00.000Z"],
  ] as const)("is refused after %s", async ([, place]) => {
    const served = streaming([eventOf(1)]);
    const response = await served.open("", { "last-event-id": place });
    expect([response.status, served.streams.size]).toEqual([400, 0]);
    expect(await response.json()).toMatchObject({ error: { code: "invalid_cursor" } });
  });

  test("shows at each heartbeat that it is alive", async () => {
    const served = streaming();
    const reader = readerOf(await served.open());
    await reader.next();
    await reader.next();
    const beat = reader.next();
    await eventually(() => expect(served.streams.size).toBe(1));
    served.ring();
    expect(await beat).toBe(":\n\n");
  });
});

describe("a stream ends", () => {
  const opened = async (served: ReturnType<typeof streaming>, query = "") => {
    const reader = readerOf(await served.open(query));
    await reader.next();
    await reader.next();
    return reader;
  };

  test("before the next event once its token is revoked", async () => {
    const served = streaming();
    const reader = await opened(served);
    served.state.lives = false;
    served.add(eventOf(1));
    expect([await reader.next(), served.streams.size]).toEqual([undefined, 0]);
  });

  test("when its token expires", async () => {
    const served = streaming();
    const token = served.tokenWith(["atlas.events.read"], { expires_at: new Date(startOfTime + 1_000).toISOString() });
    const reader = readerOf(await served.call("events.stream", { token }));
    await reader.next();
    await reader.next();
    served.shell.clock.set(startOfTime + 1_000);
    served.add(eventOf(1));
    expect(await reader.next()).toBeUndefined();
  });

  test("where the rows are out of reach, which the log says", async () => {
    const served = streaming();
    const reader = await opened(served);
    served.state.fails = true;
    served.add(eventOf(1));
    expect(await reader.next()).toBeUndefined();
    expect(served.shell.heard.logged).toEqual([["warn", "a stream of events ended"]]);
  });

  test("when its client goes away", async () => {
    const served = streaming();
    const reader = await opened(served);
    await reader.cancel();
    await eventually(() => expect(served.streams.size).toBe(0));
  });

  test("after `until`, and a further one answers 204", async () => {
    const served = streaming([eventOf(1)]);
    const query = "?since=2026-01-01T00:00:00Z&until=2026-01-02T12:00:01Z";
    const reader = await opened(served, query);
    expect(await reader.next()).toBe(":\n\n");
    served.shell.clock.set(startOfTime + 1_000);
    served.add(eventOf(2));
    expect([idsIn(await reader.next()), await reader.next()]).toEqual([[idOf(2)], undefined]);
    const over = await served.open(query, { "last-event-id": idOf(2) });
    expect([over.status, await over.text(), served.streams.size]).toEqual([204, "", 0]);
  });

  test("at once where only its headers are asked for", async () => {
    const served = streaming();
    const request = new Request("http://atlas.example/v1/atlas/events/stream", {
      method: "HEAD",
      headers: { authorization: `Bearer ${served.token}` },
    });
    const { status, body } = await served.answer("events.stream", request);
    expect([status, body, served.streams.size]).toEqual([200, null, 0]);
  });
});
