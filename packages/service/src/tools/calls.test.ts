/** Tools as they are called: over plain JSON-RPC, and by clients of MCP. */
import { type Scope, keysOf, scopes } from "@atlas-messaging/contract";
import type { Change } from "../core/changes.ts";
import { canonical } from "../core/canonical.ts";
import { createKnowledge } from "../knowledge/decide.ts";
import { describe, expect, test } from "vitest";
import { World, accepted, inserted, outline } from "../../test-support/changes.ts";
import { facts, now } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, hitsOf, runRow, voucherRow } from "../../test-support/rows.ts";
import { serve } from "../../test-support/ask.ts";
import { type Changed, fakeShell } from "../../test-support/fake-shell.ts";
import { trustedHosts } from "../pipeline/trusted-hosts.ts";

const parts = { conversation: conversationRow(), customer: customerRow(), channel: channelRow() };
const made = accepted(
  createKnowledge(facts(), { params: {}, query: {}, body: { source_type: "text", title: "Menu", text: "Soup." } }),
).changes;
const document = new World(made).only("knowledge_documents");
const rows = {
  parts,
  template: null,
  rehearsal: null,
  waiting: null,
  hits: hitsOf(0.9),
  found: hitsOf(0.9),
  knowledge: hitsOf(0.9),
  voucher: voucherRow(),
  customer: customerRow(),
  quietHours: null,
  channel: channelRow(),
  conversation: conversationRow(),
  lastInbound: null,
};
const all = keysOf(scopes);
const mcp = { accept: "application/json, text/event-stream", "mcp-protocol-version": "2025-06-18" };

interface Asked {
  readonly loaded?: object;
  readonly headers?: Record<string, string>;
  readonly scopes?: readonly Scope[];
  readonly shell?: Changed;
}

/** Sends a message to the tool server. */
const ask = async (
  method: string,
  params: object,
  { loaded, headers = {}, scopes: own = all, shell = {} }: Asked = {},
) => {
  const changes: Change[] = [];
  const commit = async (_: string, given: readonly Change[]) => (changes.push(...given), "committed" as const);
  const { asked, served, call } = serve("toolServer.call", { ...rows, ...loaded }, { store: { commit }, ...shell });
  const token = served.tokenWith(own);
  const answer = await call({ token, headers, body: { jsonrpc: "2.0", id: 1, method, params } });
  const text = await answer.text();
  const data = /^data: (.*)$/m.exec(text)?.[1] ?? text;
  return { args: asked.args, answer, status: answer.status, changes, call, token, ...Object(JSON.parse(data)) };
};
const callTool = (name: string, given: object, more: object = {}, how?: Asked) =>
  ask("tools/call", { name, arguments: given, ...more }, how);
const conversation_id = parts.conversation.id;

