/** Mistakes that let a delivery pass without a word: a promise taken for an answer, lost work, wrong options. */
import { createHmac } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import * as main from "../src/index.ts";
import type { EventName } from "../src/index.ts";
import { exampleEvent, signedDelivery } from "../src/testing.ts";
import * as web from "../src/web.ts";

const secret = "a secret of sixteen";
const name = "message.delivered";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const delivered = async (): Promise<Request> =>
  new Request("http://localhost/", await signedDelivery(exampleEvent(name), secret));

describe.each([
  ["main", main],
  ["web", web],
] as const)("the %s entry", (_, { fetchReceiver, nodeReceiver, signPayload, unwrap, verifyAtlasSignature }) => {
  test("answers without a promise, so that one who forgets to await accepts no forgery", () => {
    const body = JSON.stringify(exampleEvent(name));
    const signature = createHmac("sha256", secret).update(body).digest("hex");
    expect(verifyAtlasSignature(body, signature, secret)).toBe(true);
    expect(verifyAtlasSignature(body, "00", secret)).toBe(false);
    expect(verifyAtlasSignature(`${body} `, signature, secret)).toBe(false);
    expect(signPayload(body, secret)).toBe(signature);
    expect(unwrap(body, signature, secret)).toMatchObject({ event_type: name });
    expect(() => unwrap(body, "00", secret)).toThrow(main.AtlasSignatureError);
  });

  test("takes no request where an answer is expected: it would be a promise", async () => {
    const request: unknown = await delivered();
    expect(() => verifyAtlasSignature(request as string, "00", secret)).toThrow(/arrayBuffer/);
  });

  test.for([
    ["nothing", undefined, "Pass options: { on: { … } }."],
    ["a function", () => {}, "Pass options: { on: { … } }."],
    ["an age in words", { maxAge: "5m" }, "`maxAge` must be milliseconds."],
    ["an age that is no number", { maxAge: Number.NaN }, "`maxAge` must be milliseconds."],
    ["a map as store", { store: new Map() }, "`store` has no `begin`."],
  ] as const)("refuses %s as options", ([, options, message]) => {
    for (const receiver of [fetchReceiver, nodeReceiver]) {
      const make = receiver as (options: unknown) => unknown;
      expect(() => make(options)).toThrow(new TypeError(message));
    }
  });

  test("names a handler that no event will reach", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    fetchReceiver({ secret, on: { [name]: () => {}, ["message.deliverd" as EventName]: () => {} } });
    expect(warn.mock.calls).toEqual([[`Atlas webhook: there is no event "message.deliverd" in this version.`]]);
  });

  test("does not take an event for new where its store says nothing", async () => {
    const errors: unknown[] = [];
    const store = { begin: () => true as never, handled: () => {}, failed: () => {} };
    const receive = fetchReceiver({ secret, store, on: { [name]: () => {} }, onError: (error) => errors.push(error) });
    expect((await receive(await delivered())).status).toBe(500);
    expect(errors).toMatchObject([{ message: "`begin` of the event store must return new, underway or handled." }]);
  });

  test("says which receiver a route of requests needs", async () => {
    const error = vi.spyOn(console, "error").mockReturnValue();
    const receive = nodeReceiver({ secret }) as unknown as (request: Request) => unknown;
    expect(receive(await delivered())).toBeUndefined();
    expect(String(error.mock.calls)).toContain("For a Request, use fetchReceiver.");
  });
});

describe("work that is put off", () => {
  const deferring = () => {
    const done: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const receive = web.fetchReceiver({
      secret,
      on: { [name]: (_event, { later }) => later(() => promise.then(() => done.push("done"))) },
    });
    return { done, resolve, receive: receive as (...given: readonly unknown[]) => Promise<Response> };
  };

  test("holds the answer of a Worker that passed no context, since it would be lost with it", async () => {
    vi.stubGlobal("navigator", { userAgent: "Cloudflare-Workers" });
    const { done, resolve, receive } = deferring();
    const answered = receive(await delivered()).then(() => done.push("answered"));
    resolve();
    await answered;
    expect(done).toEqual(["done", "answered"]);
  });

  test.for<[string, (context: object) => readonly unknown[]]>([
    ["as a Worker passes it", (context) => [{}, context]],
    ["as Hono holds it", (context) => [{ executionCtx: context }]],
  ])("goes to the context, %s", async ([, platform]) => {
    vi.stubGlobal("navigator", { userAgent: "Cloudflare-Workers" });
    const kept: Promise<void>[] = [];
    const { done, resolve, receive } = deferring();
    const given = platform({ waitUntil: (work: Promise<void>) => kept.push(work) });
    expect((await receive(await delivered(), ...given)).status).toBe(200);
    expect([kept.length, done]).toEqual([1, []]);
    resolve();
    await Promise.all(kept);
    expect(done).toEqual(["done"]);
  });

  test("goes to the context of Hono that was passed in place of its request", async () => {
    const kept: Promise<void>[] = [];
    const { receive, resolve } = deferring();
    const executionCtx = { waitUntil: (work: Promise<void>) => kept.push(work) };
    await receive({ req: { raw: await delivered() }, executionCtx });
    resolve();
    expect(kept).toHaveLength(1);
  });

  test("goes to the context of Vercel", async () => {
    const kept: Promise<void>[] = [];
    const context = { waitUntil: (work: Promise<void>) => kept.push(work) };
    vi.stubGlobal(Symbol.for("@vercel/request-context") as unknown as string, { get: () => context });
    const { receive, resolve } = deferring();
    await receive(await delivered(), { params: {} });
    resolve();
    expect(kept).toHaveLength(1);
  });
});

test("a request whose framework lets nothing else be read is a request", async () => {
  const request = await delivered();
  Object.defineProperty(request, "request", {
    get: () => {
      throw new TypeError("The middleware accepts an async API directly.");
    },
  });
  Object.defineProperty(request, "executionCtx", {
    get: () => {
      throw new Error("This context has no ExecutionContext.");
    },
  });
  const receive = web.fetchReceiver({ secret, on: { [name]: (_event, { later }) => later(() => {}) } });
  expect((await receive(request)).status).toBe(200);
});

test("an example of an event that does not exist is refused by its name", () => {
  expect(() => exampleEvent("message.deliverd" as EventName)).toThrow('There is no event "message.deliverd".');
});
