/** Official clients of MCP, of both major versions and in every mode of theirs, find the tool server and just work. */
import { tools } from "@atlas-messaging/validators/tools";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as FirstClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as FirstTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { createSandbox } from "@atlas-messaging/sandbox";
import { describe, expect, test } from "vitest";
import { decide } from "../test-support/approvals.ts";
import { OAuthApp } from "../test-support/oauth-app.ts";
import { describeShared } from "../test-support/served.ts";
import { whole } from "../test-support/whole.ts";

/** Deployment under test: URL and credentials. */
interface Deployment {
  readonly mcp_url: string;
  readonly token: string;
  readonly fetch: typeof globalThis.fetch;
}

/** Members that the tests need and both client versions have. */
interface AnyClient {
  listTools(): Promise<{ readonly tools: readonly { readonly name: string; readonly annotations?: object }[] }>;
  callTool(params: { readonly name: string; readonly arguments: object; readonly _meta?: object }): Promise<unknown>;
  listResources(): Promise<{ readonly resources: readonly { readonly uri: string; readonly name: string }[] }>;
  readResource(params: { readonly uri: string }): Promise<{ readonly contents: readonly object[] }>;
  close(): Promise<void>;
}

const about = { name: "agent-under-test", version: "1.0.0" };

const optionsOf = ({ token, fetch }: Deployment) => ({
  fetch,
  requestInit: { headers: { authorization: `Bearer ${token}` } },
});

/** The transports differ from what the clients take in how they write optional members. */
const connectFirst = async (to: Deployment): Promise<AnyClient> => {
  const client = new FirstClient(about);
  const transport = new FirstTransport(new URL(to.mcp_url), optionsOf(to));
  await client.connect(transport as unknown as Parameters<typeof client.connect>[0]);
  return client as unknown as AnyClient;
};

type Mode = "legacy" | "auto" | { readonly pin: string };

const connectSecond =
  (mode?: Mode) =>
  async (to: Deployment): Promise<AnyClient> => {
    const client = new Client(about, mode === undefined ? {} : { versionNegotiation: { mode } });
    const transport = new StreamableHTTPClientTransport(new URL(to.mcp_url), optionsOf(to));
    await client.connect(transport);
    return client as unknown as AnyClient;
  };

const allClients: readonly (readonly [string, (to: Deployment) => Promise<AnyClient>])[] = [
  ["1.x", connectFirst],
  ["2.x by default", connectSecond()],
  ["2.x that negotiates", connectSecond("auto")],
  ["2.x of 2025-11-25", connectSecond("legacy")],
  ["2.x of 2026-07-28", connectSecond({ pin: "2026-07-28" })],
];
const clients = whole ? allClients : allClients.filter((_, index) => index % 2 === 0);

interface Credentials {
  readonly conversation_id: string;
  readonly customer_id: string;
  readonly voucher_id: string;
}

const meta = (members: { readonly [name: string]: string }) =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [`atlas/${name}`, value]));

interface Found {
  readonly content: readonly unknown[];
  readonly structuredContent: {
    readonly knowledge_state: string;
    readonly results: readonly [
      {
        readonly content: string;
        readonly citation: Readonly<Record<"knowledge_id" | "title", string> & Record<"start" | "end", number>>;
      },
    ];
  };
}

/** From an answer to the document that it is from: by the link in it, by the list, and to the place in the text. */
const readWhatIsCited = async (client: AnyClient): Promise<void> => {
  const question = { query: "When do you open?", top_k: 1 };
  // A result by the output schema, which the clients check.
  const asked = { name: "search_knowledge", arguments: question };
  const plain = (await client.callTool(asked)) as Found;
  expect(plain.content).toEqual([{ type: "text", text: JSON.stringify(plain.structuredContent) }]);
  const found = (await client.callTool({ ...asked, _meta: { "atlas/resource_links": true } })) as Found;
  const [{ content: passage, citation }] = found.structuredContent.results;
  expect(found.structuredContent.knowledge_state).toBe("grounded");
  const { knowledge_id, title, start, end } = citation;
  const uri = `atlas://knowledge/${knowledge_id}`;
  const link = { type: "resource_link", uri, name: title, mimeType: "text/plain" };
  expect(found.content).toEqual([expect.anything(), link]);
  const { contents } = await client.readResource({ uri });
  const its = { uri, mimeType: "text/plain", _meta: { "atlas/citation": { knowledge_id, title, url: null } } };
  expect(contents).toEqual([expect.objectContaining(its)]);
  expect(String(Reflect.get(contents[0] ?? {}, "text")).slice(start, end)).toBe(passage);
  const { resources } = await client.listResources();
  expect(resources.map((each) => [each.uri, each.name])).toContainEqual([uri, title]);
};

