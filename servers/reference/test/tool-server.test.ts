/** The tool server as the specification's own callers use it, over HTTP (Tool server). */
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { tools } from "@atlas-messaging/validators/tools";
import { describe, expect, test } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { tables } from "@atlas-messaging/service/rows/tables";
import { seedCredential, seedOrganization } from "../test-support/seed.ts";
import { type Organization, describeServedOnPostgres, describeShared } from "../test-support/served.ts";
import { callTool } from "../test-support/tool-server.ts";

const voucherOf = ({ data }: Organization) => ({ voucher_id: data.voucher_id, customer_id: data.customer_id });
const someId = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eff";

describeShared("the tool server", {}, (served) => {
  const runOf = async ({ client }: Organization, id: unknown) =>
    (await client.succeed("runs.get", { params: { run_id: String(id) } })).data.run;

  test("executes without execution_mode, once under one key, and records run and citations", async () => {
    const its = await served.organization();
    const given = { conversation_id: its.data.conversation_id, text: "In earnest." };
    const [first, again] = [
      await callTool(its.client, "send_message", given, { idempotency_key: "one" }),
      await callTool(its.client, "send_message", given, { idempotency_key: "one", execution_mode: "commit" }),
    ];
    expect(first.content).toMatchObject({ execution_mode: "commit", queued: true, window_open: true });
    expect(again).toEqual({ ...first, replayed: true });
    expect(await runOf(its, first.content?.["run_id"])).toMatchObject({
      status: "completed",
      tools_called: ["send_message"],
    });
    const found = await callTool(its.client, "search_knowledge", { query: "When do you open?", top_k: 1 });
    expect(found.content).toMatchObject({ knowledge_state: "grounded", results: [{ citation: {} }] });
    expect((await runOf(its, found.content?.["run_id"])).citations).not.toEqual([]);
  });

  test("refuses a key that came with other arguments, and keeps keys of tools apart", async () => {
    const its = await served.organization();
    const given = { conversation_id: its.data.conversation_id, text: "One." };
    await callTool(its.client, "send_message", given, { idempotency_key: "k" });
    const other = await callTool(its.client, "send_message", { ...given, text: "Two." }, { idempotency_key: "k" });
    expect(other.error?.data.code).toBe("idempotency_key_reused");
    const tool = await callTool(its.client, "search_knowledge", { query: "hours" }, { idempotency_key: "k" });
    expect(tool.content).toBeDefined();
  });

  test("leaves a key free that a rehearsal or a wrong call came with", async () => {
    const its = await served.organization();
    const key = { idempotency_key: "k" };
    await callTool(its.client, "issue_voucher", voucherOf(its), { ...key, execution_mode: "dry_run" });
    await callTool(its.client, "issue_voucher", { ...voucherOf(its), voucher_id: someId }, key);
    const call = await callTool(its.client, "issue_voucher", voucherOf(its), key);
    expect(call).toMatchObject({ error: { data: { code: "HITL_REQUIRED" } }, replayed: false });
  });

  test("has a risky tool wait for a person, and says the same to every repetition", async () => {
    const its = await served.organization();
    const first = await callTool(its.client, "issue_voucher", voucherOf(its), { idempotency_key: "k" });
    expect(first.error).toMatchObject({ code: -32_001, data: { code: "HITL_REQUIRED", retryable: false } });
    expect(await runOf(its, first.error?.data.run_id)).toMatchObject({
      status: "pending_approval",
      approval_id: first.error?.data.approval_id,
    });
    const again = await callTool(its.client, "issue_voucher", voucherOf(its), { idempotency_key: "k" });
    expect(again).toEqual({ ...first, replayed: true });
  });

  test("has one call without a key wait, however often it comes, and one for each key", async () => {
    const its = await served.organization();
    const ask = (more: object = {}) => callTool(its.client, "issue_voucher", voucherOf(its), more);
    const approvalsOf = async (calls: readonly Promise<Awaited<ReturnType<typeof ask>>>[]) =>
      new Set((await Promise.all(calls)).map(({ error }) => error?.data.approval_id));
    expect(await approvalsOf([ask(), ask(), ask(), ask()])).toHaveProperty("size", 1);
    expect(await approvalsOf([ask(), ask({ idempotency_key: "a" }), ask({ idempotency_key: "b" })])).toHaveProperty(
      "size",
      3,
    );
    const query = { state: "pending" };
    const operator = served.clientOf(its.data.operator_token);
    expect((await operator.succeed("console.approvals.list", { query })).data.approvals).toHaveLength(3);
  });

  describe("a commit that names its rehearsal", () => {
    const rehearse = async (its: Organization) => {
      const { content } = await callTool(its.client, "issue_voucher", voucherOf(its), { execution_mode: "dry_run" });
      expect(content).toMatchObject({ execution_mode: "dry_run", approval_required: true, ...voucherOf(its) });
      expect(content?.["shadow_run_id"]).toBe(content?.["run_id"]);
      expect(await runOf(its, content?.["run_id"])).toMatchObject({ status: "shadow", approval_required: true });
      return { shadow_run_id: String(content?.["shadow_run_id"]) };
    };

    test("is taken with the same arguments, and refused with others", async () => {
      const its = await served.organization();
      const named = await rehearse(its);
      const other = await callTool(its.client, "issue_voucher", { ...voucherOf(its), customer_id: someId }, named);
      expect(other.error?.data.code).toBe("conflict");
      const another = { query: "hours", top_k: 1 };
      expect((await callTool(its.client, "search_knowledge", another, named)).error?.data.code).toBe("conflict");
      expect((await callTool(its.client, "issue_voucher", voucherOf(its), named)).error?.data.code).toBe(
        "HITL_REQUIRED",
      );
    });

    test("is refused when nobody has rehearsed it, here or anywhere", async () => {
      const its = await served.organization();
      const foreign = await rehearse(await served.organization());
      const sent = await callTool(its.client, "search_knowledge", { query: "hours" });
      for (const named of [foreign, { shadow_run_id: someId }, { shadow_run_id: String(sent.content?.["run_id"]) }]) {
        expect((await callTool(its.client, "issue_voucher", voucherOf(its), named)).error?.data.code).toBe("not_found");
      }
    });
  });

  test.for([
    ["an unknown tool", "fly", {}, -32_602, "not_found"],
    ["wrong arguments", "issue_voucher", { voucher_id: "x" }, -32_602, "validation_failed"],
    ["none", "send_message", {}, -32_602, "validation_failed"],
    ["another's customer", "issue_voucher", { voucher_id: someId, customer_id: someId }, -32_001, "not_found"],
  ] as const)("answers %s with an error of JSON-RPC", async ([, name, given, code, own]) => {
    const { client } = await served.organization();
    expect((await callTool(client, name, given)).error).toMatchObject({ code, data: { code: own, retryable: false } });
  });

  describe("never takes a rehearsal for the deed", () => {
    const dry = "dry_run";
    test.for([
      ["both ways that differ", { execution_mode: "commit", _meta: { "atlas/execution_mode": dry } }],
      ["no prefix in _meta", { _meta: { execution_mode: dry } }],
      ["a flag in _meta", { _meta: { dryRun: true } }],
      ["another name in _meta", { _meta: { mode: "dry-run" } }],
      ["another prefix in _meta", { _meta: { "Atlas.dev/execution_mode": dry } }],
      ["another spelling in _meta", { _meta: { "atlas/executionMode": dry } }],
      ["another mode in _meta", { _meta: { "atlas/execution_mode": "rehearse" } }],
      ["a mode that is null in _meta", { _meta: { "atlas/execution_mode": null } }],
    ] as const)("%s", async ([, more]) => {
      const { client, data } = await served.organization();
      const given = { conversation_id: data.conversation_id, text: "A rehearsal?" };
      const { error } = await callTool(client, "send_message", given, more);
      expect(error?.data.code).toBe("validation_failed");
      const params = { conversation_id: data.conversation_id };
      const { recent_messages } = (await client.succeed("conversations.context", { params })).data;
      expect(recent_messages.filter(({ text }) => text === given.text)).toEqual([]);
    });

    test.for([
      ["another spelling", "executionMode", dry],
      ["a flag", "dry_run", true],
      ["another name", "mode", dry],
      ["the organization", "organization_id", someId],
    ] as const)("%s beside the name, which no call has", async ([, name, value]) => {
      const { client, data } = await served.organization();
      const given = { conversation_id: data.conversation_id, text: "A rehearsal?" };
      const params = { name: "send_message", arguments: given, [name]: value };
      const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
      const details = [{ path: `params.${name}`, message: expect.stringMatching(/^is not a known member/) }];
      expect(await client.call("toolServer.call", { body })).toMatchObject({ status: 422, error: { details } });
    });

    test("also where it is asked for in _meta alone, beside what is of others", async () => {
      const { client, data } = await served.organization();
      const given = { conversation_id: data.conversation_id, text: "A rehearsal." };
      const more = { _meta: { "atlas/execution_mode": dry, progressToken: 1, "gateway.example/dry_run": false } };
      expect((await callTool(client, "send_message", given, more)).content).toMatchObject({ execution_mode: dry });
    });
  });

  test("holds the form of a message to the contract, ahead of reading it", async () => {
    const { client } = await served.organization();
    const params = { name: "search_knowledge", execution_mode: "rehearse", shadow_run_id: "x", arguments: {} };
    const body = { jsonrpc: "2.0", id: "a", method: "tools/call", params };
    const answer = await client.call("toolServer.call", { body });
    expect(answer).toMatchObject({ status: 422, error: { code: "validation_failed" } });
    expect(answer.error?.details?.map(({ path }) => path)).toEqual(["params.execution_mode", "params.shadow_run_id"]);
  });
});

