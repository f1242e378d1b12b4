import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { operations } from "@atlas-messaging/contract";
import { answers, breaksOff, connect, drops, errorOf, refuses, succeeds } from "../test-support/hostile-service.ts";
import { AtlasAgent } from "./agent.ts";
import { Atlas } from "./atlas.ts";
import { AtlasClient } from "./client.ts";
import { AtlasConsole } from "./console.ts";
import { routes } from "./generated/routes.ts";
import { AtlasError, type AtlasConnectionError, Status404Error, Status409Error, WindowClosedError } from "./index.ts";
import { channelsGet, messagesSend } from "./operations.ts";

const phone_number = "+15550100001";
const message = { phone_number, text: "Hi" };
const id = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f";

describe("a call", () => {
  it("sends the token and the body, and returns the data", async () => {
    const { atlas, arrived } = connect([succeeds({ conversation_id: id })]);
    const keyed = { ...message, idempotency_key: "order-1" };
    expect(await atlas.messages.send(keyed)).toEqual({ conversation_id: id });
    expect(arrived).toMatchObject([{ method: "POST", url: "http://api.test/v1/atlas/messages", body: keyed }]);
    expect(arrived[0]?.headers.get("authorization")).toBe("Bearer secret");
    expect(arrived[0]?.headers.get("content-type")).toBe("application/json");
  });

  it("takes its idempotency key from the body, from the options, or makes one", async () => {
    const { atlas, arrived } = connect([succeeds()]);
    await atlas.messages.send({ ...message, idempotency_key: "body" }, { idempotencyKey: "option" });
    await atlas.messages.send(message, { idempotencyKey: "option" });
    await atlas.messages.send({ ...message, idempotency_key: undefined });
    await atlas.sessions.create();
    const keys = arrived.map(({ body }) => (body as { idempotency_key: string }).idempotency_key);
    const made = expect.stringMatching(/^\d+(-\d+){3}$/);
    expect(keys).toEqual(["body", "option", made, made]);
    expect(keys[2]).not.toBe(keys[3]);
  });

  it("puts the key of a tool call among its parameters, and gives other messages none", async () => {
    const { atlas, arrived } = connect([answers(200, { jsonrpc: "2.0", id: 1, result: {} })]);
    const params = { name: "issue_voucher", arguments: {} } as const;
    await atlas.toolServer.call({ jsonrpc: "2.0", id: 1, method: "tools/call", params }, { idempotencyKey: "k" });
    await atlas.toolServer.call({ jsonrpc: "2.0", id: 2, method: "tools/list", params: {} });
    expect(arrived.map(({ body }) => body)).toEqual([
      { jsonrpc: "2.0", id: 1, method: "tools/call", params: { ...params, idempotency_key: "k" } },
      { jsonrpc: "2.0", id: 2, method: "tools/list", params: {} },
    ]);
  });

  it("of a notification has no data", async () => {
    const { atlas } = connect([() => new Response(null, { status: 202 })]);
    expect(await atlas.toolServer.call({ jsonrpc: "2.0", method: "notifications/initialized" })).toBeUndefined();
  });

  it("puts path parameters and the query in their places", async () => {
    const { atlas, arrived } = connect([succeeds({ conversations: [], has_more: false, next_cursor: null })]);
    await atlas.channels.get("a/b");
    await atlas.conversations.list({ limit: 5, status: "open" });
    expect(arrived.map(({ url }) => url)).toEqual([
      "http://api.test/v1/atlas/channels/a%2Fb",
      "http://api.test/v1/atlas/conversations?limit=5&status=open",
    ]);
  });

  it.each([
    ["", '"" is not an id.'],
    [".", '"." is not an id.'],
    ["..", '".." is not an id.'],
    ["\ud800", String.raw`"\ud800" is not an id.`],
    [undefined, "undefined is not an id."],
    [null, "null is not an id."],
    [7, "number is not an id."],
    [{ id }, "object is not an id."],
    [Symbol("id"), "symbol is not an id."],
  ])("rejects, and throws nothing before, for the id %o", async (given, reason) => {
    const { atlas, arrived } = connect([succeeds()]);
    const wrong = given as string; // Plain JavaScript lets it through.
    const calls = [atlas.channels.get(wrong), atlas.messages.cancel(wrong), atlas.conversations.events(wrong).page()];
    for (const call of calls) await expect(call).rejects.toThrow(new TypeError(reason));
    expect(arrived).toEqual([]);
  });

  it("goes to the host of the operation", async () => {
    const hosts = { agentUrl: "http://agent.test", consoleUrl: "http://console.test/", siteUrl: "http://site.test" };
    const { atlas, arrived, options } = connect([succeeds()], hosts);
    await new AtlasAgent(options).manifest();
    await new AtlasConsole(options).overview.get();
    await atlas.discovery.agents();
    await atlas.discovery.mcp();
    expect(arrived.map(({ url }) => url)).toEqual([
      "http://agent.test/agent/v1/tools/manifest",
      "http://console.test/operator/developers/overview",
      "http://site.test/agents.json",
      "http://api.test/.well-known/mcp.json",
    ]);
  });

  it("sends the headers of client and caller", async () => {
    const { atlas, arrived } = connect([succeeds()], { headers: { "User-Agent": "shop/1", "X-Request-Id": "client" } });
    await atlas.channels.get(id, { headers: { "x-request-id": "call", AUTHORIZATION: "Bearer other" } });
    expect(arrived[0]?.headers.get("authorization")).toBe("Bearer other");
    expect(arrived[0]?.headers.get("user-agent")).toBe("shop/1");
    expect(arrived[0]?.headers.get("x-request-id")).toBe("call");
  });

  it("tells the answer beside the data", async () => {
    const { atlas } = connect([succeeds({ id }, { "Idempotent-Replayed": "true" })]);
    const { data, response, requestId } = await atlas.messages.send(message).withResponse();
    expect([data, requestId]).toEqual([{ id }, "request-1"]);
    expect(response.headers.get("Idempotent-Replayed")).toBe("true");
  });

  it("is the same as a function, of a client alone or of one with methods", async () => {
    const { atlas, arrived, options } = connect([succeeds({ id })]);
    expect(await messagesSend(new AtlasClient(options), message)).toEqual({ id });
    expect(await channelsGet(atlas, id)).toEqual({ id });
    expect(arrived.map(({ url }) => url)).toEqual([
      "http://api.test/v1/atlas/messages",
      `http://api.test/v1/atlas/channels/${id}`,
    ]);
  });

  it("does not mind options that are given as undefined", async () => {
    const { options } = connect([succeeds({ id })]);
    const atlas = new Atlas({ ...options, timeout: undefined, throttle: undefined, retries: undefined });
    expect(await atlas.channels.get(id, { timeout: undefined, signal: undefined })).toEqual({ id });
  });
});

