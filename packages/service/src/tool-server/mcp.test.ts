import { describe, expect, test } from "vitest";
import { deployment } from "../../test-support/deployment.ts";
import { sixHeaders } from "../../test-support/fake-shell.ts";
import { bindSection } from "../bind-section.ts";
import { asOneAnswer } from "./errors.ts";
import { toolServer } from "./http.ts";

const served = deployment(bindSection("tool-server", toolServer, {} as never));
const token = served.tokenWith(["atlas.actions.execute"]);

const ask = (body: object, headers: { readonly [name: string]: string } = {}) =>
  served.call("toolServer.call", {
    token,
    body,
    headers: { accept: "application/json, text/event-stream", "mcp-protocol-version": "2025-06-18", ...headers },
  });

describe("a client of MCP", () => {
  test("that subscribes gets the protocol's 404, with the headers of every answer", async () => {
    const answer = await ask({ jsonrpc: "2.0", id: 7, method: "subscriptions/listen" });
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { jsonrpc: "2.0", id: 7, error: { code: -32_601, message: "Method not found" } },
    ]);
    expect(sixHeaders(answer)).toMatchObject({ limit: "120", reason: "ok", retryAfter: "0" });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-request-id")).toMatch(/^0198c0de-/);
    expect(served.shell.heard.lines.at(-1)).toMatchObject({ operation: "toolServer.call", status: 404 });
  });

  test("that subscribes without an id gets null", async () => {
    const answer = await ask({ jsonrpc: "2.0", method: "subscriptions/listen" });
    expect(await answer.json()).toMatchObject({ id: null });
  });

  test.for(["resources/list", "resources/read"])("needs a scope for %s", async (method) => {
    const answer = await ask({ jsonrpc: "2.0", id: 1, method, params: { uri: "atlas://knowledge/1" } });
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: "insufficient_scope" } }]);
    expect(answer.headers.get("www-authenticate")).toContain("atlas.knowledge.read");
  });

  test("needs a scope for a tool", async () => {
    const params = { name: "search_knowledge", arguments: { query: "hours" } };
    const answer = await ask({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
    expect(answer.status).toBe(403);
  });
});

test("a batch is refused, whoever sends it", async () => {
  const answer = await ask([{ jsonrpc: "2.0", id: 1, method: "tools/list" }]);
  expect([answer.status, await answer.json()]).toMatchObject([400, { id: null, error: { code: -32_600 } }]);
});

describe("an answer in one piece", () => {
  const stream = "text/event-stream";
  const json = "application/json";

  test.for([
    [stream, 'event: message\ndata: {"id":1}\n\ndata: {"id":2}\n\n', json, '{"id":2}'],
    [stream, 'data: {"id":1}\r\n\r\n: comment\r\n\r\n', json, '{"id":1}'],
    [stream, 'data:   {"a":\ndata: 1}\n\n', json, '{"a":\n1}'],
    [stream, "", json, ""],
    ["application/json", '{"id":1}', "application/json", '{"id":1}'],
  ] as const)("is the last message: %s %j", async ([contentType, body, type, text]) => {
    expect(await asOneAnswer({ contentType, body })).toEqual({ contentType: type, body: text });
  });

  test("stays empty without a body", async () => {
    expect(await asOneAnswer({ contentType: null, body: null })).toEqual({ contentType: null, body: null });
    expect(await asOneAnswer({ contentType: null, body: "x" })).toEqual({ contentType: null, body: "x" });
  });
});