const withNarrowTokens = async (database: Database) => {
  const { organizationId } = await seedOrganization(database);
  return {
    knowledge: await seedCredential(database, organizationId, { scopes: ["atlas.knowledge.read"] }),
    nothing: await seedCredential(database, organizationId, { scopes: ["atlas.channels.read"] }),
  };
};

describeShared("the tool server's gates", { seed: withNarrowTokens }, (served) => {
  const listed = async (token: string) => {
    const { result } = (await served.clientOf(token).succeed("toolServer.call", {
      body: { jsonrpc: "2.0", id: 1, method: "tools/list" },
    })) as { readonly result: { readonly tools: readonly { readonly name: string }[] } };
    return result.tools.map(({ name }) => name);
  };

  test("list the tools that the token's scopes allow", async () => {
    expect(await listed((await served.organization()).data.token)).toEqual(Object.keys(tools));
    expect(await listed(served.seeded.knowledge)).toEqual(["search_knowledge"]);
    expect(await listed(served.seeded.nothing)).toEqual([]);
  });

  test("refuse a tool that is not listed, naming the scope", async () => {
    const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "issue_voucher", arguments: {} } };
    for (const accept of ["application/json", "application/json, text/event-stream"]) {
      const answer = await served
        .clientOf(served.seeded.knowledge)
        .call("toolServer.call", { body, headers: { accept } });
      expect(answer).toMatchObject({ status: 403, error: { code: "insufficient_scope" } });
      expect(answer.headers.get("www-authenticate")).toContain('scope="atlas.actions.execute"');
    }
  });

  test("refuse a host name that is rebound to this machine", async () => {
    const { data } = await served.organization();
    const { port } = new URL(served.server.url);
    const headers = {
      host: `rebound.example:${port}`,
      authorization: `Bearer ${data.token}`,
      "content-type": "application/json",
    };
    const sent = request({ host: "127.0.0.1", port, path: "/atlas/v1/mcp", method: "POST", headers });
    sent.end(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }));
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    expect(answer.statusCode).toBe(403);
    expect(await json(answer)).toMatchObject({ error: { code: "host_not_allowed" } });
  });

  test.for([{ origin: "https://pages.example" }, { origin: "null" }])("refuse %j", async (headers) => {
    const body = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const { client } = await served.organization();
    const answer = await client.call("toolServer.call", { body, headers });
    expect(answer).toMatchObject({ status: 403, error: { code: "permission_denied" } });
  });

  test.for([
    { accept: "application/json" },
    { accept: "application/json, text/event-stream" },
    { "mcp-protocol-version": "2025-11-25" },
  ])("refuse several messages at once: %j", async (headers) => {
    const { data } = await served.organization();
    const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const answer = await fetch(`${served.server.url}/atlas/v1/mcp`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json", authorization: `Bearer ${data.token}` },
      body: JSON.stringify([message, message]),
    });
    expect([400, 422]).toContain(answer.status);
  });

  const stream = { accept: "application/json, text/event-stream" };
  const unknown = "2031-01-01";
  const envelope = {
    _meta: { "io.modelcontextprotocol/protocolVersion": unknown, "io.modelcontextprotocol/clientCapabilities": {} },
  };
  test.for([
    ["a revision that nobody knows", { method: "tools/list", id: 1, params: envelope }, 400, "-32022"],
    ["parameters in a list", { method: "tools/call", id: 1, params: [1] }, 400, "-32600"],
    ["a method that is none", { method: "tools/fly", id: 1 }, 200, "-32601"],
    [
      "a member of every object as a tool",
      { method: "tools/call", id: 1, params: { name: "toString" } },
      200,
      "-32602",
    ],
    ["a call that wants no answer", { method: "tools/call", params: { name: "issue_voucher" } }, 202, ""],
    ["an answer to nothing", { id: 1, result: {} }, 202, ""],
    ["a cancellation of nothing", { method: "notifications/cancelled", params: { requestId: 1 } }, 202, ""],
  ] as const)("do nothing for %s", async ([, message, status, code]) => {
    const { data, client } = await served.organization();
    const revision = "params" in message && message.params === envelope ? { "mcp-protocol-version": unknown } : {};
    const answer = await fetch(`${served.server.url}/atlas/v1/mcp`, {
      method: "POST",
      headers: {
        ...stream,
        ...revision,
        "content-type": "application/json",
        authorization: `Bearer ${data.token}`,
      },
      body: JSON.stringify({ jsonrpc: "2.0", ...message }),
    });
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(code)]);
    expect((await client.succeed("runs.list")).data.runs).toEqual([]);
  });

  test("answer a client of MCP that takes no stream in one piece", async () => {
    const { client } = await served.organization();
    const headers = { "mcp-protocol-version": "2025-11-25", accept: "application/json" };
    const body = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const { text } = await client.call("toolServer.call", { body, headers });
    expect(JSON.parse(text)).toMatchObject({ id: 1, result: { tools: Object.keys(tools).map(() => ({})) } });
  });

  test("lead a client without a token to where it gets one", async () => {
    const body = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const { headers } = await served.anonymous.call("toolServer.call", { body });
    const [, metadata = ""] = /resource_metadata="([^"]+)"/.exec(headers.get("www-authenticate") ?? "") ?? [];
    const described: unknown = await (await fetch(metadata)).json();
    expect(described).toMatchObject({ resource: `${served.server.url}/atlas/v1/mcp` });
  });

  test("let pages of this machine in", async () => {
    const body = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const { client } = await served.organization();
    await client.succeed("toolServer.call", { body, headers: { origin: "http://localhost:6274" } });
  });
});

