/** The official requester of MCP tasks, on the official client. It leaves requests of its revision to its host. */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { type RawClientDispatch, createTaskSessionFromClient } from "@modelcontextprotocol/ext-tasks/client";

/** Deployment under test, with an operator who decides. */
export interface Deciding {
  readonly mcp_url: string;
  readonly base_url: string;
  readonly token: string;
  readonly operator_token: string;
  readonly fetch: typeof globalThis.fetch;
}

const protocolVersion = "2026-07-28";
const clientInfo = { name: "agent-under-test", version: "1.0.0" };
const clientCapabilities = { extensions: { "io.modelcontextprotocol/tasks": {} } };

type Request = { readonly method: string; readonly params: { readonly name?: string } };

const requestIn = (given: unknown): Request => given as Request; // The requester writes requests with parameters alone.

/** Sends a request as the requester wrote it, and returns its JSON-RPC answer. */
const dispatchTo =
  ({ mcp_url, token, fetch }: Deciding): RawClientDispatch =>
  async (given, options) => {
    const { method, params } = requestIn(given);
    const headers = {
      authorization: `Bearer ${token}`,
      accept: "application/json",
      "content-type": "application/json",
      "mcp-protocol-version": protocolVersion,
      "mcp-method": method,
      ...(params.name === undefined ? {} : { "mcp-name": params.name }),
      ...options?.context?.headers,
    };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    const answer = await (await fetch(mcp_url, { method: "POST", headers, body })).json();
    return "error" in answer ? { kind: "error", error: answer.error } : { kind: "result", result: answer.result };
  };

/** Connects by the current revision and opens a session of tasks. */
export const openTasks = async (to: Deciding) => {
  const client = new Client(clientInfo, { versionNegotiation: { mode: { pin: protocolVersion } } });
  const requestInit = { headers: { authorization: `Bearer ${to.token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(to.mcp_url), { fetch: to.fetch, requestInit }));
  return createTaskSessionFromClient(client, {
    endpointId: to.mcp_url,
    rawDispatch: dispatchTo(to),
    v2RequestFraming: { protocolVersion, clientInfo, clientCapabilities },
  });
};

/** Sends a request of a client that takes no tasks. Returns the status and the JSON-RPC answer. */
export const sendWithoutTasks = async (
  { mcp_url, token, fetch }: Deciding,
  method: string,
  params:
    | { readonly name: string; readonly arguments: object }
    | { readonly taskId: string; readonly inputResponses: object },
): Promise<readonly [number, unknown]> => {
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    "mcp-protocol-version": protocolVersion,
    "mcp-method": method,
    "mcp-name": "name" in params ? params.name : params.taskId,
  };
  const meta = {
    "io.modelcontextprotocol/protocolVersion": protocolVersion,
    "io.modelcontextprotocol/clientInfo": clientInfo,
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: { ...params, _meta: meta } });
  const answer = await fetch(mcp_url, { method: "POST", headers, body });
  return [answer.status, await answer.json()];
};

/** Decides the one approval that waits. */
export const decideWaiting = async (to: Deciding, how: "approve" | "reject", body: object = {}): Promise<void> => {
  const approvals = `${to.base_url}/operator/developers/approvals`;
  const headers = { authorization: `Bearer ${to.operator_token}`, "content-type": "application/json" };
  const listed = await (await to.fetch(`${approvals}?state=pending`, { headers })).json();
  const [waiting] = listed.data.approvals;
  if (waiting === undefined) throw new Error("nothing waits");
  const decided = await to.fetch(`${approvals}/${waiting.id}/${how}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (!decided.ok) throw new Error(await decided.text());
};
