/** Calls that wait for an approval, as tasks of MCP: shown, withdrawn, and handed out in place of a refusal. */
import { type Scope, keysOf, scopes } from "@atlas-messaging/contract";
import type { Change } from "../core/changes.ts";
import { describe, expect, test } from "vitest";
import { inserted, outline } from "../../test-support/changes.ts";
import { approvalRow } from "../../test-support/console-rows.ts";
import { idOf } from "../../test-support/facts.ts";
import { credentialRow, customerRow, runRow, voucherRow } from "../../test-support/rows.ts";
import { serve } from "../../test-support/ask.ts";

const revision = "2026-07-28";
const prefix = "io.modelcontextprotocol/";
const caller = idOf(2, 40);
const requester = credentialRow({ owner_id: caller });
const given = { voucher_id: voucherRow().id, customer_id: customerRow().id };
const approval = approvalRow({ action_type: "tool_call", tool_name: "issue_voucher", arguments: given });
const waits = { status: "pending_approval", approval_required: true, approval_state: "pending" } as const;
const run = runRow({ ...waits, conversation_id: null, intent: "issue_voucher", approval_id: approval.id });
const known = { approval, run, requester, original: null, parts: null };

interface How {
  readonly declares?: boolean;
  readonly scopes?: readonly Scope[];
  readonly owner?: string | null;
}

/** Sends a request as a client of the current revision does. */
const ask = async (
  method: string,
  params: { readonly [name: string]: unknown },
  loaded: object,
  { declares = true, scopes: own = keysOf(scopes), owner = caller }: How = {},
) => {
  const changes: Change[] = [];
  const commit = async (_: string, more: readonly Change[]) => (changes.push(...more), "committed" as const);
  const { asked, served, call } = serve("toolServer.call", loaded, { store: { commit, ownerName: async () => null } });
  const token = served.tokenWith(own, { owner_id: owner });
  const capabilities = declares ? { extensions: { [`${prefix}tasks`]: {} } } : {};
  const meta = {
    [`${prefix}protocolVersion`]: revision,
    [`${prefix}clientInfo`]: { name: "test", version: "1.0.0" },
    [`${prefix}clientCapabilities`]: capabilities,
  };
  const name = params["taskId"] ?? params["name"];
  const answer = await call({
    token,
    headers: {
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": revision,
      "mcp-method": method,
      ...(typeof name === "string" ? { "mcp-name": name } : {}),
    },
    body: { jsonrpc: "2.0", id: 1, method, params: { ...params, _meta: meta } },
  });
  const text = await answer.text();
  const { result, error } = Object(JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text));
  return { args: asked.args, changes, result, error };
};
const taskId = run.run_id;
const unknown = { code: -32_602, message: "You have no such task." };

describe("a task", () => {
  test("is shown while it waits, without a result", async () => {
    const { args, result } = await ask("tasks/get", { taskId: taskId.toUpperCase() }, known);
    expect(args).toEqual({ run_id: taskId });
    expect(result).toMatchObject({ taskId, status: "working", pollIntervalMs: 5_000 });
    expect(result).not.toHaveProperty("result");
  });

  test("that was approved is shown with the answer of its call", async () => {
    const decided = { ...approval, state: "approved", decided_by: idOf(2, 45) };
    const done = { ...run, status: "completed", result: { code: "WELCOME-10" } };
    const { result } = await ask("tasks/get", { taskId }, { ...known, approval: decided, run: done });
    expect(result).toMatchObject({
      status: "completed",
      result: { resultType: "complete", isError: false, structuredContent: { code: "WELCOME-10", run_id: taskId } },
    });
  });

  test("is withdrawn by its caller", async () => {
    const { changes, result, error } = await ask("tasks/cancel", { taskId }, known);
    expect(error).toBeUndefined();
    expect(result).not.toHaveProperty("status");
    expect(outline(changes)).toContain("update approvals");
    expect(inserted(changes, "runs")).toMatchObject([{ run_id: taskId, status: "rejected" }]);
  });

  test("takes no answers, and changes nothing by them", async () => {
    const { changes, error } = await ask("tasks/update", { taskId, inputResponses: {} }, known);
    expect([changes, error]).toEqual([[], undefined]);
  });

  test.for(["tasks/get", "tasks/cancel", "tasks/update"])("of another is unknown to %s", async (method) => {
    const theirs = await ask(method, { taskId }, known, { owner: idOf(2, 41) });
    expect([theirs.error, theirs.changes]).toEqual([unknown, []]);
    const lost = await ask(method, { taskId }, known, { scopes: ["atlas.channels.read"] });
    expect([lost.error, lost.changes]).toEqual([unknown, []]);
    const none = await ask(method, { taskId: "mine" }, known);
    expect([none.error, none.args]).toEqual([unknown, {}]);
    expect((await ask(method, { taskId: 7 }, known)).error).toMatchObject({ code: unknown.code });
  });

  test("needs a client that declares the extension", async () => {
    const { error, changes } = await ask("tasks/cancel", { taskId }, known, { declares: false });
    expect(error).toMatchObject({ data: { requiredCapabilities: { extensions: { [`${prefix}tasks`]: {} } } } });
    expect(changes).toEqual([]);
  });
});

describe("a risky call", () => {
  const rows = { ...known, voucher: voucherRow(), customer: customerRow(), rehearsal: null, waiting: null };
  const issue = { name: "issue_voucher", arguments: given };

  test("is a task for a client that declares the extension", async () => {
    const { result, changes } = await ask("tools/call", issue, rows);
    expect(result).toMatchObject({ resultType: "task", taskId, status: "working" });
    expect(inserted(changes, "approvals")).toHaveLength(1);
  });

  test("is refused as one that waits for any other", async () => {
    const { result, changes } = await ask("tools/call", issue, rows, { declares: false });
    // Waiting is no failure of the tool.
    expect(result).toMatchObject({ isError: false, structuredContent: { error: { code: "HITL_REQUIRED" } } });
    expect(inserted(changes, "approvals")).toHaveLength(1);
  });

  test("that is refused for another reason is no task", async () => {
    const { result } = await ask("tools/call", issue, { ...rows, voucher: null });
    expect(result).toMatchObject({ isError: true, structuredContent: { error: { code: "not_found" } } });
  });
});

describe("the server", () => {
  test("says what it offers, and how its tools are used", async () => {
    const { result } = await ask("server/discover", {}, {});
    expect(result.capabilities).toMatchObject({
      tools: { listChanged: false },
      resources: { listChanged: false },
      extensions: { [`${prefix}tasks`]: {} },
    });
    expect(result.instructions).toContain("cite its passages");
    expect(result.instructions.split("\n")).toHaveLength(5);
  });

  test("offers no knowledge to a token that may not read it", async () => {
    const { result } = await ask("server/discover", {}, {}, { scopes: ["atlas.messages.send"] });
    expect(result.capabilities).not.toHaveProperty("resources");
  });
});
