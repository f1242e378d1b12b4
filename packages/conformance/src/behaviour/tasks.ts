/** Calls that wait for an approval as tasks of MCP, for clients that take them. */
import type { Client } from "../calls.ts";
import type { Case } from "../case.ts";
import { at as memberAt } from "../flows/flow.ts";
import { type Operated, freshConsole, topic } from "./steps.ts";
import { vouchersOf } from "./tool-calls.ts";

const define = topic("tasks");

const waits = {
  section: "Errors",
  line: "A tool call that needs human approval returns error code `HITL_REQUIRED` and creates a pending approval.",
} as const;

const revision = "2026-07-28";
const extension = "io.modelcontextprotocol/tasks";

interface Calling {
  readonly name: string;
  readonly arguments: object;
}

interface Asking {
  readonly taskId: string;
}

/** Sends a request of the current revision, which declares the extension or does not. */
const send = async (client: Client, method: string, params: Calling | Asking, declares = true) => {
  const meta = {
    "io.modelcontextprotocol/protocolVersion": revision,
    "io.modelcontextprotocol/clientInfo": { name: "conformance", version: "1.0.0" },
    "io.modelcontextprotocol/clientCapabilities": declares ? { extensions: { [extension]: {} } } : {},
  };
  const headers = {
    accept: "application/json",
    "mcp-protocol-version": revision,
    "mcp-method": method,
    "mcp-name": "name" in params ? params.name : params.taskId,
  };
  const body = { jsonrpc: "2.0", id: "task", method, params: { ...params, _meta: meta } };
  const { text, where } = await client.call("toolServer.call", { body, headers });
  return { body: JSON.parse(text), where };
};

const ask = async ({ client, sandbox }: Operated, declares = true) => {
  const given = { customer_id: sandbox.customer_id, voucher_id: sandbox.voucher_id };
  return send(client, "tools/call", { name: "issue_voucher", arguments: given }, declares);
};

const taskIn = ({ body }: { readonly body: unknown }): string => String(memberAt(body, ["result", "taskId"]));

const about = {
  operations: ["toolServer.call", "console.approvals.list", "console.approvals.approve", "console.vouchers.list"],
  cites: waits,
  needs: ["organization", "operator"],
} as const;

const waiting = async ({ operator }: Operated): Promise<readonly string[]> =>
  (await operator.succeed("console.approvals.list", { query: { state: "pending" } })).data.approvals.map(
    ({ id }) => id,
  );

export const tasks: readonly Case[] = [
  define("outcome", {
    title: "a call that waits is a task for a client that takes one, and the task ends with the voucher's code",
    ...about,
    run: async (context) => {
      const { check } = context;
      const its = await freshConsole(context);
      const asked = await ask(its);
      check.equal(memberAt(asked.body, ["result", "resultType"]), "task", `the kind of result of ${asked.where}`);
      const taskId = taskIn(asked);
      const working = await send(its.client, "tasks/get", { taskId });
      check.equal(memberAt(working.body, ["result", "status"]), "working", `the status in ${working.where}`);
      const [approvalId = ""] = await waiting(its);
      await its.operator.succeed("console.approvals.approve", { params: { approval_id: approvalId } });
      const { body, where } = await send(its.client, "tasks/get", { taskId });
      check.equal(memberAt(body, ["result", "status"]), "completed", `the status in ${where}`);
      check.present(memberAt(body, ["result", "result", "structuredContent", "code"]), `the code in ${where}`);
    },
  }),
  define("cancel", {
    title: "a task that its caller cancels is withdrawn, and nothing waits any more",
    ...about,
    run: async (context) => {
      const { check } = context;
      const its = await freshConsole(context);
      const taskId = taskIn(await ask(its));
      check.equal((await waiting(its)).length, 1, "approvals that wait");
      await send(its.client, "tasks/cancel", { taskId });
      const { body, where } = await send(its.client, "tasks/get", { taskId });
      check.equal(memberAt(body, ["result", "status"]), "cancelled", `the status in ${where}`);
      check.equal(await waiting(its), [], "approvals that wait");
      check.includes((await vouchersOf(its))[0], { status: "available", customer_id: null }, "the voucher");
    },
  }),
  define("declared", {
    title: "a client that has not declared tasks gets none, and a task is unknown to other organizations",
    ...about,
    run: async (context) => {
      const { check } = context;
      const [its, others] = [await freshConsole(context), await freshConsole(context)];
      const plain = await ask(its, false);
      const path = ["result", "structuredContent", "error"];
      check.equal(memberAt(plain.body, [...path, "code"]), "HITL_REQUIRED", `the code in ${plain.where}`);
      const taskId = String(memberAt(plain.body, [...path, "run_id"]));
      const undeclared = await send(its.client, "tasks/get", { taskId }, false);
      check.equal(memberAt(undeclared.body, ["error", "code"]), -32_021, `the code in ${undeclared.where}`);
      const foreign = await send(others.client, "tasks/get", { taskId });
      check.equal(memberAt(foreign.body, ["error", "code"]), -32_602, `the code in ${foreign.where}`);
    },
  }),
];
