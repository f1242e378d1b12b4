/** Runs every program of the README and the guides. Each is a file here. */
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { EventStore } from "@atlas-messaging/webhooks";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { asymmetricKey, exampleEvent, signedDelivery } from "../src/testing.ts";

const secret = "a-secret-that-only-the-two-of-us-know";
const path = "/webhooks/atlas";
const event = exampleEvent("conversation.message_received");
const logged: unknown[][] = [];

beforeAll(() => vi.stubEnv("ATLAS_WEBHOOK_SECRET", secret));
afterAll(() => vi.unstubAllEnvs());
beforeEach(() => void vi.spyOn(console, "log").mockImplementation((...values) => void logged.push(values)));
afterEach(() => {
  vi.restoreAllMocks();
  logged.length = 0;
});

const folder = new URL("snippets/", import.meta.url);
const guides = new URL("../../../docs/webhooks/", import.meta.url);
const pages = ["../README.md", "../../../docs/webhooks.md", ...readdirSync(guides).map((name) => guides.href + name)]
  .map((page) => readFileSync(new URL(page, import.meta.url), "utf8"))
  .join("\n");
const fences = [...pages.matchAll(/```ts[^\n]*\n(.*?)```/gs)].map(([, code = ""]) => code);

test("the pages have the programs as they are tried here, and no others", () => {
  const programs = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
  expect(fences.toSorted()).toEqual(programs.toSorted());
});

const request = async (by = secret): Promise<Request> =>
  new Request(`http://localhost${path}`, await signedDelivery(event, by));

const answers: { readonly [name: string]: (request: Request) => Response | Promise<Response> } = {
  hono: async (given) => (await import("./snippets/hono.ts")).default.fetch(given),
  elysia: async (given) => (await import("./snippets/elysia.ts")).default.handle(given),
  guide: async (given) => (await import("./snippets/guide.ts")).POST(given),
  next: async (given) => (await import("./snippets/next.ts")).POST(given),
  later: async (given) => (await import("./snippets/later.ts")).receive(given),
  unwrap: async (given) => (await import("./snippets/unwrap.ts")).handler(given, secret),
  worker: async (given) =>
    (await import("./snippets/worker.ts")).default.fetch(
      given,
      { ATLAS_WEBHOOK_SECRET: secret },
      { waitUntil: () => {} },
    ),
  lambda: async (given) => {
    const { handler } = await import("./snippets/lambda.ts");
    const headers = Object.fromEntries(given.headers);
    const { statusCode } = await handler({ headers, body: await given.text(), isBase64Encoded: false });
    return new Response(null, { status: statusCode });
  },
  express: async (given) => over((await import("./snippets/express.ts")).app, given),
  node: async (given) => over((await import("./snippets/node.ts")).server, given),
  fastify: async (given) => {
    const { app } = await import("./snippets/fastify.ts");
    const payload = Buffer.from(await given.arrayBuffer());
    const { statusCode } = await app.inject({
      method: "POST",
      url: path,
      headers: Object.fromEntries(given.headers),
      payload,
    });
    return new Response(null, { status: statusCode });
  },
};

const over = async (listener: Parameters<typeof createServer>[1] | ReturnType<typeof createServer>, given: Request) => {
  const server = typeof listener === "function" ? createServer(listener) : (listener ?? createServer());
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // The server listens on TCP.
  const { headers, method } = given;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers, method, body: await given.arrayBuffer() });
  await new Promise((resolve) => server.close(resolve).closeAllConnections());
  return response;
};

/** Expected log where it is not the event's name. */
const lines: { readonly [name: string]: readonly unknown[] } = {
  hono: [["+15550100001", "When do you open?"]],
  guide: [["answering When do you open?"]],
  later: [["answering When do you open?"]],
  unwrap: [],
  lambda: [],
};

test.each(Object.entries(answers))("%s answers 200 to what is genuine and 401 to all else", async (name, answer) => {
  expect((await answer(await request())).status).toBe(200);
  await eventually(() => expect(logged).toEqual(lines[name] ?? [[event.event_type]]));
  expect((await answer(await request("another"))).status).toBe(401);
});

test("asymmetric answers 200 to what its public key verifies and 401 to all else", async () => {
  const { handler } = await import("./snippets/asymmetric.ts");
  const status = async (by: string) => (await handler(await request(by), asymmetricKey.publicKey)).status;
  expect([await status(asymmetricKey.privateKey), await status(secret)]).toEqual([200, 401]);
  expect(logged).toEqual([[event.event_type]]);
});

test("thin hears of thin events alone", async () => {
  const { receive } = await import("./snippets/thin.ts");
  const { event_id, event_type, timestamp } = event;
  const thin = await signedDelivery({ event_id, event_type, timestamp, payload: "thin" }, secret);
  expect((await receive(new Request(`http://localhost${path}`, thin))).status).toBe(200);
  expect((await receive(await request())).status).toBe(200);
  expect(logged).toEqual([[event_type, event_id]]);
});

test("testing logs what it says", async () => {
  await import("./snippets/testing.ts");
  expect(logged).toEqual([["conversation.message_received"], [200]]);
});

test("bun serves", () => {
  const code = `
    import { exampleEvent, signedDelivery } from "../src/testing.ts";
    import { server } from "./snippets/bun.ts";
    const delivery = await signedDelivery(exampleEvent("session.ended"), "secret");
    console.log((await fetch(server.url + "webhooks/atlas", delivery)).status);
    process.exit(0);`;
  const env = { ...process.env, ATLAS_WEBHOOK_SECRET: "secret" };
  const cwd = new URL(".", import.meta.url);
  expect(execFileSync("bun", ["-e", code], { cwd, env, encoding: "utf8" })).toBe("session.ended\n200\n");
});

test("store reserves, remembers and forgets", async () => {
  const { redisStore } = await import("./snippets/store.ts");
  const kept = new Map<string, string>();
  const store: EventStore = redisStore({
    get: (key) => Promise.resolve(kept.get(key) ?? null),
    set: (key, value, { NX }) => {
      if (NX && kept.has(key)) return Promise.resolve(null);
      kept.set(key, value);
      return Promise.resolve("OK");
    },
    del: (key) => Promise.resolve(Number(kept.delete(key))),
  });
  expect([await store.begin("1"), await store.begin("1")]).toEqual(["new", "underway"]);
  await store.failed("1");
  expect(await store.begin("1")).toBe("new");
  await store.handled("1");
  expect(await store.begin("1")).toBe("handled");
});
