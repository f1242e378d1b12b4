/** Calls of the tool server, and helpers to read their answers. */
import type { Client } from "../calls.ts";
import type { Context } from "../case.ts";
import { at as memberAt } from "../flows/flow.ts";
import { type Operated, type Sandbox, freshConsole } from "./steps.ts";
import type { SuccessOf } from "@atlas-messaging/contract";

export const postRpc = async (client: Client, method: string, params: object) => {
  const body = { jsonrpc: "2.0", id: "call", method, params };
  const answer = await client.call("toolServer.call", { body });
  const answered: unknown = answer.body;
  return { ...answer, body: answered };
};

export const callTool = (client: Client, name: string, args: object, more: object = {}) =>
  postRpc(client, "tools/call", { name, arguments: args, ...more });

/** Calls the risky tool, which gives the sandbox's voucher to its customer. */
export const issue = ({ client, sandbox }: Sandbox, context: Context, execution_mode: string, more: object = {}) =>
  callTool(
    client,
    "issue_voucher",
    { customer_id: sandbox.customer_id, voucher_id: sandbox.voucher_id },
    { execution_mode, idempotency_key: context.unique(), ...more },
  );

/** Reads a member of the tool's structured content. */
export const structured = (body: unknown, ...path: string[]) =>
  memberAt(body, ["result", "structuredContent", ...path]);

/** Reads a member of a refused call's error. */
export const refusal = (body: unknown, ...path: string[]) => memberAt(body, ["error", "data", ...path]);

// Vouchers that wait for approval, as several topics need them.

/** A voucher that waits for approval, for a sandbox's customer. */
interface Waiting {
  readonly its: Operated;
  readonly approval: string;
  readonly run: string;
  readonly key: string;
}

export const wait = async (context: Context, given?: Operated): Promise<Waiting> => {
  const its = given ?? (await freshConsole(context));
  const key = context.unique();
  const { body, where } = await issue(its, context, "commit", { idempotency_key: key });
  context.check.equal(refusal(body, "code"), "HITL_REQUIRED", `error.data.code of ${where}`);
  return { its, key, approval: String(refusal(body, "approval_id")), run: String(refusal(body, "run_id")) };
};

type Approval = SuccessOf<"console.approvals.get">["data"]["approval"];

export const approvalOf = async ({ operator }: Operated, approvalId: string): Promise<Approval> =>
  (await operator.succeed("console.approvals.get", { params: { approval_id: approvalId } })).data.approval;

export const vouchersOf = async ({ operator, sandbox }: Operated) =>
  (await operator.succeed("console.vouchers.list")).data.vouchers.filter(({ id }) => id === sandbox.voucher_id);

export const voucherTools = ["toolServer.call", "console.vouchers.list"] as const;
