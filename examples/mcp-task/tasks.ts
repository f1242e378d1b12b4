/** A client of MCP that takes a task where a call waits for a person. */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createTaskSessionFromClient } from "@modelcontextprotocol/ext-tasks/client";

const protocolVersion = "2026-07-28";
const clientInfo = { name: "front-desk", version: "1.0.0" };
const clientCapabilities = { extensions: { "io.modelcontextprotocol/tasks": {} } };

export const openTasks = async (url: string, token: string, send: typeof fetch) => {
  const authorization = `Bearer ${token}`;
  const client = new Client(clientInfo, { versionNegotiation: { mode: { pin: protocolVersion } } });
  const requestInit = { headers: { authorization } };
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { fetch: send, requestInit }));
  return createTaskSessionFromClient(client, {
    endpointId: url,
    v2RequestFraming: { protocolVersion, clientInfo, clientCapabilities },
    // The extension leaves requests of this revision to your program.
    rawDispatch: async (request, options) => {
      const { method, params } = Object(request);
      const headers = new Headers({ authorization, "content-type": "application/json", "mcp-method": method });
      headers.set("mcp-protocol-version", protocolVersion);
      headers.set("mcp-name", params.name ?? params.taskId);
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
      const answer = await (await send(url, { method: "POST", headers, body, signal: options?.signal ?? null })).json();
      return "error" in answer ? { kind: "error", error: answer.error } : { kind: "result", result: answer.result };
    },
  });
};
