/** Answers that `serve` gives by itself, stage by stage. */
import { type OperationId, operations } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { checkAnswer } from "./check.ts";
import { type Caller, type Handlers, partial } from "./handlers.ts";
import { Problem } from "./problem.ts";
import { type ServeOptions, serve } from "./serve.ts";

const caller: Caller = {
  organization: "shop",
  principal: "key",
  scopes: ["atlas.channels.read", "atlas.agents.write"],
};
const none = { channels: [], has_more: false, next_cursor: null };
const token = { authorization: "Bearer right" };
const json = { ...token, "content-type": "application/json" };

const shop = (handlers: Partial<Handlers<Caller>> = {}, options: Partial<ServeOptions<Caller>> = {}) =>
  serve(partial({ "channels.list": async () => ({ status: 200, body: { ok: true, data: none } }), ...handlers }), {
    authenticate: async (given) => (given === "right" ? caller : null),
    site: "https://shop.example",
    ...options,
  });

const ask = (path: string, init?: RequestInit) => new Request(`http://shop.example${path}`, init);

/** Asks, and holds the envelope to the contract where the operation declares its status. */
const refused = async (request: Request, atlas = shop(), id?: OperationId) => {
  const answer = await atlas(request);
  const body = await answer.json();
  if (id) expect(validateResponse(id, answer.status, body)).toEqual({ ok: true, value: body });
  const { code, docs, request_id } = body.error;
  expect(docs).toBe(`https://shop.example/docs/reference/errors#${code.toLowerCase()}`);
  expect(request_id).toBe(answer.headers.get("x-request-id"));
  return { status: answer.status, code, headers: answer.headers, error: body.error };
};

describe("a request that matches no operation", () => {
  test("gets 404, and the path that was meant", async () => {
    const { status, code, error } = await refused(ask("/v1/atlas/chanels"));
    expect([status, code]).toEqual([404, "not_found"]);
    expect(error.message).toContain("Did you mean /v1/atlas/channels?");
  });

  test("gets 405 with Allow", async () => {
    const { status, code, headers } = await refused(ask("/v1/atlas/channels", { method: "DELETE" }));
    expect([status, code, headers.get("allow")]).toEqual([405, "method_not_allowed", "GET, HEAD"]);
  });
});

describe("a credential", () => {
  test.each([
    [{}, "Send Authorization: Bearer <token>.", 'Bearer realm="atlas"'],
    [{ authorization: "Basic eDp5" }, "The Authorization header must have the form", 'Bearer realm="atlas"'],
    [{ authorization: "Bearer wrong" }, "The token is unknown", 'Bearer realm="atlas", error="invalid_token"'],
  ])("as in %j gets 401 with a challenge", async (headers, message, challenge) => {
    const {
      status,
      code,
      error,
      headers: told,
    } = await refused(ask("/v1/atlas/channels", { headers }), shop(), "channels.list");
    expect([status, code, told.get("www-authenticate")]).toEqual([401, "unauthenticated", challenge]);
    expect(error.message).toContain(message);
  });

  test("without the scope gets 403, which names it", async () => {
    const { status, code, headers } = await refused(ask("/v1/atlas/agents", { headers: token }), shop(), "agents.list");
    expect([status, code]).toEqual([403, "insufficient_scope"]);
    expect(headers.get("www-authenticate")).toContain('error="insufficient_scope", scope="');
  });

  test("without the permission gets 403", async () => {
    const { status, code } = await refused(ask("/operator/agents", { headers: token }), shop(), "console.agents.list");
    expect([status, code]).toEqual([403, "permission_denied"]);
  });

  test("may be refused in words of one's own", async () => {
    const atlas = shop({}, { authenticate: () => Promise.reject(new Problem("organization_suspended", "Pay first.")) });
    expect((await refused(ask("/v1/atlas/channels", { headers: token }), atlas)).code).toBe("organization_suspended");
  });

  test("is asked of no one where none is needed, and the handler gets no context", async () => {
    const heard: unknown[] = [];
    const health: Handlers<Caller>["system.health"] = async (_call, context) => {
      heard.push(context);
      return { status: 200, body: { ok: true, data: { status: "ok" } } };
    };
    const atlas = shop({ "system.health": health }, { authenticate: () => Promise.reject(new Error("asked")) });
    expect([(await atlas(ask("/health"))).status, heard]).toEqual([200, [null]]);
  });
});

