/** The official client of the first major version, as a host that shows its model the text. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { type Connect, bearer, contentText } from "./driver.ts";

export const connect: Connect = async (target) => {
  const client = new Client({ name: "host", version: "1.0.0" });
  const transport = new StreamableHTTPClientTransport(new URL(target.url), {
    requestInit: { headers: bearer(target) },
  });
  await client.connect(transport);
  const { tools } = await client.listTools();
  return {
    tools: tools.map(({ name }) => name),
    call: async (name, given) => contentText((await client.callTool({ name, arguments: { ...given } })).content),
    close: () => client.close(),
  };
};
