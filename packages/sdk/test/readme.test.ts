/** Runs every program of the README and the guide against the offline sandbox, but for the one of `fetch.test.ts`. Each is a file here. */
import { readFileSync, readdirSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Sandbox, createSandbox } from "@atlas-messaging/sandbox";
import type { Tracer } from "@opentelemetry/api";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";

const folder = new URL("snippets/", import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

test("the pages have the programs as they are tried here, and no others", () => {
  const pages = ["../README.md", "../../../docs/sdk.md", "../../../docs/sdk/proxies.md"].map(text).join("\n");
  const fences = [...pages.matchAll(/```ts\n(.*?)```/gs)].map(([, code = ""]) => code);
  expect(fences.toSorted()).toEqual(
    readdirSync(folder)
      .map((name) => text(`snippets/${name}`))
      .toSorted(),
  );
});

let sandbox: Sandbox;
const logged: unknown[][] = [];

beforeEach(() => {
  sandbox = createSandbox();
  logged.length = 0;
  vi.stubEnv("ATLAS_TOKEN", sandbox.token);
  vi.stubGlobal("fetch", sandbox.fetch);
  vi.spyOn(console, "log").mockImplementation((...values) => void logged.push(values));
  vi.spyOn(console, "debug").mockImplementation((...values) => void logged.push(values));
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("first sends and reads what happened", async () => {
  await import("./snippets/first.ts");
  expect(logged.flat()).toContain("atlas.run.updated");
});

test("credentials asks for a token", async () => {
  await import("./snippets/credentials.ts");
  expect(logged).toEqual([["queued", "string"]]);
});

test("lists goes through lists", async () => {
  await import("./snippets/lists.ts");
  expect(logged.length).toBeGreaterThan(4);
  expect(logged.flat()).toContain("Opening hours");
});

test("errors tells them apart", async () => {
  const { remind } = await import("./snippets/errors.ts");
  expect(await remind("+15550100001")).toMatch(/^sent as /);
  expect(await remind("+15550100004")).toMatch(/silent for 24 hours/);
  await expect(remind("nobody")).rejects.toThrow(expect.objectContaining({ code: "validation_failed" }));
});

test("types name what a function takes", async () => {
  const { lineOf } = await import("./snippets/types.ts");
  const { Atlas } = await import("../src/index.ts");
  const atlas = new Atlas(sandbox.client);
  const { message_id } = await atlas.messages.send({ phone_number: "+15550100001", text: "Your table is ready." });
  const { message } = await atlas.messages.get(message_id);
  expect(lineOf(message)).toBe("We: Your table is ready.");
});

test("enums leaves room for values of a later version", async () => {
  const { stateOf } = await import("./snippets/enums.ts");
  const { Atlas } = await import("../src/index.ts");
  const { messages } = await new Atlas(sandbox.client).messages.list();
  for (const message of messages) {
    const states = [null, "failed", "recalled"].map((delivery_state) => stateOf({ ...message, delivery_state }));
    expect(states).toEqual(["from the customer", "not sent", "recalled"]);
  }
  expect(messages.length).toBeGreaterThan(0);
});

test("log shows attempts, and no token", async () => {
  await import("./snippets/log.ts");
  expect(JSON.stringify(logged)).toContain("channels.list");
  expect(JSON.stringify(logged)).not.toContain(sandbox.token);
});

test("telemetry makes a span for each attempt", async () => {
  const { telemetry } = await import("./snippets/telemetry.ts");
  const { Atlas } = await import("../src/index.ts");
  const { trace } = await import("@opentelemetry/api");
  const spans: [string, unknown][] = [];
  const span = trace.wrapSpanContext({ traceId: "1".repeat(32), spanId: "1".repeat(16), traceFlags: 0 });
  const startSpan: Tracer["startSpan"] = (name, options) => {
    spans.push([name, options?.attributes?.["http.request.method"]]);
    return span;
  };
  trace.setGlobalTracerProvider({ getTracer: () => ({ startSpan, startActiveSpan: () => expect.unreachable() }) });
  await new Atlas({ token: sandbox.token, hooks: [telemetry] }).channels.list();
  expect(spans).toEqual([["channels.list", "GET"]]);
  trace.disable();
});

test("operations and raw are other ways in", async () => {
  await import("./snippets/operations.ts");
  await import("./snippets/raw.ts");
  expect(logged).toEqual([["queued"], [200, 1]]);
});

test("key confirms an order once", async () => {
  const { confirm } = await import("./snippets/key.ts");
  const order = { id: "1", phone_number: "+15550100001" };
  expect(await confirm(order)).toBe(await confirm(order));
});

test("oauth renews a token that has ended, and keeps the next", async () => {
  const kept = await mkdtemp(join(tmpdir(), "atlas-tokens-"));
  onTestFinished(() => rm(kept, { recursive: true }));
  const file = join(kept, "tokens.json");
  await writeFile(file, JSON.stringify({ access_token: "ended", refresh_token: "first" }));
  vi.stubEnv("ATLAS_TOKENS", file);
  vi.stubEnv("ATLAS_BASE_URL", "http://127.0.0.1:4100");
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    if (!url.endsWith("/oauth/token")) return sandbox.fetch(url, init);
    asked.push(String(init.body));
    return Promise.resolve(Response.json({ access_token: sandbox.token, refresh_token: "second", expires_in: 3_600 }));
  });
  const { atlas } = await import("./snippets/oauth.ts");
  expect((await atlas.channels.list()).channels).toHaveLength(1);
  expect(asked).toEqual(["grant_type=refresh_token&client_id=&refresh_token=first"]);
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ refresh_token: "second" });
});

test("throttle is shared", async () => {
  const { agent, atlas } = await import("./snippets/throttle.ts");
  expect((await atlas.channels.list()).channels).toHaveLength(1);
  expect((await agent.manifest()).tools.length).toBeGreaterThan(0);
});

test("offline needs no network", async () => {
  await import("./snippets/offline.ts");
  expect(logged).toEqual([["read"]]);
});
