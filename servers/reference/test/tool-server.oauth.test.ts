/** Official clients of MCP that are given an address alone: from its challenge they find where an operator consents. */
import { tools } from "@atlas-messaging/validators/tools";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as FirstClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as FirstTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect, test } from "vitest";
import { ConsentedClient } from "../test-support/consented-client.ts";
import { describeShared } from "../test-support/served.ts";

const about = { name: "agent-under-test", version: "1.0.0" };

interface Connecting {
  readonly connect: () => Promise<void>;
  readonly finish: () => Promise<void>;
  readonly toolNames: () => Promise<string[]>;
}

const namesIn = ({ tools: listed }: { readonly tools: readonly { readonly name: string }[] }): string[] =>
  listed.map(({ name }) => name);

const first = (url: URL, authProvider: ConsentedClient): Connecting => {
  const client = new FirstClient(about);
  const transport = new FirstTransport(url, { authProvider });
  return {
    // The transport differs from what the client takes in how it writes optional members.
    connect: () => client.connect(transport as unknown as Parameters<typeof client.connect>[0]),
    finish: () => transport.finishAuth(authProvider.callback.get("code") ?? ""),
    toolNames: async () => namesIn(await client.listTools()),
  };
};

type Mode = "legacy" | "auto" | { readonly pin: string };

const second =
  (mode: Mode) =>
  (url: URL, authProvider: ConsentedClient): Connecting => {
    const client = new Client(about, { versionNegotiation: { mode } });
    const transport = new StreamableHTTPClientTransport(url, { authProvider });
    return {
      connect: () => client.connect(transport),
      finish: () => transport.finishAuth(authProvider.callback),
      toolNames: async () => namesIn(await client.listTools()),
    };
  };

describeShared("the tool server", {}, (served) => {
  test.for([
    ["1.x", first],
    ["2.x of 2025-11-25", second("legacy")],
    ["2.x that negotiates", second("auto")],
    ["2.x of 2026-07-28", second({ pin: "2026-07-28" })],
  ] as const)("leads the official client %s from its address to a token", async ([, open]) => {
    const { data } = await served.organization();
    const provider = new ConsentedClient(data.operator_token);
    const url = new URL(data.mcp_url);
    const asking = open(url, provider);
    await expect(asking.connect()).rejects.toThrow(/unauthorized/i);
    await asking.finish();
    const client = open(url, provider);
    await client.connect();
    expect(await client.toolNames()).toEqual(Object.keys(tools));
  });
});
