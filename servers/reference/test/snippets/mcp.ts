import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

const url = new URL(process.env.ATLAS_MCP_URL ?? "http://127.0.0.1:4100/atlas/v1/mcp");
const requestInit = { headers: { authorization: `Bearer ${process.env.ATLAS_TOKEN}` } };

const client = new Client({ name: "my-agent", version: "1.0.0" });
await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));

const rehearsed = await client.callTool({
  name: "send_message",
  arguments: { conversation_id: process.env.CONVERSATION, text: "Your table is ready.", execution_mode: "dry_run" },
});
console.log(rehearsed.structuredContent);
await client.close();