/** Reads what HTTP would answer: the conversation, the vouchers without their codes. Hands over at the end. */
const lookAround = async (client: AnyClient, { conversation_id, customer_id, voucher_id }: Credentials) => {
  const answerOf = async (name: string, given: object) =>
    ((await client.callTool({ name, arguments: given })) as { readonly structuredContent: object }).structuredContent;
  expect(await answerOf("list_conversations", { limit: 1 })).toMatchObject({
    conversations: [{ id: expect.any(String) }],
  });
  expect(await answerOf("get_conversation", { conversation_id })).toMatchObject({
    conversation: { id: conversation_id, status: "open" },
    customer: { id: customer_id },
  });
  const listed = await answerOf("list_vouchers", {});
  expect(listed).toMatchObject({ vouchers: expect.arrayContaining([expect.objectContaining({ id: voucher_id })]) });
  expect(JSON.stringify(listed)).not.toContain('"code"');
  const rehearsal = { conversation_id, execution_mode: "dry_run" };
  expect(await answerOf("handoff", rehearsal)).toMatchObject({ execution_mode: "dry_run", status: "handed_off" });
  expect(await answerOf("handoff", { conversation_id, idempotency_key: "over" })).toMatchObject({
    execution_mode: "commit",
  });
  expect(await answerOf("get_conversation", { conversation_id })).toMatchObject({
    conversation: { status: "handed_off" },
  });
};

/** The first afternoon of an agent: look around, ask, rehearse, act, and be told to wait. */
const afternoon = async (client: AnyClient, { conversation_id, customer_id, voucher_id }: Credentials) => {
  const listed = await client.listTools();
  await readWhatIsCited(client);

  const message = { name: "send_message", arguments: { conversation_id, text: "Your table is ready." } };
  const rehearsed = await client.callTool({ ...message, _meta: meta({ execution_mode: "dry_run" }) });
  expect(rehearsed).toMatchObject({
    structuredContent: { execution_mode: "dry_run", message: { text: "Your table is ready." } },
  });
  const { shadow_run_id } = (rehearsed as { readonly structuredContent: { readonly shadow_run_id: string } })
    .structuredContent;
  const commit = { ...message, _meta: meta({ shadow_run_id, idempotency_key: "first-afternoon" }) };
  const sent = await client.callTool(commit);
  expect(sent).toMatchObject({ structuredContent: { execution_mode: "commit", queued: true } });
  expect(await client.callTool(commit)).toEqual(sent);

  const voucher = { name: "issue_voucher", arguments: { customer_id, voucher_id } };
  const waiting = await client.callTool(voucher);
  expect(waiting).toMatchObject({
    isError: false,
    structuredContent: { error: { code: "HITL_REQUIRED", approval_id: expect.any(String), retryable: false } },
  });
  expect(await client.callTool(voucher)).toEqual(waiting);
  expect(await client.callTool({ ...voucher, arguments: {} })).toMatchObject({
    isError: true,
    structuredContent: { error: { code: "validation_failed", details: [{ path: "customer_id" }, {}] } },
  });
  expect(await client.callTool({ ...voucher, _meta: meta({ execution_mode: "maybe" }) })).toMatchObject({
    isError: true,
    structuredContent: { error: { code: "validation_failed" } },
  });
  await expect(client.callTool({ name: "fly", arguments: {} })).rejects.toThrow(/fly/);
  await lookAround(client, { conversation_id, customer_id, voucher_id });
  return listed.tools.map(({ name, annotations }) => ({ name, annotations }));
};

interface Waiting {
  readonly structuredContent: { readonly error: Readonly<Record<"approval_id" | "run_id", string>> };
}

const scope = [...new Set(Object.values(tools).flatMap((tool) => tool.scopes))].join(" ");
const everyTool = Object.entries(tools).map(([name, { annotations }]) => ({ name, annotations }));

