/** Runs the programs of the guide to the tool server, and holds tasks to what it says, by the official requester. */
import { readFileSync } from "node:fs";
import { createSandbox } from "@atlas-messaging/sandbox";
import { afterEach, describe, expect, test, vi } from "vitest";
import { OAuthApp } from "../test-support/oauth-app.ts";
import { describeShared } from "../test-support/served.ts";
import { type Deciding, decideWaiting, openTasks, sendWithoutTasks } from "../test-support/tasks.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

test("the guide has the programs as they are tried here, and no other", () => {
  const fences = [...read("../../../docs/tools.md").matchAll(/```ts[^\n]*\n(.*?)```/gs)].map(([, code]) => code);
  expect(fences).toEqual([read("snippets/mcp.ts"), read("snippets/tasks.ts")]);
});

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
    await expect(decideWaiting(to, "approve")).rejects.toThrow("nothing waits");
    await session.close();
  });

  test("lets one of a person's approval and the caller's cancel count, if both come at once", async () => {
    const { to, session, task } = await ask();
    const [, approved] = await Promise.allSettled([task.cancel(), decideWaiting(to, "approve")]);
    const ended = approved?.status === "fulfilled" ? "completed" : "cancelled";
    expect(await task.snapshot()).toMatchObject({ status: ended });
    await session.close();
  });

  test("gives a task to those who declare them alone, and to their caller alone", async () => {
    const { to, session, taskId } = await ask();
    const needed = { requiredCapabilities: { extensions: { "io.modelcontextprotocol/tasks": {} } } };
    for (const method of ["tasks/get", "tasks/update", "tasks/cancel"]) {
      const refused = await sendWithoutTasks(to, method, { taskId, inputResponses: {} });
      expect(refused).toEqual([
        400,
        expect.objectContaining({ error: expect.objectContaining({ code: -32_021, data: needed }) }),
      ]);
    }
    const { customer_id, voucher_id } = to;
    const call = { name: "issue_voucher", arguments: { customer_id, voucher_id } };
    const [, plain] = await sendWithoutTasks(to, "tools/call", call);
    expect(plain).toMatchObject({
      result: { structuredContent: { error: { code: "HITL_REQUIRED", run_id: taskId } } },
    });
    const stranger = await openTasks(await open());
    for (const how of ["snapshot", "cancel"] as const)
      await expect(stranger.task(taskId)[how]()).rejects.toMatchObject({ code: -32_602 });
    await Promise.all([session.close(), stranger.close()]);
  });
};

describeShared("the guide to the tool server", {}, (served) => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test("its program rehearses a message", async () => {
    const { data, client } = await served.organization();
    vi.stubEnv("ATLAS_MCP_URL", data.mcp_url);
    vi.stubEnv("ATLAS_TOKEN", data.token);
    vi.stubEnv("CONVERSATION", data.conversation_id);
    const logged = vi.spyOn(console, "log").mockImplementation(() => {});
    await import("./snippets/mcp.ts");
    const shadow: { readonly shadow_run_id?: string } = Object(logged.mock.calls[0]?.[0]);
    const run = await client.succeed("runs.get", { params: { run_id: String(shadow.shadow_run_id) } });
    expect(run.data).toMatchObject({ run: { tools_called: ["send_message"] } });
  });

  test("its program waits for the end of a task, as long as a person needs", async () => {
    const { data } = await served.organization();
    vi.stubEnv("ATLAS_MCP_URL", data.mcp_url);
    vi.stubEnv("ATLAS_TOKEN", data.token);
    vi.stubEnv("CUSTOMER", data.customer_id);
    vi.stubEnv("VOUCHER", data.voucher_id);
    const send = globalThis.fetch;
    const soon = async (...asked: Parameters<typeof fetch>) => {
      const answer = await send(...asked);
      return new Response((await answer.text()).replace('"pollIntervalMs":5000', '"pollIntervalMs":10'), answer);
    };
    vi.stubGlobal("fetch", soon);
    const logged = vi.spyOn(console, "log").mockImplementation((kind: unknown) => {
      if (kind === "task") void decideWaiting({ ...data, base_url: served.server.url, fetch: send }, "approve");
    });
    await import("./snippets/tasks.ts");
    expect(logged).toHaveBeenLastCalledWith(
      "completed",
      expect.objectContaining({ structuredContent: expect.objectContaining({ code: expect.any(String) }) }),
    );
  });

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
    const askAs = async (token: string) => {
      const session = await openTasks({ ...to, token });
      const { handle } = await session.callTool("issue_voucher", { customer_id, voucher_id });
      if (handle === undefined) throw new Error("a task was expected, and an answer came");
      return { session, taskId: handle.taskId };
    };
    const first = await askAs(tokens.access_token);
    const { access_token } = await app.refresh(tokens.refresh_token ?? "", { resource });
    const again = await askAs(access_token);
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