describe("a plain call", () => {
  test.for<[string, object, args: object, result: object]>([
    ["send_message", { conversation_id, text: "Hi" }, { conversation_id, template_id: null }, { accepted: true }],
    [
      "send_message_to_phone",
      { phone_number: "+15550100099", text: "Hi" },
      { phone_number: "+15550100099", channel_id: null, template_id: null },
      { accepted: true },
    ],
    [
      "search_knowledge",
      { query: "opening", top_k: 3 },
      { search_query: "opening", search_size: 3, search_audience: null },
      { knowledge_state: "grounded" },
    ],
    ["handoff", { conversation_id, text: "A refund." }, { conversation_id }, {}],
  ])("of %s executes it, and is recorded", async ([name, given, args, expected]) => {
    const { result, error, changes, args: asked } = await callTool(name, given);
    expect(error).toBeUndefined();
    expect(asked).toMatchObject({ ...args, shadow_run_id: null, waiting_key: null });
    expect(result).toMatchObject({ isError: false, structuredContent: expected });
    expect(inserted(changes, "runs")).toMatchObject([{ status: "completed" }]);
  });

  test("rehearses without an effect, and without a key", async () => {
    const options = { execution_mode: "dry_run", idempotency_key: "once" };
    const { result, changes } = await callTool("send_message", { conversation_id, text: "Hi" }, options);
    const { run_id, shadow_run_id, execution_mode, approval_required } = result.structuredContent;
    expect([shadow_run_id, execution_mode, approval_required]).toEqual([run_id, "dry_run", false]);
    expect(outline(changes)).not.toContain("insert messages");
    expect(inserted(changes, "idempotency")).toEqual([]);
    expect(inserted(changes, "runs")).toMatchObject([{ status: "shadow" }]);
  });

  test("with a key is stored under the tool's name", async () => {
    const { changes } = await callTool("handoff", { conversation_id, text: "A refund." }, { idempotency_key: "once" });
    expect(inserted(changes, "idempotency")).toMatchObject([
      { operation: "handoff", key: "once", scope: expect.stringContaining("atlas."), status: 200 },
    ]);
  });

  test("that was stored is answered as then; with other arguments it is refused", async () => {
    const given = { conversation_id, text: "A refund." };
    const key = { idempotency_key: "once" };
    const answer = '{"run_id":"as then"}';
    const stored = { request_hash: fakeShell().sha256(canonical(given)), status: 200, answer, created_at: now };
    const replayed = await callTool("handoff", given, key, { loaded: { stored } });
    expect(replayed.result.structuredContent).toMatchObject({ run_id: "as then" });
    expect(replayed.answer.headers.get("idempotent-replayed")).toBe("true");
    expect(replayed.changes).toEqual([]);
    const other = { stored: { ...stored, request_hash: "of another" } };
    const { status, error, changes } = await callTool("handoff", given, key, { loaded: other });
    expect([status, error.data.code, changes]).toEqual([200, "idempotency_key_reused", []]);
  });

  test("that fails otherwise is a failure of the request", async () => {
    const commit = async () => {
      throw new Error("down");
    };
    const given = { conversation_id, text: "A refund." };
    const { status } = await callTool("handoff", given, {}, { shell: { store: { commit } } });
    expect(status).toBe(500);
  });

  test("is answered in one JSON body, and options that cannot be are refused", async () => {
    const { answer } = await ask("tools/list", {});
    expect(answer.headers.get("content-type")).toBe("application/json");
    const odd = await callTool("handoff", { conversation_id, text: "x" }, { execution_mode: "rehearse" });
    expect([odd.changes, JSON.stringify(odd)]).toEqual([[], expect.stringContaining("execution_mode")]);
  });

  test("of a page of another site is refused, where the deployment names its own", async () => {
    const shell = { toolServerHosts: trustedHosts(["http://atlas.example"]) };
    const { status } = await ask("tools/list", {}, { headers: { origin: "http://other.example" }, shell });
    expect(status).toBe(403);
  });

  test("of a risky tool waits for a person", async () => {
    const given = { voucher_id: voucherRow().id, customer_id: customerRow().id };
    const { error, changes, args } = await callTool("issue_voucher", given);
    expect(error.data).toMatchObject({ code: "HITL_REQUIRED", approval_id: expect.stringMatching(/^0198c0de-/) });
    expect(inserted(changes, "approvals")).toMatchObject([{ tool_name: "issue_voucher", state: "pending" }]);
    expect(args).toMatchObject({ ...given, waiting_key: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const keyed = await callTool("issue_voucher", given, { idempotency_key: "once" });
    expect(keyed.args).toMatchObject({ waiting_key: null });
    const rehearsed = await callTool("issue_voucher", given, { execution_mode: "dry_run" });
    expect(rehearsed.args).toMatchObject({ waiting_key: null, shadow_run_id: null });
    expect(rehearsed.result.structuredContent.approval_required).toBe(true);
  });

  test("names the rehearsal that it follows", async () => {
    const shadow_run_id = runRow().run_id;
    const loaded = { rehearsal: null };
    const { args, error } = await callTool(
      "send_message",
      { conversation_id, text: "Hi" },
      { shadow_run_id },
      { loaded },
    );
    expect([args, error]).toMatchObject([{ shadow_run_id }, { data: { code: expect.any(String) } }]);
  });

  test.for<[string, object, string]>([
    ["send_message", { conversation_id: "x", text: "Hi" }, "conversation_id"],
    ["send_message", { conversation_id, text: "Hi", dryRun: true }, "is not a known member"],
    ["search_knowledge", {}, "query is required"],
  ])("of %s with wrong arguments is refused: %o", async ([name, given, words]) => {
    const { error, changes } = await callTool(name, given);
    expect([error.code, JSON.stringify(error), changes]).toEqual([-32_602, expect.stringContaining(words), []]);
  });

  test("needs the tool's scope", async () => {
    const { status, error } = await callTool(
      "handoff",
      { conversation_id, text: "x" },
      {},
      { scopes: ["atlas.runs.read"] },
    );
    expect([status, JSON.stringify(error)]).toEqual([403, expect.stringContaining("The tool handoff")]);
  });

  test("lists tools, those with effects with the options of a call", async () => {
    const { result } = await ask("tools/list", {});
    const toolOf = (wanted: string) => result.tools.find(({ name }: { name: string }) => name === wanted);
    expect(toolOf("send_message").inputSchema.properties).toMatchObject({ execution_mode: {}, conversation_id: {} });
    expect(toolOf("get_run").inputSchema.properties).not.toHaveProperty("execution_mode");
    expect(toolOf("search_knowledge")).toMatchObject({
      title: expect.any(String),
      description: expect.any(String),
      annotations: {},
    });
  });
});

describe("a tool that only reads", () => {
  test.for<[string, object, loaded: object, args: object, result: object]>([
    [
      "get_run",
      { run_id: runRow().run_id },
      { history: [runRow()] },
      { id: runRow().run_id },
      { run: { run_id: runRow().run_id } },
    ],
    [
      "get_conversation",
      { conversation_id },
      { latest: [], notes: [] },
      { conversation_id },
      { conversation: { id: conversation_id } },
    ],
    [
      "list_conversations",
      { status: "open" },
      { rows: [], known: true },
      { status: "open", page_size: 21 },
      { conversations: [] },
    ],
    [
      "list_vouchers",
      { limit: 1 },
      { rows: [voucherRow(), voucherRow({ id: conversation_id })], known: true },
      { page_size: 2 },
      { vouchers: [{ id: voucherRow().id }], has_more: true, next_cursor: expect.any(String) },
    ],
  ])("%s answers from rows, and records nothing", async ([name, given, loaded, args, expected]) => {
    const { result, error, changes, args: asked } = await callTool(name, given, {}, { loaded });
    expect(error).toBeUndefined();
    expect(asked).toMatchObject(args);
    expect(result.structuredContent).toMatchObject(expected);
    expect(JSON.stringify(result)).not.toContain(voucherRow().code);
    expect(changes).toEqual([]);
  });

  test("refuses what is not there, and a rehearsal", async () => {
    const gone = await callTool("get_run", { run_id: runRow().run_id }, {}, { loaded: { history: [] } });
    expect(gone.error).toMatchObject({ code: -32_001, data: { code: "not_found" } });
    const cursor = await callTool("list_vouchers", { after_id: "x" }, {}, { loaded: { rows: [], known: true } });
    expect(cursor.error.data.code).toBe("invalid_cursor");
    const rehearsed = await callTool("get_run", { run_id: runRow().run_id }, { shadow_run_id: runRow().run_id });
    expect(rehearsed.error).toMatchObject({ message: "shadow_run_id must be left out, since get_run only reads" });
  });

  test("fails as any request does where the rows cannot be read", async () => {
    const { status } = await callTool("get_run", { run_id: runRow().run_id }, {}, { loaded: { history: null } });
    expect(status).toBe(500);
  });
});

describe("a client of MCP", () => {
  test("lists and calls tools, with a link to what is cited if it asks for one", async () => {
    const listed = await ask("tools/list", {}, { headers: mcp });
    expect(listed.result.tools.map(({ name }: { name: string }) => name)).toContain("search_knowledge");
    const plain = await callTool("search_knowledge", { query: "opening" }, {}, { headers: mcp });
    expect(plain.result).toMatchObject({ isError: false, content: [{ type: "text" }] });
    const linking = { _meta: { "atlas/resource_links": true } };
    const linked = await callTool("search_knowledge", { query: "opening" }, linking, { headers: mcp });
    expect(linked.result.content.slice(1)).toEqual([
      {
        type: "resource_link",
        uri: `atlas://knowledge/${hitsOf(1).hits[0]?.knowledge_id}`,
        name: "Opening hours",
        mimeType: "text/plain",
      },
    ]);
  });

  test("that takes no stream is answered in one piece, by the revision alone", async () => {
    const { answer, result } = await ask("tools/list", {}, { headers: { "mcp-protocol-version": "2025-06-18" } });
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(result.tools[0]).toHaveProperty("outputSchema");
    const { answer: streamed } = await ask(
      "tools/list",
      {},
      { headers: { accept: "text/event-stream, application/json" } },
    );
    expect(streamed.headers.get("content-type")).toMatch(/^text\/event-stream/);
  });

  test("lists documents page by page", async () => {
    const loaded = { rows: [document, { ...document, url: "https://a.example/menu" }], known: true };
    const { result, args } = await ask("resources/list", {}, { headers: mcp, loaded });
    expect(args).toMatchObject({ status: "indexed", audience: null, page_size: 51 });
    expect(result.resources).toEqual([
      {
        uri: `atlas://knowledge/${document.id}`,
        name: "Menu",
        mimeType: "text/plain",
        annotations: { lastModified: document.updated_at },
      },
      expect.objectContaining({ description: "Taken from https://a.example/menu" }),
    ]);
    expect(result).not.toHaveProperty("nextCursor");
    const many = { rows: Array.from({ length: 51 }, () => document), known: true };
    expect((await ask("resources/list", {}, { headers: mcp, loaded: many })).result.nextCursor).toEqual(
      expect.any(String),
    );
    const odd = await ask("resources/list", { cursor: "x" }, { headers: mcp, loaded });
    expect(odd.error).toMatchObject({ code: -32_602, data: { code: "invalid_cursor", retryable: false } });
  });

  test("reads an indexed document with its citation", async () => {
    const uri = `atlas://knowledge/${document.id}`;
    const read = (loaded: object, wanted = uri) => ask("resources/read", { uri: wanted }, { headers: mcp, loaded });
    expect((await read({ document: { ...document, status: "indexed" } })).result.contents).toEqual([
      {
        uri,
        mimeType: "text/plain",
        text: "Soup.",
        _meta: { "atlas/citation": { knowledge_id: document.id, title: "Menu", url: null } },
      },
    ]);
    for (const gone of [{ document: null }, { document: { ...document, status: "archived" } }])
      expect((await read(gone)).error).toMatchObject({ code: -32_602, data: { uri, code: "not_found" } });
    expect((await read({ document }, "atlas://knowledge/x")).error.data.code).toBe("not_found");
  });

  test("hears of every failure as a result of the tool", async () => {
    const commit = async () => {
      throw new Error("down");
    };
    const failed = await callTool(
      "handoff",
      { conversation_id, text: "x" },
      {},
      { headers: mcp, shell: { store: { commit } } },
    );
    expect(failed.result).toMatchObject({ isError: true, structuredContent: { error: { code: "internal_error" } } });
  });

  test("introduces itself, and learns what there is", async () => {
    const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } };
    const { result } = await ask("initialize", params, { headers: mcp });
    expect(result).toMatchObject({
      serverInfo: { name: "atlas", title: "Atlas messaging" },
      capabilities: { tools: {}, resources: {} },
    });
    expect(result.instructions.split("\n")).toHaveLength(5);
    expect(result.protocolVersion).toBe("2025-06-18");
    // Its servers must take batches, which this one does not.
    const early = await ask(
      "initialize",
      { ...params, protocolVersion: "2025-03-26" },
      { headers: { accept: mcp.accept } },
    );
    expect(early.result.protocolVersion >= "2025-06-18").toBe(true);
    const narrow = await ask("initialize", params, { headers: mcp, scopes: ["atlas.runs.read"] });
    expect(narrow.result.capabilities).not.toHaveProperty("resources");
  });

  test("is told by the tool when it calls too often, and by HTTP for all else", async () => {
    const { served, call } = serve("toolServer.call", rows);
    const { limits } = served.shell.settings;
    Object.assign(served.shell.settings, { limits: Object.fromEntries(keysOf(limits).map((name) => [name, 1])) });
    const token = served.tokenWith(all);
    const params = { name: "search_knowledge", arguments: { query: "opening" } };
    const send = (method: string) => call({ token, headers: mcp, body: { jsonrpc: "2.0", id: 1, method, params } });
    for (const method of ["tools/call", "tools/list"]) await (await send(method)).text();
    const limited = await send("tools/call");
    expect(limited.status).toBe(200);
    expect(await limited.text()).toMatch(/rate_limited.*retry_after_seconds/);
    expect((await send("tools/list")).status).toBe(429);
  });
});
