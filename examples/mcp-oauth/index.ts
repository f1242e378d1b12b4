/** An MCP client that knows an address and a client id alone. It gets consent, lists the tools, and calls two. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { Atlas } from "@atlas-messaging/sdk";
import { AtlasConsole } from "@atlas-messaging/sdk/console";
import { Client, StreamableHTTPClientTransport, UnauthorizedError } from "@modelcontextprotocol/client";
import { startLogin } from "./login.ts";

// Node.js 20 has no `--env-file-if-exists`.
if (existsSync(".env")) process.loadEnvFile();

const baseUrl = process.env.ATLAS_BASE_URL || "http://127.0.0.1:4100";
const credentials = await new Atlas({ baseUrl }).sandbox.credentials();

/** Registers this program in the console, as you do once by hand. The port of a loopback address may differ later. */
const registerApp = async (): Promise<string> => {
  const operator = new AtlasConsole({ baseUrl, token: credentials.operator_token });
  const { app } = await operator.apps.create({ name: "Front desk" });
  await operator.apps.addRedirectUri(app.id, { redirect_uri: "http://127.0.0.1:8976/callback" });
  return app.client_id;
};

/** Stands in for the browser of an operator who consents. In your program: `open(url.href)`. */
const consent = async ({ origin, pathname, searchParams }: URL): Promise<void> => {
  console.log(`consent asked for: ${searchParams.get("scope") ?? "the scopes that the tools need"}`);
  const decided = await fetch(`${origin}${pathname}`, {
    method: "POST",
    headers: { authorization: `Bearer ${credentials.operator_token}` },
    body: new URLSearchParams([...searchParams, ["decision", "approve"]]),
  });
  const { redirect_to }: { redirect_to: string } = await decided.json(); // Documented answer of the endpoint.
  await fetch(redirect_to);
};

const login = await startLogin(await registerApp(), consent);
const connect = async (): Promise<Client> => {
  const client = new Client({ name: "front-desk", version: "1.0.0" });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(credentials.mcp_url), { authProvider: login.provider }),
  );
  return client;
};

try {
  // The first attempt is refused, and the refusal leads to the consent page.
  await assert.rejects(connect(), UnauthorizedError);
  const transport = new StreamableHTTPClientTransport(new URL(credentials.mcp_url), { authProvider: login.provider });
  await transport.finishAuth(await login.callback);

  const client = await connect();
  const { tools } = await client.listTools();
  console.log(`tools: ${tools.map(({ name }) => name).join(", ")}`);
  assert.ok(tools.some(({ name }) => name === "search_knowledge"));

  const found = await client.callTool({
    name: "search_knowledge",
    arguments: { query: "When are you open?", top_k: 1 },
  });
  console.log(`search_knowledge: ${JSON.stringify(found.structuredContent).slice(0, 120)}…`);
  assert.match(JSON.stringify(found), /open/i);

  const rehearsed = await client.callTool({
    name: "send_message",
    arguments: { conversation_id: credentials.conversation_id, text: "Your table is ready." },
    _meta: { "atlas/execution_mode": "dry_run" },
  });
  console.log(`send_message, rehearsed: ${JSON.stringify(rehearsed.structuredContent)}`);
  assert.ok(!rehearsed.isError && /shadow_run_id/.test(JSON.stringify(rehearsed.structuredContent)));
  await client.close();
} finally {
  login.close();
}
