import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { operations } from "@atlas-messaging/contract";
import { Atlas } from "./atlas.ts";
import type { AtlasOptions } from "./atlas.ts";
import { AtlasConnectionError, AtlasError } from "./errors.ts";
import { addressOf } from "./hosts.ts";

const phone_number = "+15550100001";
const id = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f";

/** The error that the call ends with. */
const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (reason: unknown) => reason,
  );

/** A client whose requests are recorded and answered with the given body. */
const connect = (
  status: number,
  body: unknown,
  options: Partial<AtlasOptions> = {},
  headers: Readonly<Record<string, string>> = {},
) => {
  const requests: { method: string; url: string; headers: Headers; body: unknown }[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const text = await request.text();
    requests.push({
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: text === "" ? undefined : JSON.parse(text),
    });
    return Response.json(body, { status, headers: { "X-Request-Id": "request-1", ...headers } });
  };
  return { atlas: new Atlas({ token: "secret", baseUrl: "http://api.test/", fetch, ...options }), requests };
};

describe("a call", () => {
  it("sends the token and the body, and returns the data", async () => {
    const { atlas, requests } = connect(200, { ok: true, data: { conversation_id: id } });
    const message = { phone_number, text: "Hi", idempotency_key: "order-1" };
    expect(await atlas.messages.send(message)).toEqual({ conversation_id: id });
    expect(requests).toMatchObject([{ method: "POST", url: "http://api.test/v1/atlas/messages", body: message }]);
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer secret");
  });

  it("makes an idempotency key where there is none", async () => {
    const { atlas, requests } = connect(200, { ok: true, data: {} });
    await atlas.messages.send({ phone_number, text: "Hi" });
    // @ts-expect-error Plain JavaScript and looser settings of TypeScript let it through.
    await atlas.messages.send({ phone_number, text: "Hi", idempotency_key: undefined });
    const keys = requests.map(({ body }) => (body as { idempotency_key: string }).idempotency_key);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it("puts path parameters and the query in their places", async () => {
    const { atlas, requests } = connect(200, { ok: true, data: [], has_more: false, next_cursor: null });
    const page = await atlas.conversations.listEvents("a/b", { limit: 5 });
    expect(page).toEqual({ data: [], has_more: false, next_cursor: null });
    expect(requests).toMatchObject([
      { method: "GET", url: "http://api.test/v1/atlas/conversations/a%2Fb/events?limit=5", body: undefined },
    ]);
  });

  it("goes to the host that serves the path", async () => {
    const hosts = { agentUrl: "http://agent.test", consoleUrl: "http://console.test/", siteUrl: "http://site.test" };
    const { atlas, requests } = connect(200, { ok: true, data: {} }, hosts);
    await atlas.agent.manifest();
    await atlas.raw.GET("/operator/developers/overview");
    await atlas.raw.GET("/v1/atlas/channels", { params: { query: { limit: 1 } } });
    await atlas.raw.GET("/llms.txt");
    await atlas.discovery.mcp();
    expect(requests.map(({ url }) => url)).toEqual([
      "http://agent.test/agent/v1/tools/manifest",
      "http://console.test/operator/developers/overview",
      "http://api.test/v1/atlas/channels?limit=1",
      "http://site.test/llms.txt",
      "http://api.test/.well-known/mcp.json",
    ]);
  });

  it.each(Object.entries(operations))("knows the host of %s", (_id, { path, host }) => {
    const names = { base: "api", console: "console", agent: "agent", site: "site" };
    expect(addressOf(path, names)).toBe(host);
  });

  it("sends the caller's headers", async () => {
    const { atlas, requests } = connect(200, { ok: true, data: {} });
    await atlas.channels.get(id, { headers: { "X-Request-Id": "mine" } });
    expect(requests[0]?.headers.get("x-request-id")).toBe("mine");
  });
});

describe("a refusal", () => {
  it("is an AtlasError with all that the envelope says", async () => {
    const details = [{ path: "text", message: "is required" }];
    const error = { code: "validation_failed", message: "text is required", retryable: false, details };
    const { atlas } = connect(422, { ok: false, error });
    const thrown = await errorOf(atlas.messages.send({ phone_number, text: "" }));
    expect(thrown).toBeInstanceOf(AtlasError);
    expect(thrown).toMatchObject({ ...error, status: 422, requestId: "request-1", approvalId: null });
  });

  it.each([
    [
      "sunset",
      410,
      { ok: false, error: "version_unsupported", migrate_to: "/v2" },
      { code: "version_unsupported", migrateTo: "/v2", retryable: false },
    ],
    [
      "approval",
      409,
      { ok: false, error: { code: "HITL_REQUIRED", message: "Waits.", retryable: false, approval_id: id, run_id: id } },
      { code: "HITL_REQUIRED", approvalId: id, runId: id },
    ],
    ["a proxy's page", 502, "<html>", { code: "unexpected_answer", retryable: true }],
    ["a proxy's refusal", 407, null, { code: "unexpected_answer", retryable: false }],
  ])("reads %s", async (_what, status, body, expected) => {
    await expect(connect(status, body).atlas.channels.list()).rejects.toMatchObject({ status, ...expected });
  });
});

describe("a retry", () => {
  it.each([
    ["seconds", { "Retry-After": "7" }, 7],
    ["no wait", { "Retry-After": "0" }, 0],
    ["a date", { "Retry-After": "Sat, 21 Nov 2026 10:01:30 GMT", Date: "Sat, 21 Nov 2026 10:00:00 GMT" }, 90],
    [
      "a date that is past",
      { "Retry-After": "Sat, 21 Nov 2026 10:00:00 GMT", Date: "Sat, 21 Nov 2026 10:01:30 GMT" },
      0,
    ],
    ["a date alone", { "Retry-After": "Sat, 21 Nov 2026 10:00:00 GMT" }, null],
    ["nothing that can be read", { "Retry-After": "soon" }, null],
    ["nothing", {}, null],
  ])("waits as the answer says: %s", async (_what, headers, retryAfterSeconds) => {
    const { atlas } = connect(429, { ok: false, error: { code: "rate_limited", retryable: true } }, {}, headers);
    await expect(atlas.channels.list()).rejects.toMatchObject({ retryable: true, retryAfterSeconds });
  });

  it.each([
    ["a refusal", async () => Response.json({ ok: false, error: { code: "unavailable" } }, { status: 503 })],
    ["an answer that cannot be read", async () => new Response("<html>")],
    ["a failure of the network", () => Promise.reject(new TypeError("refused"))],
  ])("can use the key of the call that ended in %s", async (_what, answer) => {
    const sent: unknown[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      sent.push(await request.json());
      return answer();
    };
    const { atlas } = connect(200, {}, { fetch });
    const first = await errorOf(atlas.messages.send({ phone_number, text: "Hi" }));
    const second = await errorOf(atlas.messages.send({ phone_number, text: "Hi", idempotency_key: "order-1" }));
    expect(sent).toMatchObject([
      { idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      { idempotency_key: "order-1" },
    ]);
    expect([first, second]).toMatchObject(
      sent.map((body) => ({ idempotencyKey: (body as { idempotency_key: string }).idempotency_key })),
    );
  });

  it("has no key where the operation takes none", async () => {
    const { atlas } = connect(503, {});
    await expect(atlas.webhooks.delete(id)).rejects.toMatchObject({ idempotencyKey: null });
    const broken = connect(200, {}, { fetch: () => Promise.reject(new TypeError("refused")) });
    await expect(broken.atlas.channels.list()).rejects.toMatchObject({ idempotencyKey: null });
  });
});

describe("an answer that is not the service's", () => {
  it.each(["<html>", "", '{"ok":true,'])("is told as such, with its cause: %j", async (text) => {
    const { atlas } = connect(200, {}, { fetch: async () => new Response(text) });
    const thrown = await errorOf(atlas.channels.list());
    expect(thrown).toBeInstanceOf(AtlasError);
    expect(thrown).toMatchObject({ code: "unexpected_answer", status: 200, retryable: false });
    expect((thrown as AtlasError).cause).toBeInstanceOf(SyntaxError);
  });
});

describe("the token", () => {
  it.each([
    ["a refusal", async () => Response.json({ ok: false, error: { code: "unauthenticated" } }, { status: 401 })],
    ["an answer that cannot be read", async () => new Response("<html>")],
    ["a failure of the network", () => Promise.reject(new TypeError("refused"))],
  ])("is not in the error of %s", async (_what, fetch) => {
    const { atlas } = connect(200, {}, { fetch, token: "atlas_secret" });
    const thrown = await errorOf(atlas.messages.send({ phone_number, text: "Hi" }));
    expect(thrown).toBeInstanceOf(Error);
    expect(inspect(thrown, { depth: null, showHidden: true })).not.toContain("atlas_secret");
  });

  it.each(["atlas_secret\nX-Other: 1", "atlas_secret ü"])(
    "is refused, unshown, when no header can carry it",
    (token) => {
      expect(() => new Atlas({ token })).toThrow(TypeError);
      expect(() => new Atlas({ token })).not.toThrow(/atlas_secret/);
    },
  );

  it("may end with the line of the file that it was read from", async () => {
    const { atlas, requests } = connect(200, { ok: true, data: {} }, { token: "atlas_secret\n" });
    await atlas.channels.get(id);
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer atlas_secret");
  });
});

describe("a failure of the network", () => {
  it("is an AtlasConnectionError with its cause, and names the host", async () => {
    const cause = new TypeError("refused");
    const { atlas } = connect(200, {}, { fetch: () => Promise.reject(cause), agentUrl: "http://agent.test" });
    const thrown = await errorOf(atlas.agent.manifest());
    expect(thrown).toBeInstanceOf(AtlasConnectionError);
    expect(thrown).toMatchObject({
      cause,
      message: expect.stringMatching(/^http:\/\/agent\.test could not be reached/),
    });
  });

  it("is one too when the answer breaks off", async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError("terminated")) });
    const { atlas } = connect(200, {}, { fetch: async () => new Response(broken) });
    await expect(atlas.channels.list()).rejects.toBeInstanceOf(AtlasConnectionError);
  });

  it("is the caller's own reason when the caller ended the call", async () => {
    const reason = new Error("no longer wanted");
    const fetch = async (request: Request): Promise<Response> => {
      request.signal.throwIfAborted();
      return new Response();
    };
    const { atlas } = connect(200, {}, { fetch });
    await expect(atlas.channels.list({}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});
