/** The official client of the second major version, by its default revision. */
import { Client, type ClientOptions, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { type Agent, type Connect, type Target, bearer, contentText } from "./driver.ts";

export const connectWith = async (target: Target, options: ClientOptions): Promise<Agent> => {
  const client = new Client({ name: "host", version: "1.0.0" }, options);
  await client.connect(
    new StreamableHTTPClientTransport(new URL(target.url), { requestInit: { headers: bearer(target) } }),
  );
  const { tools } = await client.listTools();
  return {
    tools: tools.map(({ name }) => name),
    call: async (name, given) => contentText((await client.callTool({ name, arguments: { ...given } })).content),
    close: () => client.close(),
  };
};

export const connect: Connect = (target) => connectWith(target, {});