/** Every row of an organization, but for what any request leaves: its record, and when its credentials were last used. */
const rowsOf = async (database: Database, organizationId: string) => {
  const dump: { [table: string]: readonly string[] } = {};
  for (const table of Object.keys(tables).filter((name) => name !== "stored_requests")) {
    const text = `select (to_jsonb(each) - 'last_used_at')::text as row from ${table} each order by 1`;
    const found = await database.asTenant<{ row: string }>(organizationId, { text, values: [] });
    dump[table] = found.map(({ row }) => row);
  }
  return dump;
};

describeServedOnPostgres("a dry run", {}, (served) => {
  test("leaves every row as it was, and adds its shadow run", async () => {
    const { data } = await served.organization();
    const before = await rowsOf(await served.stopAndOpen(), data.organization_id);
    await served.startAgain();
    const client = served.clientOf(data.token);
    const dry = { execution_mode: "dry_run", idempotency_key: "k" };
    const { conversation_id, customer_id, voucher_id, template_id } = data;
    const calls = [
      ["send_message", { conversation_id, text: "A rehearsal." }],
      [
        "send_message_to_phone",
        {
          phone_number: data.phone_numbers.window_closed,
          template_id,
          category: "utility",
          template_params: { name: "Ada" },
        },
      ],
      [
        "send_message_to_phone",
        { phone_number: "+15550100777", template_id, category: "utility", template_params: { name: "Ada" } },
      ],
      ["search_knowledge", { query: "When do you open?" }],
      ["issue_voucher", { customer_id, voucher_id }],
    ] as const;
    const made: string[] = [];
    for (const [name, given] of calls) {
      const { content, text } = await callTool(client, name, given, dry);
      expect(content, text).toMatchObject({ execution_mode: "dry_run", shadow_run_id: expect.any(String) });
      made.push(String(content?.["shadow_run_id"]));
    }
    const refused = await callTool(client, "send_message", { conversation_id: someId, text: "Nobody." }, dry);
    expect(refused.error?.data.code).toBe("not_found");

    const { runs: runsBefore = [], ...restBefore } = before;
    const { runs = [], ...rest } = await rowsOf(await served.stopAndOpen(), data.organization_id);
    expect(rest).toEqual(restBefore);
    const added = runs.filter((run) => !runsBefore.includes(run)).map((run) => JSON.parse(run) as { run_id: string });
    expect(added.map(({ run_id }) => run_id).toSorted()).toEqual(made.toSorted());
    expect(added).toEqual(made.map(() => expect.objectContaining({ status: "shadow" })));
  });
});
