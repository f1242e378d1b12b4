import { afterEach, describe, expect, it, vi } from "vitest";
import { Atlas } from "./atlas.ts";
import type { CallOptions } from "./call.ts";
import { FakeClock } from "../test-support/fake-clock.ts";
import { type Deed, connect, drops, errorOf, refuses } from "../test-support/hostile-service.ts";

const frame = (id: string): string => `id: ${id}\ndata: {"id":"${id}"}\n\n`;

/** Sends the parts, then breaks off; without parts at the end it stays open. */
const sends =
  (parts: readonly string[], then: "ends" | "breaks" | "stays" = "ends"): Deed =>
  () => {
    const left = [...parts];
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        const part = left.shift();
        if (part !== undefined) return stream.enqueue(new TextEncoder().encode(part));
        if (then === "ends") return stream.close();
        if (then === "breaks") return stream.error(new TypeError("terminated"));
        return new Promise<void>(() => {});
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };

class RefusesCache {
  readonly url: string;

  constructor(url: string, init: RequestInit) {
    this.url = url;
    if ("cache" in init) throw new Error("The 'cache' field on 'RequestInitializerDict' is not implemented.");
  }
}

const over: Deed = () => new Response(null, { status: 204 });

const collected = async (stream: AsyncIterable<{ readonly id: string }>, most: number): Promise<string[]> => {
  const ids: string[] = [];
  for await (const { id } of stream) if (ids.push(id) === most) break;
  return ids;
};

/** Collects while time passes as the client asks. */
const collect = (
  { atlas, clock }: Pick<ReturnType<typeof connect>, "atlas" | "clock">,
  { most = Infinity, options = {} }: { readonly most?: number; readonly options?: CallOptions } = {},
): Promise<string[]> => clock.until(collected(atlas.events.stream({}, options), most));

describe("a stream and the cache", () => {
  /** Cache modes of a call and a stream. */
  const modes = async (): Promise<unknown[]> => {
    const asked: unknown[] = [];
    const { options } = connect([]);
    const fetch = async (url: string, init: RequestInit): Promise<Response> => {
      asked.push([new URL(url).pathname, init.cache]);
      return url.endsWith("/stream") ? new Response(null, { status: 204 }) : Response.json({ ok: true, data: {} });
    };
    const atlas = new Atlas({ ...options, fetch });
    await atlas.channels.list();
    await collected(atlas.events.stream(), Infinity);
    return asked;
  };
  afterEach(() => void vi.unstubAllGlobals());

  it("pass each other by, since Firefox holds back a second request of one address", async () => {
    expect(await modes()).toEqual([
      ["/v1/atlas/channels", undefined],
      ["/v1/atlas/events/stream", "no-store"],
    ]);
  });

  it.each([
    ["the option is refused, as by Cloudflare's workers of before November 2024", RefusesCache],
    ["there is no `Request`", undefined],
  ])("are left alone where %s", async (_where, Request) => {
    vi.stubGlobal("Request", Request);
    expect(await modes()).toEqual([
      ["/v1/atlas/channels", undefined],
      ["/v1/atlas/events/stream", undefined],
    ]);
  });
});

describe("a stream", () => {
  it("is asked for at its first iteration, with its query and the client's token", async () => {
    const { atlas, arrived, clock } = connect([over]);
    const stream = atlas.events.stream({ event_type: "session.ended" }, { headers: { "x-request-id": "mine" } });
    expect(arrived).toEqual([]);
    expect(await clock.until(collected(stream, Infinity))).toEqual([]);
    expect(arrived.map(({ url }) => url)).toEqual(["http://api.test/v1/atlas/events/stream?event_type=session.ended"]);
    expect(Object.fromEntries(arrived[0]?.headers ?? [])).toMatchObject({
      accept: "text/event-stream",
      authorization: "Bearer secret",
      "x-request-id": "mine",
    });
  });

  it("goes on after the last id where it broke off, until the service says that nothing more can come", async () => {
    const service = connect([
      sends(["retry: 5\nid: start\n\n"]),
      sends([frame("1"), frame("2").slice(0, 9)], "breaks"),
      drops,
      refuses(503, "unavailable", true),
      sends([frame("2") + frame("3")]),
      over,
    ]);
    expect(await collect(service)).toEqual(["1", "2", "3"]);
    const places = service.arrived.map(({ headers }) => headers.get("last-event-id"));
    expect(places).toEqual([null, "start", "1", "1", "1", "3"]);
  });

  it("pauses as the service says before it connects again, with jitter", async () => {
    const service = connect([sends(["retry: 8000\n\n"]), over]);
    await collect(service);
    const [first, second] = service.arrived.map(({ at }) => at);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(6_000);
    expect((second ?? 0) - (first ?? 0)).toBeLessThanOrEqual(8_000);
  });

  it("spreads its pauses over the last quarter", async () => {
    const service = connect([sends(["retry: 8000\n\n"]), over], {}, new FakeClock(0.5));
    await collect(service);
    const [first, second] = service.arrived.map(({ at }) => at);
    expect((second ?? 0) - (first ?? 0)).toBe(7_000);
  });

  it("joins characters that arrive in two pieces", async () => {
    const bytes = new TextEncoder().encode(frame("ü"));
    const cut = bytes.lastIndexOf(0xbc);
    const parted: Deed = () =>
      new Response(
        new ReadableStream<Uint8Array>({
          start: (stream) => {
            stream.enqueue(bytes.slice(0, cut));
            stream.enqueue(bytes.slice(cut));
            stream.close();
          },
        }),
        { headers: { "content-type": "text/event-stream" } },
      );
    expect(await collect(connect([parted, over]))).toEqual(["ü"]);
  });

  it("waits for a service that it once had, however long that is away", async () => {
    const away = Array.from({ length: 12 }, () => drops);
    const service = connect([sends([frame("1")]), ...away, sends([frame("2")]), over]);
    expect(await collect(service)).toEqual(["1", "2"]);
  });

  it("gives up after the retries that the caller allows, and where it never had the service", async () => {
    const limited = connect([sends([frame("1")]), drops]);
    await expect(collect(limited, { options: { retries: 2 } })).rejects.toThrow("did not answer");
    expect(limited.arrived).toHaveLength(4);
    await expect(collect(connect([drops]))).rejects.toThrow("did not answer");
  });

  it("throws a refusal that lasts, such as that of a revoked token", async () => {
    const service = connect([sends([frame("1")]), refuses(401, "unauthenticated", false)]);
    expect(await errorOf(collect(service))).toMatchObject({ code: "unauthenticated" });
    expect(service.arrived).toHaveLength(2);
  });

  it("connects again after a long silence", async () => {
    const service = connect([sends([frame("1")], "stays"), over]);
    expect(await collect(service)).toEqual(["1"]);
    const [first, second] = service.arrived.map(({ at }) => at);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(45_000);
  });

  it("closes its connection when the iteration ends", async () => {
    const service = connect([sends([frame("1"), frame("2")], "stays")]);
    expect(await collect(service, { most: 1 })).toEqual(["1"]);
    expect(service.arrived[0]?.signal?.aborted).toBe(true);
  });

  it("ends with the caller's signal", async () => {
    const leaving = new AbortController();
    const { atlas, arrived } = connect([sends([frame("1"), frame("2")], "stays")]);
    const follow = async (): Promise<void> => {
      for await (const _ of atlas.events.stream({}, { signal: leaving.signal })) leaving.abort("enough");
    };
    expect(await errorOf(follow())).toMatchObject({ name: "AbortError", cause: "enough" });
    expect([arrived.length, arrived[0]?.signal?.aborted]).toEqual([1, true]);
  });
});