describeShared("the tool server", {}, (served) => {
  test.for(clients)("serves the official client %s", async ([, connect]) => {
    const { data } = await served.organization();
    const client = await connect({ ...data, fetch: globalThis.fetch });
    expect(await afternoon(client, data)).toEqual(everyTool);
    await client.close();
  });

  test.for(clients)("serves the official client %s with a token of OAuth for the tool server", async ([, connect]) => {
    const { data } = await served.organization();
    const app = await OAuthApp.open(served.server.url, served.clientOf(data.operator_token));
    const { access_token: token } = await app.tokens(data.operator_token, { scope, resource: data.mcp_url });
    const client = await connect({ ...data, token, fetch: globalThis.fetch });
    expect(await afternoon(client, data)).toEqual(everyTool);
    await client.close();
  });

  test.for(clients)("tells the official client %s what an operator has decided", async ([, connect]) => {
    const { data } = await served.organization();
    const client = await connect({ ...data, fetch: globalThis.fetch });
    const { customer_id, voucher_id } = data;
    const ask = () =>
      client.callTool({
        name: "issue_voucher",
        arguments: { customer_id, voucher_id },
        _meta: meta({ idempotency_key: "the-voucher" }),
      });
    const waiting = { isError: false, structuredContent: { error: { code: "HITL_REQUIRED" } } };
    const asked = (await ask()) as Waiting;
    expect(asked).toMatchObject(waiting);
    expect(await ask()).toMatchObject(waiting);
    const { approval_id, run_id } = asked.structuredContent.error;
    await decide(served.clientOf(data.operator_token), "console.approvals.approve", approval_id);
    const done = { customer_id, voucher_id, code: expect.any(String), execution_mode: "commit" };
    const answered = await ask();
    expect(answered).toMatchObject({ isError: false, structuredContent: done });
    const { code } = (answered as { readonly structuredContent: { readonly code: string } }).structuredContent;
    const run = await client.callTool({ name: "get_run", arguments: { run_id } });
    expect(run).toMatchObject({ structuredContent: { run: { status: "completed", result: { voucher_id, code } } } });
    await client.close();
  });

  test.for(clients)("tells the official client %s that a token is unknown", async ([, connect]) => {
    const { data } = await served.organization();
    await expect(connect({ ...data, token: "unknown", fetch: globalThis.fetch })).rejects.toThrow(
      /unauthenticated|401/,
    );
  });
});

describe("the tool server (offline)", () => {
  test.for(clients)("serves the official client %s", async ([, connect]) => {
    const sandbox = createSandbox();
    const client = await connect({ ...sandbox.credentials, fetch: sandbox.fetch as typeof globalThis.fetch });
    expect(await afternoon(client, sandbox.credentials)).toEqual(everyTool);
    await client.close();
  });

  test.for(clients)(
    "tells the official client %s how long to wait, and counts calls of tools alone",
    async ([, connect]) => {
      const sandbox = createSandbox({ limits: { agent_tools: 1 } });
      const to = { ...sandbox.credentials, fetch: sandbox.fetch as typeof globalThis.fetch };
      const search = { name: "search_knowledge", arguments: { query: "When do you open?" } };
      const first = await connect(to);
      await first.listTools();
      expect(await first.callTool(search)).toMatchObject({ isError: false });
      await first.close();
      const again = await connect(to);
      await again.listTools();
      const text = expect.stringMatching(/^rate_limited: .* Next: wait 60 seconds, then call search_knowledge again/);
      expect(await again.callTool(search)).toMatchObject({
        isError: true,
        content: [{ type: "text", text }],
        structuredContent: { error: { code: "rate_limited", retryable: true, retry_after_seconds: 60 } },
      });
      await again.close();
    },
  );

  test.for([
    ["an answer to nothing", { id: 1, result: {} }, 202, ""],
    ["a call that is none", { id: 1, method: "tools/call", params: [1] }, 400, "-32600"],
  ] as const)("leaves it to the protocol to judge %s", async ([, message, status, code]) => {
    const { credentials, fetch: send } = createSandbox();
    const headers = {
      accept: "application/json, text/event-stream",
      authorization: `Bearer ${credentials.token}`,
      "content-type": "application/json",
    };
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    const answer = await send(credentials.mcp_url, { method: "POST", headers, body });
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(code)]);
  });
});
