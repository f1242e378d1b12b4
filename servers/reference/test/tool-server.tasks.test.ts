/** Calls that wait for an approval as tasks of MCP, driven by the official requester. */
import { createSandbox } from "@atlas-messaging/sandbox";
import { describe, expect, test } from "vitest";
import { type Deciding, decideWaiting, openTasks } from "../test-support/tasks.ts";
import { OAuthApp } from "../test-support/oauth-app.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";

interface Asking extends Deciding {
  readonly customer_id: string;
  readonly voucher_id: string;
}

const behaves = (open: () => Promise<Asking>) => {
  const ask = async () => {
    const to = await open();
    const session = await openTasks(to);
    const { customer_id, voucher_id } = to;
    const execution = await session.callTool("issue_voucher", { customer_id, voucher_id });
    if (execution.kind !== "task") throw new Error("a task was expected, and an answer came");
    const { taskId } = execution.handle;
    return { to, session, execution, taskId, task: session.task(taskId) };
  };

  test("gives a task for a call that waits, which ends with the answer of its tool", async () => {
    const { to, session, task } = await ask();
    expect(await task.snapshot()).toMatchObject({ status: "working", suggestedPollIntervalMs: 5_000 });
    await task.update({});
    await decideWaiting(to, "approve");
    expect(await task.result()).toMatchObject({
      status: "completed",
      result: { isError: false, structuredContent: { code: expect.any(String), execution_mode: "commit" } },
    });
    await task.cancel();
    expect(await task.snapshot()).toMatchObject({ status: "completed" });
    await session.close();
  });

  test("completes with the refusal of a person, as MCP keeps failures for errors of the protocol", async () => {
    const { to, session, task } = await ask();
    await decideWaiting(to, "reject", { reason: "Not this customer." });
    expect(await task.result()).toMatchObject({
      status: "completed",
      result: {
        isError: true,
        content: [
          { type: "text", text: expect.stringContaining("An operator has rejected this call: Not this customer") },
        ],
        structuredContent: { error: { code: "conflict" } },
      },
    });
    await session.close();
  });

  test("withdraws what waits when its caller cancels, so that nobody can approve it", async () => {
    const { to, session, execution, task } = await ask();
    await execution.cancel();
    expect((await execution.settle()).outcome.status).toBe("cancelled");
    expect(await task.snapshot()).toMatchObject({
      status: "cancelled",
      statusMessage: "The caller has withdrawn this call.",
    });
    await expect(decideWaiting(to, "approve")).rejects.toThrow();
    await session.close();
  });

  test("gives a task to those who declare them alone, and to their caller alone", async () => {
    const { to, session, taskId } = await ask();
    const send = async (method: string, params: object, capabilities: object, name: string) => {
      const _meta = {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientInfo": { name: "another", version: "1.0.0" },
        "io.modelcontextprotocol/clientCapabilities": capabilities,
      };
      const headers = {
        authorization: `Bearer ${to.token}`,
        "content-type": "application/json",
        "mcp-protocol-version": "2026-07-28",
        "mcp-method": method,
        "mcp-name": name,
      };
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: { ...params, _meta } });
      const answer = await to.fetch(to.mcp_url, { method: "POST", headers, body });
      return [answer.status, await answer.json()];
    };
    const needed = { requiredCapabilities: { extensions: { "io.modelcontextprotocol/tasks": {} } } };
    for (const method of ["tasks/get", "tasks/update", "tasks/cancel"]) {
      const refused = await send(method, { taskId, inputResponses: {} }, {}, taskId);
      expect(refused).toEqual([
        400,
        expect.objectContaining({ error: expect.objectContaining({ code: -32_021, data: needed }) }),
      ]);
    }
    const { customer_id, voucher_id } = to;
    const call = { name: "issue_voucher", arguments: { customer_id, voucher_id } };
    const [, plain] = await send("tools/call", call, {}, "issue_voucher");
    expect(plain).toMatchObject({
      result: { structuredContent: { error: { code: "HITL_REQUIRED", run_id: taskId } } },
    });
    const stranger = await openTasks(await open());
    for (const ask of ["snapshot", "cancel"] as const)
      await expect(stranger.task(taskId)[ask]()).rejects.toMatchObject({ code: -32_602 });
    await Promise.all([session.close(), stranger.close()]);
  });
};

describeServedOnPostgres("tasks of the tool server", {}, (served) => {
  behaves(async () => {
    const { data } = await served.organization();
    return { ...data, base_url: served.server.url, fetch: globalThis.fetch };
  });

  test("stay their caller's when its token is refreshed, and the call is still one", async () => {
    const { data } = await served.organization();
    const { customer_id, voucher_id, operator_token } = data;
    const app = await OAuthApp.open(served.server.url, served.clientOf(operator_token));
    const resource = data.mcp_url;
    const tokens = await app.tokens(operator_token, { scope: "atlas.actions.execute", resource });
    const to = { ...data, base_url: served.server.url, fetch: globalThis.fetch };
    const ask = async (token: string) => {
      const session = await openTasks({ ...to, token });
      const { handle } = await session.callTool("issue_voucher", { customer_id, voucher_id });
      if (handle === undefined) throw new Error("a task was expected, and an answer came");
      return { session, taskId: handle.taskId };
    };
    const first = await ask(tokens.access_token);
    const { access_token } = await app.refresh(tokens.refresh_token ?? "", { resource });
    const again = await ask(access_token);
    expect(again.taskId).toBe(first.taskId);
    expect(await again.session.task(first.taskId).snapshot()).toMatchObject({ status: "working" });
    await Promise.all([first.session.close(), again.session.close()]);
  });
});

describe("tasks of the tool server (offline)", () => {
  behaves(async () => {
    const { credentials, baseUrl, fetch: send } = createSandbox();
    return { ...credentials, base_url: baseUrl, fetch: send as typeof globalThis.fetch };
  });
});