it("knows host and limit of every path", () => {
  expect(Object.keys(routes)).toEqual(Object.values(operations).map(({ method, path }) => `${method} ${path}`));
});

describe("a refusal", () => {
  it("is an AtlasError with all that the envelope says", async () => {
    const details = [{ path: "text", message: "is required" }];
    const docs = "https://atlas.example/docs/reference/errors#validation_failed";
    const error = { code: "validation_failed", message: "text is required", retryable: false, docs, details };
    const { atlas } = connect([answers(422, { ok: false, error })]);
    const thrown = await errorOf(atlas.messages.send(message));
    expect(thrown).toBeInstanceOf(AtlasError);
    expect(thrown).toMatchObject({ ...error, status: 422, requestId: "request-1", approvalId: null, attempts: 1 });
    expect((thrown as AtlasError).headers.get("X-Request-Id")).toBe("request-1");
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
    [
      "a proxy's failure",
      500,
      "<html>",
      { code: "unexpected_answer", message: "The service answered 500.", retryable: true },
    ],
    ["a proxy's limit", 429, "<html>", { code: "unexpected_answer", retryable: true }],
    ["a proxy without the method", 501, "<html>", { code: "unexpected_answer", retryable: false }],
    ["a proxy's refusal", 407, null, { code: "unexpected_answer", retryable: false }],
    ["a proxy's JSON", 400, { error: { reason: "no" } }, { code: "unexpected_answer", docs: null, details: [] }],
    ["a proxy's code", 503, { error: { code: 503, message: "Busy." } }, { code: "unexpected_answer", retryable: true }],
    ["a proxy's word", 503, { error: "Service Unavailable" }, { code: "Service Unavailable", retryable: true }],
    [
      "members that no envelope has",
      400,
      { error: { code: "conflict", message: "No.", retryable: false, headers: {}, stack: "x", attempts: 9 } },
      { code: "conflict", attempts: 1, stack: expect.not.stringMatching(/^x$/) },
    ],
  ])("reads %s", async (_what, status, body, expected) => {
    const { atlas } = connect([answers(status, body)], { retries: 0 });
    expect(await errorOf(atlas.channels.list())).toMatchObject({ status, ...expected });
  });

  it("belongs to the class of its code and of its status", async () => {
    const { atlas } = connect([refuses(409, "window_closed", false)]);
    const closed = await errorOf(atlas.messages.send(message));
    expect(closed).toBeInstanceOf(WindowClosedError);
    expect(closed).toBeInstanceOf(Status409Error);
    expect(closed).not.toBeInstanceOf(Status404Error);
  });

  it.each([
    ["a refusal", refuses(503, "unavailable", true)],
    ["an answer that cannot be read", () => new Response("<html>")],
    ["a failure of the network", drops],
    ["a body that breaks off", breaksOff],
  ])("tells the key of the call that ended in %s", async (_what, deed) => {
    const { atlas, arrived } = connect([deed], { retries: 0 });
    const error = await errorOf(atlas.messages.send(message));
    expect(arrived).toMatchObject([
      { body: { idempotency_key: (error as AtlasError | AtlasConnectionError).idempotencyKey } },
    ]);
    expect(error).toMatchObject({ idempotencyKey: expect.any(String), attempts: 1 });
  });
});

