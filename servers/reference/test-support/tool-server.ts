/** Calls of the tool server, as the specification writes them and as clients of MCP do. */
import { randomUUID } from "node:crypto";
import type { Client } from "./client.ts";

export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data: { readonly code: string; readonly approval_id?: string; readonly run_id?: string };
}

/** Outcome of a call: result or error. */
export interface Outcome {
  readonly content?: { readonly [member: string]: unknown };
  readonly error?: RpcError;
  readonly text: string;
  readonly replayed: boolean;
}

interface RpcAnswer {
  readonly id: string;
  readonly result?: { readonly structuredContent: { readonly [member: string]: unknown } };
  readonly error?: RpcError;
}

/** `tools/call` in the form of the specification; `more` stands beside name and arguments. */
export const callTool = async (client: Client, name: string, given: object, more: object = {}): Promise<Outcome> => {
  const id = randomUUID();
  const body = { jsonrpc: "2.0", id, method: "tools/call", params: { name, arguments: given, ...more } };
  const { body: parsed, text, headers } = await client.call("toolServer.call", { body });
  const answer = parsed as RpcAnswer | null; // The client has held it to the contract.
  if (answer?.id !== id) throw new Error(`not an answer to ${id}: ${text}`);
  const replayed = headers.get("idempotent-replayed") === "true";
  return {
    ...(answer.result ? { content: answer.result.structuredContent } : {}),
    ...(answer.error ? { error: answer.error } : {}),
    text: text.replace(id, ""),
    replayed,
  };
};
