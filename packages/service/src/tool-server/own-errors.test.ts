import { describe, expect, test } from "vitest";
import { deployment } from "../../test-support/deployment.ts";
import { requestTo } from "../../test-support/fake-shell.ts";
import { bindSection } from "../bind-section.ts";
import { toolServer } from "./http.ts";

const served = deployment(bindSection("tool-server", toolServer, {} as never));
const token = served.tokenWith(["atlas.knowledge.read"]);
const ofMcp = { accept: "application/json, text/event-stream", "mcp-protocol-version": "2025-11-25" };

const send = (body: string, headers: { readonly [name: string]: string } = {}) =>
  served.answer(
    "toolServer.call",
    requestTo("/atlas/v1/mcp", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
      body,
    }),
  );

const list = { jsonrpc: "2.0", id: "a", method: "tools/list" };
const call = { jsonrpc: "2.0", id: 7, method: "tools/call", params: { name: "search_knowledge" } };

describe.for([{}, ofMcp])("sent with %j", (form) => {
  test("a body that cannot be parsed is JSON-RPC's parse error", async () => {
    const answer = await send('{"jsonrpc":', form);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        jsonrpc: "2.0",
        id: null,
        error: {
          code: -32_700,
          message: "The body is not valid JSON at line 1, column 12.",
          data: { code: "malformed_json", retryable: false },
        },
      },
    ]);
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(answer.headers.get("x-atlas-ratelimit-limit")).toBe("120");
  });

  test("an organization is refused in the envelope", async () => {
    const answer = await send(JSON.stringify({ ...list, organization_id: "x" }), form);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { code: "organization_id_not_allowed" } },
    ]);
  });

  test.for([
    [list, { "mcp-method": "tools/call" }, "Mcp-Method must be the same as in the body: tools/list."],
    [call, { "mcp-name": "issue_voucher" }, "Mcp-Name must be the same as in the body: search_knowledge."],
    [call, { "mcp-name": "=?base64?aXNzdWU=?=" }, "Mcp-Name must be the same as in the body: search_knowledge."],
  ] as const)("a header that contradicts the body is a mismatch: %j %j", async ([body, headers, message]) => {
    const answer = await send(JSON.stringify(body), { ...form, ...headers });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { jsonrpc: "2.0", id: body.id, error: { code: -32_020, message } },
    ]);
  });

  test.for([
    { "mcp-method": "tools/list", "mcp-name": "anything" },
    { "mcp-method": " tools/list " },
    { "mcp-method": "=?base64?dG9vbHMvbGlzdA==?=" },
  ])("headers that agree are taken: %j", async (headers) => {
    expect((await send(JSON.stringify(list), { ...form, ...headers })).status).toBe(200);
  });
});

test("a plain list counts as a read, and what cannot be read as a call of a tool", async () => {
  const listed = await send(JSON.stringify(list));
  expect(listed.headers.get("x-atlas-ratelimit-limit")).toBe("300");
  const unread = await send("{", ofMcp);
  expect(unread.headers.get("x-atlas-ratelimit-limit")).toBe("120");
});
