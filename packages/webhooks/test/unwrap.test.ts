import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as nodeEntry from "../src/index.ts";
import { exampleEvent, signedDelivery } from "../src/testing.ts";
import * as webEntry from "../src/web.ts";

const secret = "a-secret-that-only-the-two-of-us-know";
const event = exampleEvent("agent.message_delivery");
const { AtlasPayloadError, AtlasSignatureError, AtlasStaleEventError } = nodeEntry;

const errorOf = async (run: () => unknown): Promise<unknown> => {
  try {
    return await run();
  } catch (error) {
    return error;
  }
};

describe.each([
  { entry: "main", ...nodeEntry },
  { entry: "web", ...webEntry },
])("$entry entry", ({ unwrap, signPayload, signStandardWebhook }) => {
  const unwrapped = async (body: Uint8Array | string, options = {}) =>
    await unwrap(body, await signPayload(body, secret), secret, options);

  describe("returns the event", () => {
    test("of a text, of bytes and of a request", async () => {
      const delivery = await signedDelivery(event, secret);
      const request = new Request("http://localhost", delivery);
      expect(await unwrapped(delivery.body)).toEqual(event);
      expect(await unwrapped(Buffer.from(delivery.body))).toEqual(event);
      expect(await unwrap(request, request.headers, secret)).toEqual(event);
    });

    test.each(nodeEntry.eventNames)("%s", async (name) => {
      const example = exampleEvent(name);
      const received = await unwrapped(JSON.stringify(example));
      expect(received).toEqual(example);
      expect(nodeEntry.isAtlasEvent(received)).toBe(true);
    });

    test("with members, values and names that later versions of v1 have", async () => {
      const later = { ...event, priority: 1, message: { ...event.message, status: "parked", emoji: "😀" } };
      expect(await unwrapped(JSON.stringify(later))).toEqual(later);
      const unknown = { event_id: "1", event_type: "conversation.merged", timestamp: "2030-01-01T00:00:00.000Z" };
      const received = await unwrapped(JSON.stringify(unknown));
      expect(received).toEqual(unknown);
      expect(nodeEntry.isAtlasEvent(received)).toBe(false);
    });

    test("of a name that every object has", async () => {
      const body = { event_id: "1", event_type: "constructor", timestamp: "2030-01-01T00:00:00.000Z" };
      expect(await unwrapped(JSON.stringify(body))).toEqual(body);
    });
  });

  describe("refuses", () => {
    const { headers, body } = { headers: { "x-request-id": "1" }, body: JSON.stringify(event) };
    test.each([
      ["no signature", { headers }, "missing"],
      ["garbage", { headers: { "atlas-signature": "sha256=" } }, "malformed"],
      ["two signatures", { headers: { "atlas-signature": ["a".repeat(64), "b".repeat(64)] } }, "malformed"],
      ["another's signature", { headers: new Headers({ "atlas-signature": "a".repeat(64) }) }, "mismatch"],
      ["a value that is absent", { headers: null }, "missing"],
    ])("%s, and says why before it parses", async (_what, { headers: given }, reason) => {
      const error = await errorOf(async () => await unwrap("not json", given, secret));
      expect(error).toBeInstanceOf(AtlasSignatureError);
      expect(error).toMatchObject({ name: "AtlasSignatureError", code: "invalid_signature", reason });
    });

    test("a body that was parsed, and says what to do in each framework", async () => {
      const error = await errorOf(async () => await unwrap({} as string, headers, secret));
      expect(error).toBeInstanceOf(TypeError);
      expect(String(error)).toMatch(/Express.*Fastify.*Elysia.*NestJS.*Next\.js.*Hono.*arrayBuffer/);
    });

    test.each([
      ["not JSON", "{"],
      ["not UTF-8", Uint8Array.of(0x22, 0xff, 0x22)],
      ["with a byte order mark", `\uFEFF${body}`],
      ["empty", ""],
    ])("a signed body that is %s", async (_name, signed) => {
      const error = await errorOf(() => unwrapped(signed));
      expect(error).toBeInstanceOf(AtlasPayloadError);
      expect(error).toMatchObject({ code: "invalid_payload", problems: [], cause: expect.any(Error) });
    });

    test.each([
      ["null", null, "", "must be an object"],
      ["a list", [], "", "must be an object"],
      ["without a name", { ...event, event_type: undefined }, "event_type", "is required"],
      ["without an id", { ...event, event_id: null }, "event_id", "must be a string"],
      ["without a member", { ...event, message: undefined }, "message", "is required"],
      [
        "with a member of another type",
        { ...event, message: { ...event.message, text: 1 } },
        "message.text",
        "must be a string",
      ],
      [
        "with an optional member of another type",
        { ...event, message: { ...event.message, status: 1 } },
        "message.status",
        "must be a string",
      ],
      ["with another event's members", { ...event, event_type: "session.ended" }, "session", "is required"],
      [
        "with a list of something else",
        {
          ...exampleEvent("atlas.run.updated"),
          run: { ...exampleEvent("atlas.run.updated").run, tools_called: ["a", 1] },
        },
        "run.tools_called.1",
        "must be a string",
      ],
    ])("a signed body that is %s", async (_name, value, path, message) => {
      const error = await errorOf(() => unwrapped(JSON.stringify(value)));
      expect(error).toBeInstanceOf(AtlasPayloadError);
      expect(error).toMatchObject({ problems: [{ path, message }] });
    });
  });

  describe("refuses what is stale when it is told to", () => {
    const at = (offset: number) => ({ maxAge: 300_000, now: () => Date.parse(event.timestamp) + offset });
    test.each([0, 300_000, -300_000])("not after %d ms", async (offset) => {
      expect(await unwrapped(JSON.stringify(event), at(offset))).toEqual(event);
    });
    test.each([300_001, -300_001])("but after %d ms", async (offset) => {
      const error = await errorOf(() => unwrapped(JSON.stringify(event), at(offset)));
      expect(error).toBeInstanceOf(AtlasStaleEventError);
      expect(error).toMatchObject({ code: "stale_event", eventId: event.event_id, timestamp: event.timestamp });
    });
    test("and what says no time", async () => {
      const error = await errorOf(() => unwrapped(JSON.stringify({ ...event, timestamp: "soon" }), at(0)));
      expect(error).toBeInstanceOf(AtlasStaleEventError);
    });
  });

  test.each(["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "whsec_of-one's own_making", "plain", ["plain", "whsec_AAAA"]])(
    "signs as Standard Webhooks says, with %s",
    async (given) => {
      const webhook = { id: "event", at: 1_700_000_000_999, secret: given };
      expect(await signStandardWebhook("{}", webhook)).toEqual(nodeEntry.signStandardWebhook("{}", webhook));
    },
  );
});

test("what every entry exports is the same", () => {
  expect(Object.keys(webEntry).toSorted()).toEqual(Object.keys(nodeEntry).toSorted());
});

test("the entry for Web Crypto asks for nothing of Node.js", () => {
  const source = (name: string) => readFileSync(new URL(`../src/${name}.ts`, import.meta.url), "utf8");
  const imports = (name: string): string[] => [...source(name).matchAll(/from "(.*)"/g)].map(([, path = ""]) => path);
  const seen = new Set(["./web.ts"]);
  for (const path of seen) {
    expect(path).toMatch(/^\.\.?\//);
    for (const next of imports(path.replace("./", "").replace(/\.ts$/, "")))
      seen.add(next.startsWith(".") ? `./${new URL(next, `file:///${path}`).pathname.slice(1)}` : next);
  }
  expect(seen.size).toBeGreaterThan(10);
});