describe("an answer that is not the service's", () => {
  it.each(["<html>", "", '{"ok":true,', "null", '"ok"'])("is told as such: %j", async (text) => {
    const { atlas, arrived } = connect([() => new Response(text)]);
    const thrown = await errorOf(atlas.channels.list());
    expect(thrown).toBeInstanceOf(AtlasError);
    expect(thrown).toMatchObject({ code: "unexpected_answer", status: 200, retryable: false });
    expect(arrived).toHaveLength(1);
  });
});

it("follows no redirect, by which a mutation would become a GET", async () => {
  const asked: unknown[] = [];
  const server = createServer(({ method, url }, response) => {
    asked.push([method, url]);
    response.writeHead(301, { Location: "/elsewhere" }).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  try {
    const { port } = server.address() as AddressInfo; // The server listens on a port.
    const call = new Atlas({ baseUrl: `http://127.0.0.1:${port}` }).messages.send(message);
    expect(await errorOf(call)).toMatchObject({ code: "unexpected_answer", status: 301, retryable: false });
    expect(asked).toEqual([["POST", "/v1/atlas/messages"]]);
  } finally {
    server.close();
  }
});

describe("the token", () => {
  const token = "atlas_key_sandbox_0123456789";

  it.each([
    ["a refusal", refuses(401, "unauthenticated", false)],
    [
      "a page that echoes the request",
      () => new Response(`{"error":{"code":"x","message":"Bearer ${token}"}}`, { status: 400 }),
    ],
    ["an answer that cannot be read", () => new Response("<html>")],
    ["a failure of the network", drops],
  ])("is not in the error of %s", async (_what, deed) => {
    const { atlas } = connect([deed], { token, retries: 0 });
    const thrown = await errorOf(atlas.messages.send(message));
    expect(thrown).toBeInstanceOf(Error);
    expect(inspect(thrown, { depth: null, showHidden: true })).not.toContain(token);
    expect(JSON.stringify(thrown) + String(thrown)).not.toContain(token);
  });

  it("is not in what is printed of a client", () => {
    const { atlas } = connect([succeeds()], { token });
    expect(inspect(atlas, { depth: null, showHidden: true }) + JSON.stringify(atlas)).not.toContain(token);
  });

  it("is not in the log of an error, and its headers neither", async () => {
    const { atlas } = connect([refuses(409, "window_closed", false, { "Set-Cookie": "session=1" })]);
    const thrown = await errorOf(atlas.messages.send(message));
    expect(JSON.parse(JSON.stringify(thrown))).toMatchObject({ code: "window_closed", message: "No.", status: 409 });
    expect(JSON.stringify(thrown) + inspect(thrown)).not.toContain("session=1");
  });

  it.each(["atlas_secret\nX-Other: 1", "atlas_secret ü"])(
    "is refused, unshown, when no header can carry it",
    (unsendable) => {
      expect(() => new Atlas({ token: unsendable })).toThrow(TypeError);
      expect(() => new Atlas({ token: unsendable })).not.toThrow(/atlas_secret/);
    },
  );

  it("may end with the line of the file that it was read from", async () => {
    const { atlas, arrived } = connect([succeeds()], { token: "atlas_secret\n" });
    await atlas.channels.get(id);
    expect(arrived[0]?.headers.get("authorization")).toBe("Bearer atlas_secret");
  });

  it.each([
    ["sandbox", "https://api.example.com", undefined],
    ["sandbox", "https://api.staging.example.com", undefined],
    ["production", "https://sandbox.example.com", undefined],
    ["production", "http://127.0.0.1:4100", "sandbox"],
    ["production", "http://api.example.com", undefined],
    ["production", "http://api.example.com", "production"],
    ["production", "HTTP://10.0.0.7:4100", "production"],
    ["production", "http://127.0.0.1.example.com", undefined],
    ["production", "http://localhost.example.com", undefined],
    ["production", "http://notlocalhost", undefined],
    ["production", "http://[::2]:4100", undefined],
    ["production", "http://10.127.0.0.1.example.com", undefined],
    ["production", "http://a127.0.0.1", undefined],
    ["production", "http://[::1:2]:4100", undefined],
    ["sandbox", "https://localhost.example.com", undefined],
    ["sandbox", "https://api-127.example.com", undefined],
  ] as const)("of the %s is not sent to %s", (own, baseUrl, environment) => {
    const options = { token: `atlas_key_${own}_0123`, baseUrl, ...(environment && { environment }) };
    expect(() => new Atlas(options)).toThrow(TypeError);
    expect(() => new Atlas(options)).not.toThrow(/0123/);
    expect(() => new Atlas({ ...options, baseUrl: "http://127.0.0.1:4100", agentUrl: baseUrl })).toThrow(TypeError);
  });

  it.each([
    ["sandbox", "http://127.0.0.1:4100", undefined],
    ["sandbox", "https://localhost:4100", undefined],
    ["sandbox", "https://sandbox.example.com", undefined],
    ["sandbox", "https://api.example.com", "sandbox"],
    ["production", "https://api.example.com", undefined],
    ["production", "http://127.0.0.1:4100", undefined],
    ["production", "http://127.9.8.7", "production"],
    ["production", "http://127.0.10.200", undefined],
    ["sandbox", "https://127.0.0.1", undefined],
    ["sandbox", "https://[::1]", undefined],
    ["sandbox", "https://api.localhost", undefined],
    ["production", "http://localhost:4100", undefined],
    ["production", "http://api.localhost:4100", undefined],
    ["production", "http://[::1]:4100", undefined],
    ["staging", "http://api.staging.example.com", undefined],
  ] as const)("of the %s is sent to %s", (own, baseUrl, environment) => {
    expect(
      () => new Atlas({ token: `atlas_key_${own}_0123`, baseUrl, ...(environment && { environment }) }),
    ).not.toThrow();
  });

  it.each(["127.0.0.1:4100", "localhost:4100", "api.example.com", "", "https://ada:hush@api.example.com"])(
    "or not, a client of %j, which nothing can be sent to, is refused at once",
    (baseUrl) => {
      expect(() => new Atlas({ baseUrl })).toThrow(TypeError);
      const made = () => new Atlas({ token: "secret", consoleUrl: baseUrl });
      expect(made).toThrow(TypeError);
      expect(made).not.toThrow(/secret|hush/);
    },
  );
});
