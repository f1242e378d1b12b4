import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createTaskSessionFromClient } from "@modelcontextprotocol/ext-tasks/client";

const url = process.env.ATLAS_MCP_URL ?? "http://127.0.0.1:4100/atlas/v1/mcp";
const authorization = `Bearer ${process.env.ATLAS_TOKEN}`;
const protocolVersion = "2026-07-28";
const clientInfo = { name: "my-agent", version: "1.0.0" };
const clientCapabilities = { extensions: { "io.modelcontextprotocol/tasks": {} } };

const client = new Client(clientInfo, { versionNegotiation: { mode: { pin: protocolVersion } } });
await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: { authorization } } }));

const session = createTaskSessionFromClient(client, {
  endpointId: url,
  v2RequestFraming: { protocolVersion, clientInfo, clientCapabilities },
  rawDispatch: async (request, options) => {
    const { method, params } = Object(request);
    const headers = new Headers({ authorization, "Content-Type": "application/json", "Mcp-Method": method });
    headers.set("MCP-Protocol-Version", protocolVersion);
    headers.set("Mcp-Name", params.name ?? params.taskId);
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    const signal = options?.signal ?? null;
    const answer = await (await fetch(url, { method: "POST", headers, body, signal })).json();
    return "error" in answer ? { kind: "error", error: answer.error } : { kind: "result", result: answer.result };
  },
});

const call = await session.callTool("issue_voucher", {
  customer_id: String(process.env.CUSTOMER),
  voucher_id: String(process.env.VOUCHER),
});
console.log(call.kind, call.handle?.taskId);
const { outcome } = await call.settle();
console.log(outcome.status, outcome.status === "completed" ? outcome.result : "");
await session.close();
await client.close();