describe("a body", () => {
  const path = "/v1/atlas/agents";
  const agent = JSON.stringify({ name: "Concierge", channels: ["chatapp"] });

  test.each<[string, RequestInit, number, string]>([
    ["that is too long", { headers: json, body: "x".repeat(1_048_577) }, 413, "payload_too_large"],
    [
      "of another type",
      { headers: { ...token, "content-type": "text/plain" }, body: agent },
      415,
      "unsupported_media_type",
    ],
    [
      "that is compressed",
      { headers: { ...json, "content-encoding": "gzip" }, body: agent },
      415,
      "unsupported_media_type",
    ],
    ["that is no JSON", { headers: json, body: "{" }, 400, "malformed_json"],
    ["that is no UTF-8", { headers: json, body: new Uint8Array([0x22, 0xff, 0x22]) }, 400, "malformed_json"],
    ["that is nested deep", { headers: json, body: "[".repeat(65) + "]".repeat(65) }, 400, "malformed_json"],
    ["with an organization", { headers: json, body: '{"organization_id":"x"}' }, 400, "organization_id_not_allowed"],
    ["that breaks its schema", { headers: json, body: '{"name":7}' }, 422, "validation_failed"],
    ["that is left out", { headers: json }, 422, "validation_failed"],
  ])("%s", async (_what, init, status, code) => {
    const found = await refused(ask(path, { method: "POST", ...init }), shop(), "agents.create");
    expect([found.status, found.code]).toEqual([status, code]);
  });

  test("that is too long is refused as it comes, without a declared length", async () => {
    const chunk = new Uint8Array(65_536).fill(0x20);
    let sent = 0;
    const body = new ReadableStream({ pull: (to) => (sent++ < 1_000 ? to.enqueue(chunk) : to.close()) });
    const init = { method: "POST", headers: json, body, duplex: "half" };
    expect((await refused(ask(path, init), shop(), "agents.create")).code).toBe("payload_too_large");
    expect(sent).toBeLessThan(30);
  });

  test("gets the idempotency key of the header, which its details then name", async () => {
    const heard: unknown[] = [];
    const headers = { ...json, "idempotency-key": "once" };
    const atlas = shop({
      "agents.create": async ({ body }) => {
        heard.push(body.idempotency_key);
        return { code: "conflict", message: "It is there." };
      },
    });
    expect((await refused(ask(path, { method: "POST", headers, body: agent }), atlas)).code).toBe("conflict");
    expect(heard).toEqual(["once"]);
    const long = { ...json, "idempotency-key": "x".repeat(300) };
    const { error } = await refused(ask(path, { method: "POST", headers: long, body: agent }), atlas, "agents.create");
    expect(error.details).toMatchObject([{ path: "Idempotency-Key" }]);
  });
});

test("a query is refused with its codes, and a malformed id is one that nothing has", async () => {
  const codeOf = async (path: string) => (await refused(ask(path, { headers: token }))).code;
  expect(await codeOf("/v1/atlas/channels?organization_id=x")).toBe("organization_id_not_allowed");
  expect(await codeOf("/v1/atlas/channels?limit=0")).toBe("validation_failed");
  expect(await codeOf(`/v1/atlas/channels?${"a=1&".repeat(101)}`)).toBe("validation_failed");
  const { status, error } = await refused(ask("/v1/atlas/channels/no-id", { headers: token }), shop(), "channels.get");
  expect([status, error.message]).toEqual([404, "Nothing has an id of this form."]);
});

describe("an answer", () => {
  const good = () => ask("/v1/atlas/channels", { headers: { ...token, "x-request-id": "a-request-id" } });

  test("has the standard headers, and those of the server", async () => {
    const answer = await shop({}, { headers: { "strict-transport-security": "max-age=1" } })(good());
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "no-store",
      "content-type": "application/json",
      "ratelimit-policy": '"reads";q=300;w=60',
      "retry-after": "0",
      "strict-transport-security": "max-age=1",
      "x-atlas-ratelimit-remaining": "299",
      "x-atlas-ratelimit-reason": "ok",
      "x-content-type-options": "nosniff",
      "x-request-id": "a-request-id",
    });
  });

  test("to HEAD has no body", async () => {
    const answer = await shop()(ask("/v1/atlas/channels", { method: "HEAD", headers: token }));
    expect([answer.status, answer.body, answer.headers.get("x-atlas-ratelimit-limit")]).toEqual([200, null, "300"]);
  });

  test("of what is not built is 501", async () => {
    const { status, code } = await refused(
      ask("/v1/atlas/channels/0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f", { headers: token }),
    );
    expect([status, code]).toEqual([501, "not_implemented"]);
  });

  test("beyond a limit is 429, by organization, and by address without a credential", async () => {
    const atlas = shop({}, { limits: { reads: 1, public: 1 } });
    expect((await atlas(good())).status).toBe(200);
    const { status, headers } = await refused(good(), atlas, "channels.list");
    expect([status, headers.get("x-atlas-ratelimit-reason")]).toEqual([429, "organization"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    const from = (clientAddress: string) => atlas(ask("/nothing"), { clientAddress });
    expect([(await from("1.1.1.1")).status, (await from("1.1.1.1")).status]).toEqual([404, 429]);
    expect((await from("2.2.2.2")).status).toBe(404);
  });

  test("of a handler that fails is 500, and its error goes to the log alone", async () => {
    const errors: unknown[] = [];
    const failing = { "channels.list": () => Promise.reject(new Error("password=x")) };
    const atlas = shop(failing, { onError: (error, { operation }) => void errors.push([error, operation.id]) });
    const { status, code, error } = await refused(good(), atlas, "channels.list");
    expect([status, code]).toEqual([500, "internal_error"]);
    expect(error.message).toBe("Something failed on our side. The request id a-request-id identifies it.");
    expect(errors).toEqual([[new Error("password=x"), "channels.list"]]);
  });

  test("that breaks the contract is told in development", async () => {
    const errors: unknown[] = [];
    const data: object = { ...none, token_hash: "x" };
    // A database may give more than a type tells.
    const leaking = { "channels.list": async () => ({ status: 200, body: { ok: true, data } }) as never };
    const atlas = shop(leaking, { check: checkAnswer, onError: (error) => void errors.push(error) });
    expect((await refused(good(), atlas)).status).toBe(500);
    expect(errors).toEqual([
      new Error("The answer of channels.list breaks the contract: data.token_hash is not a known member"),
    ]);
    expect((await shop({}, { check: checkAnswer })(good())).status).toBe(200);
  });
});

test("every operation is routed, and refuses in an envelope of its own without a credential", async () => {
  const atlas = shop({}, { limits: { public: 1_000, sign_in: 1_000 } });
  for (const [id, { method, path, auth }] of Object.entries(operations)) {
    const url = path.replaceAll(/\{\w+\}/g, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f");
    const { status } = await atlas(ask(url, { method }));
    const expected = auth.scheme === "none" ? [404, 415, 422, 501] : [401];
    expect([id, expected.includes(status)]).toEqual([id, true]);
  }
});
