import { describe, expect, it } from "vitest";
import { Atlas } from "./atlas.ts";
import type { AtlasOptions } from "./atlas.ts";
import { AtlasConnectionError, AtlasError } from "./errors.ts";

const phone_number = "+15550100001";
const id = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f";

/** A client whose requests are recorded and answered with the given body. */
const connect = (status: number, body: unknown, options: Partial<AtlasOptions> = {}) => {
  const requests: { method: string; url: string; headers: Headers; body: unknown }[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const text = await request.text();
    requests.push({
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: text === "" ? undefined : JSON.parse(text),
    });
    return Response.json(body, { status, headers: { "X-Request-Id": "request-1" } });
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
    await atlas.messages.send({ phone_number, text: "Hi" });
    const keys = requests.map(({ body }) => (body as { idempotency_key: string }).idempotency_key);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
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
    const hosts = { agentUrl: "http://agent.test", consoleUrl: "http://console.test/" };
    const { atlas, requests } = connect(200, { ok: true, data: {} }, hosts);
    await atlas.agent.manifest();
    await atlas.raw.GET("/operator/developers/overview");
    await atlas.raw.GET("/v1/atlas/channels", { params: { query: { limit: 1 } } });
    expect(requests.map(({ url }) => url)).toEqual([
      "http://agent.test/agent/v1/tools/manifest",
      "http://console.test/operator/developers/overview",
      "http://api.test/v1/atlas/channels?limit=1",
    ]);
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
    const thrown = await atlas.messages.send({ phone_number, text: "" }).catch((reason: unknown) => reason);
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

describe("a failure of the network", () => {
  it("is an AtlasConnectionError with its cause", async () => {
    const cause = new TypeError("refused");
    const { atlas } = connect(200, {}, { fetch: () => Promise.reject(cause) });
    const thrown = await atlas.channels.list().catch((reason: unknown) => reason);
    expect(thrown).toBeInstanceOf(AtlasConnectionError);
    expect(thrown).toMatchObject({ cause });
  });

  it("is one too when the answer is not JSON", async () => {
    const { atlas } = connect(200, {}, { fetch: async () => new Response("<html>") });
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
