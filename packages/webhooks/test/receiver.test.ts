import { describe, expect, test, vi } from "vitest";
import {
  type EventStore,
  type ReceivedEvent,
  type ThinEvent,
  type ReceiverOptions,
  AtlasPayloadError,
  type AtlasSignatureError,
  AtlasStaleEventError,
  eventNames,
  memoryStore,
} from "../src/index.ts";
import * as nodeEntry from "../src/index.ts";
import { exampleEvent, signedDelivery } from "../src/testing.ts";
import * as webEntry from "../src/web.ts";
import { ManualClock } from "../test-support/manual-clock.ts";

const secret = "a-secret-that-only-the-two-of-us-know";
const url = "http://localhost/webhooks/atlas";

describe.each([
  { entry: "main", ...nodeEntry },
  { entry: "web", ...webEntry },
])("the fetch receiver of the $entry entry", ({ fetchReceiver }) => {
  /** Starts a receiver; returns its reports and a function that delivers to it. */
  const start = (options: Partial<ReceiverOptions> = {}) => {
    const clock = new ManualClock();
    const errors: [unknown, ReceivedEvent | ThinEvent | null][] = [];
    const receive = fetchReceiver({ secret, clock, onError: (...error) => void errors.push(error), ...options });
    const deliver = async (
      event: object | string = exampleEvent("message.delivered"),
      by = secret,
      ...platform: unknown[]
    ) => {
      const { status } = await receive(new Request(url, await signedDelivery(event, by)), ...platform);
      return status;
    };
    return { clock, errors, receive, deliver };
  };

  test("hands each event to the handler of its name", async () => {
    const heard: string[] = [];
    const on = Object.fromEntries(
      eventNames.map((name) => [name, (event: ReceivedEvent) => void heard.push(`${name} ${event.event_type}`)]),
    );
    const { deliver, clock } = start({ on });
    for (const name of eventNames) expect(await deliver(exampleEvent(name))).toBe(200);
    expect(heard).toEqual(eventNames.map((name) => `${name} ${name}`));
    expect(clock.pending).toBe(0);
  });

  test("acknowledges what has no handler, or hands it to the one for all others", async () => {
    const otherwise = vi.fn();
    const later = { event_id: "1", event_type: "conversation.merged", timestamp: "2030-01-01T00:00:00.000Z" };
    expect(await start({ on: { "session.ended": vi.fn() } }).deliver()).toBe(200);
    expect(await start().deliver(later)).toBe(200);
    expect(await start({ otherwise }).deliver(later)).toBe(200);
    expect(otherwise).toHaveBeenCalledExactlyOnceWith(later, expect.anything());
    expect(await start({ otherwise }).deliver({ ...later, event_type: "toString" })).toBe(200);
  });

  test("answers 401 to what is not signed with the secret, and handles nothing", async () => {
    const otherwise = vi.fn();
    const { deliver, receive, errors } = start({ otherwise });
    expect(await deliver(exampleEvent("message.delivered"), "another")).toBe(401);
    expect((await receive(new Request(url, { method: "POST", body: "{}" }))).status).toBe(401);
    expect((await receive(new Request(url))).status).toBe(401);
    expect(otherwise).not.toHaveBeenCalled();
    expect(errors.map(([error]) => (error as AtlasSignatureError).reason)).toEqual(["mismatch", "missing", "missing"]);
  });

  test("does not read the body of what has no signature", async () => {
    const pull = vi.fn();
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const request = new Request(url, { method: "POST", body, duplex: "half" } as RequestInit);
    expect((await start().receive(request)).status).toBe(401);
    expect(pull).not.toHaveBeenCalled();
  });

  test("takes either secret during a rotation, and one that is known no sooner than at a request", async () => {
    expect(await start({ secret: ["new", secret] }).deliver()).toBe(200);
    expect(await start({ secret: () => Promise.resolve(["new", secret]) }).deliver()).toBe(200);
    expect(await start({ secret: () => "new" }).deliver()).toBe(401);
    const headers = { "atlas-signature": "a".repeat(64), "atlas-signature-previous": "" };
    const { body, headers: signed } = await signedDelivery(exampleEvent("message.delivered"), secret);
    headers["atlas-signature-previous"] = signed["atlas-signature"] ?? "";
    expect((await start().receive(new Request(url, { method: "POST", headers, body }))).status).toBe(200);
  });

  test.for([`${secret}\n`, ` ${secret} `, `\t${secret}\r\n`])(
    "takes no white space around a secret for a part of it: %j",
    async (given) => {
      const { body, headers } = await signedDelivery(exampleEvent("message.delivered"), secret);
      const send = () =>
        fetchReceiver({ secret: given })(new Request("https://x.example", { method: "POST", body, headers }));
      expect((await send()).status).toBe(200);
      expect((await signedDelivery(body, given)).headers).toMatchObject({
        "atlas-signature": headers["atlas-signature"],
      });
    },
  );

  test.for<[string, (request: Request) => unknown]>([
    ["SvelteKit's event", (request) => ({ request, params: {} })],
    ["Hono's context", (request) => ({ req: { raw: request, header: () => "" } })],
    ["h3's event", (request) => ({ req: request })],
  ])("finds the request in %s", async ([, hold]) => {
    const { body, headers } = await signedDelivery(exampleEvent("message.delivered"), secret);
    const given = hold(new Request(url, { method: "POST", body, headers }));
    expect((await fetchReceiver({ secret })(given as never)).status).toBe(200);
  });

  test.for([undefined, null, {}, { headers: {} }, "x"])("asks for the request where it gets %j", async (given) => {
    await expect(fetchReceiver({ secret })(given as never)).rejects.toThrow("({ request }) => receive(request)");
  });

  test("refuses a secret that is empty at once, or reports it when it comes late", async () => {
    expect(() => start({ secret: "" })).toThrow(TypeError);
    expect(() => start({ secret: [] })).toThrow(/Empty secret/);
    for (const late of ["", [], undefined]) {
      const { deliver, errors } = start({ secret: () => late });
      expect(await deliver()).toBe(500);
      expect(String(errors[0]?.[0])).toMatch(/^TypeError: The option `secret` returned nothing/);
    }
  });

  describe("deduplicates", () => {
    test("by event_id", async () => {
      const otherwise = vi.fn();
      const { deliver } = start({ otherwise });
      const event = exampleEvent("message.delivered");
      expect([await deliver(event), await deliver(event), await deliver({ ...event, event_id: "2" })]).toEqual([
        200, 200, 200,
      ]);
      expect(otherwise).toHaveBeenCalledTimes(2);
    });

    test("unless told not to", async () => {
      const otherwise = vi.fn();
      const { deliver } = start({ otherwise, store: false });
      const event = exampleEvent("message.delivered");
      expect([await deliver(event), await deliver(event)]).toEqual([200, 200]);
      expect(otherwise).toHaveBeenCalledTimes(2);
    });

    test("and asks to come again while the first delivery is being handled", async () => {
      const gate = Promise.withResolvers<void>();
      const entered = Promise.withResolvers<void>();
      const otherwise = vi.fn(() => {
        entered.resolve();
        return gate.promise;
      });
      const { deliver } = start({ otherwise });
      const event = exampleEvent("message.delivered");
      const first = deliver(event);
      await entered.promise;
      expect(await deliver(event)).toBe(503);
      gate.resolve();
      expect([await first, await deliver(event)]).toEqual([200, 200]);
      expect(otherwise).toHaveBeenCalledOnce();
    });

    test("with a store of one's own, which may fail", async () => {
      const handled: string[] = [];
      const store: EventStore = {
        begin: (id) => Promise.resolve(id === "1" ? "new" : "handled"),
        handled: (id) => Promise.resolve(void handled.push(`handled ${id}`)),
        failed: (id) => Promise.reject(new Error(`cannot note ${id}`)),
      };
      const event = exampleEvent("message.delivered", { event_id: "1" });
      const handler = vi.fn();
      const { deliver, errors } = start({ store, otherwise: handler });
      expect([await deliver(event), await deliver({ ...event, event_id: "2" })]).toEqual([200, 200]);
      expect(handled).toEqual(["handled 1"]);
      handler.mockRejectedValueOnce(new Error("no"));
      expect(await deliver(event)).toBe(500);
      expect(errors.map(([error]) => String(error))).toEqual(["Error: no", "Error: cannot note 1"]);
      const down = start({ otherwise: handler, store: { ...store, begin: () => Promise.reject(new Error("down")) } });
      expect(await down.deliver(event)).toBe(500);
      expect(down.errors).toEqual([[new Error("down"), event]]);
    });

    test("forgets the oldest events in memory", () => {
      const store = memoryStore(2);
      const begin = (id: string) => store.begin(id);
      expect([begin("1"), begin("2"), begin("1"), begin("3"), begin("1")]).toEqual([
        "new",
        "new",
        "underway",
        "new",
        "new",
      ]);
    });
  });

  describe("a handler that fails", () => {
    test.each([
      [
        "throws",
        () => {
          throw new Error("no");
        },
      ],
      ["rejects", () => Promise.reject(new Error("no"))],
    ])("has the event delivered again: it %s", async (_how, fail) => {
      const otherwise = vi.fn<() => unknown>().mockImplementationOnce(fail);
      const { deliver, errors } = start({ otherwise });
      const event = exampleEvent("message.delivered");
      expect([await deliver(event), await deliver(event), await deliver(event)]).toEqual([500, 200, 200]);
      expect(otherwise).toHaveBeenCalledTimes(2);
      expect(errors).toEqual([[new Error("no"), event]]);
    });
  });

  describe("long work", () => {
    test("begins after the answer, and the platform is told to wait for it", async () => {
      const done: string[] = [];
      const gate = Promise.withResolvers<void>();
      const waitUntil = vi.fn<(work: Promise<void>) => void>();
      const { deliver, clock } = start({
        otherwise: (_event, { later }) =>
          later(async () => {
            done.push("begun");
            await gate.promise;
            later(() => done.push("and more"));
            done.push("ended");
          }),
      });
      expect(await deliver(undefined, secret, { env: true }, { waitUntil })).toBe(200);
      expect(done).toEqual([]);
      expect(waitUntil).toHaveBeenCalledOnce();
      await clock.advance(0);
      expect(done).toEqual(["begun"]);
      gate.resolve();
      await waitUntil.mock.calls[0]?.[0];
      expect(done).toEqual(["begun", "ended", "and more"]);
    });

    test("that fails is reported, and does not come again", async () => {
      const { deliver, errors, clock } = start({
        otherwise: (_event, { later }) => later(() => Promise.reject(new Error("no"))),
      });
      const event = exampleEvent("message.delivered");
      expect(await deliver(event)).toBe(200);
      await clock.advance(0);
      expect(errors).toEqual([[new Error("no"), event]]);
      expect(await deliver(event)).toBe(200);
      await clock.advance(0);
      expect(errors).toHaveLength(1);
    });

    test("of a handler that failed is not done, since the event comes again", async () => {
      const work = vi.fn();
      const { deliver, clock } = start({
        otherwise: (_event, { later }) => {
          later(work);
          throw new Error("no");
        },
      });
      expect(await deliver()).toBe(500);
      await clock.advance(0);
      expect(work).not.toHaveBeenCalled();
    });

    test("in the handler itself is acknowledged in time", async () => {
      const gate = Promise.withResolvers<void>();
      const entered = Promise.withResolvers<void>();
      const work = vi.fn();
      const { deliver, clock, errors } = start({
        otherwise: async (_event, { later }) => {
          entered.resolve();
          await gate.promise;
          later(work);
          throw new Error("too late to be told");
        },
      });
      const answer = deliver();
      let status = 0;
      void answer.then((given) => (status = given));
      await entered.promise;
      await clock.advance(3_999);
      expect(status).toBe(0);
      await clock.advance(1);
      expect(status).toBe(200);
      await clock.advance(0);
      gate.resolve();
      await clock.advance(0);
      expect(errors.map(([error]) => String(error))).toEqual(["Error: too late to be told"]);
      expect(work).toHaveBeenCalledOnce();
      expect(clock.pending).toBe(0);
    });
  });

  test("passes the correlation id on", async () => {
    const heard: (string | null)[] = [];
    const { receive } = start({ otherwise: (_event, { correlationId }) => void heard.push(correlationId) });
    const { headers, ...delivery } = await signedDelivery(exampleEvent("message.delivered"), secret);
    await receive(new Request(url, { ...delivery, headers: { ...headers, "x-request-id": "request-1" } }));
    expect(heard).toEqual(["request-1"]);
  });

  test("acknowledges and reports what is signed and no event", async () => {
    const otherwise = vi.fn();
    const { deliver, errors } = start({ otherwise });
    expect([await deliver("not json"), await deliver("{}")]).toEqual([200, 200]);
    expect(errors.map(([error]) => error instanceof AtlasPayloadError)).toEqual([true, true]);
    expect(otherwise).not.toHaveBeenCalled();
  });

  test("acknowledges, reports and does not handle what is older than allowed", async () => {
    const otherwise = vi.fn();
    const { deliver, errors } = start({ otherwise, maxAge: 300_000 });
    expect(await deliver(exampleEvent("message.delivered", { timestamp: "2026-01-01T00:00:00.000Z" }))).toBe(200);
    expect(errors[0]?.[0]).toBeInstanceOf(AtlasStaleEventError);
    expect(await deliver()).toBe(200);
    expect(otherwise).toHaveBeenCalledOnce();
  });

  test.each([
    ["that says its length", false],
    ["that does not", true],
  ])("answers 413 to a body that is too long, %s", async (_what, stream) => {
    const { receive } = start({ maxBodyBytes: 1_000 });
    const send = async (length: number) => {
      const { body, headers } = await signedDelivery("x".repeat(length), secret);
      const declared = stream ? headers : { ...headers, "content-length": String(length) };
      const halves = new Blob([body.slice(0, 600), body.slice(600)]).stream();
      const init = { method: "POST", headers: declared, body: stream ? halves : body, duplex: "half" };
      return (await receive(new Request(url, init))).status;
    };
    expect([await send(1_000), await send(1_001)]).toEqual([200, 413]);
  });

  test("says what to do when the body has been read before", async () => {
    const { receive, errors } = start();
    const request = new Request(url, await signedDelivery(exampleEvent("message.delivered"), secret));
    await request.json();
    expect((await receive(request)).status).toBe(500);
    expect(String(errors[0]?.[0])).toMatch(/has been read before.*Elysia: \{ parse: "none" \}/);
  });

  test("answers although the report of what went wrong fails itself", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const failure = new Error("no log");
    const failures = [vi.fn().mockThrow(failure), vi.fn().mockRejectedValue(failure)];
    for (const onError of failures) {
      const receive = fetchReceiver({ secret, onError });
      const response = await receive(new Request("http://localhost", { method: "POST", body: "{}" }));
      expect(response.status).toBe(401);
    }
    await new Promise((resolve) => setImmediate(resolve));
    expect(logged.mock.calls).toEqual([[failure], [failure]]);
    logged.mockRestore();
  });

  test("reports to the console unless told otherwise", async () => {
    const error = vi.spyOn(console, "error").mockReturnValue();
    const receive = fetchReceiver({ secret, otherwise: () => Promise.reject(new Error("no")) });
    const delivery = await signedDelivery(exampleEvent("message.delivered"), secret);
    expect((await receive(new Request(url, delivery))).status).toBe(500);
    expect(error.mock.calls).toEqual([[new Error("no")]]);
    error.mockRestore();
  });

  test("says what did not match, once a minute for each reason, as anyone can cause it", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const { receive, clock } = start({ onError: undefined });
    const refused = async (init: RequestInit) => {
      const response = await receive(new Request(url, { method: "POST", ...init }));
      return [response.status, await response.text()];
    };
    const forged = await signedDelivery(exampleEvent("message.delivered"), "another");
    for (let times = 0; times < 3; times++) {
      expect(await refused(forged)).toEqual([401, "invalid_signature: mismatch"]);
      expect(await refused({ body: "{}" })).toEqual([401, "invalid_signature: missing"]);
    }
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/401: .*does not match.*secret is the one of this webhook.*unparsed/)],
      [expect.stringMatching(/401: .*no Atlas-Signature header/)],
    ]);
    await clock.advance(60_000);
    await refused(forged);
    expect(warn).toHaveBeenCalledTimes(3);
    expect(JSON.stringify(warn.mock.calls)).not.toContain(secret);
    warn.mockRestore();
  });

  test("reads its secret from the environment when a delivery comes, and names the variable that is not set", async () => {
    const { deliver, errors } = start({ secret: undefined });
    vi.stubEnv("ATLAS_WEBHOOK_SECRET", undefined);
    expect(await deliver()).toBe(500);
    expect(String(errors[0]?.[0])).toMatch(/^TypeError: ATLAS_WEBHOOK_SECRET is not set\./);
    vi.stubEnv("ATLAS_WEBHOOK_SECRET", `${secret}\n`);
    expect(await deliver()).toBe(200);
    vi.unstubAllEnvs();
  });
});
