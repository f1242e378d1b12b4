/** Calls of the tool server, and helpers to read their answers. */
import type { Client } from "../calls.ts";
import type { Context } from "../case.ts";
import { at as memberAt } from "../flows/expression.ts";
import type { Sandbox } from "./steps.ts";

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
