/** The Anthropic SDK's helper for MCP: its tool runner over the official client. */
import Anthropic from "@anthropic-ai/sdk";
import { mcpTools } from "@anthropic-ai/sdk/helpers/beta/mcp";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { type Connect, bearer, contentText } from "./driver.ts";

const usage = { input_tokens: 1, output_tokens: 1 };

export const connect: Connect = async (target) => {
  const mcp = new Client({ name: "host", version: "1.0.0" });
  await mcp.connect(
    new StreamableHTTPClientTransport(new URL(target.url), { requestInit: { headers: bearer(target) } }),
  );
  const { tools } = await mcp.listTools();
  return {
    tools: tools.map(({ name }) => name),
    call: async (name, input) => {
      const asked: any[] = [];
      const answer = async (_: unknown, init?: { readonly body?: unknown }): Promise<Response> => {
        asked.push(JSON.parse(String(init?.body)));
        const content =
          asked.length === 1 ? [{ type: "tool_use", id: "1", name, input }] : [{ type: "text", text: "Done." }];
        const stop_reason = asked.length === 1 ? "tool_use" : "end_turn";
        return Response.json({
          id: "m",
          type: "message",
          role: "assistant",
          model: "scripted",
          content,
          stop_reason,
          usage,
        });
      };
      const model = new Anthropic({ apiKey: "none", baseURL: "http://127.0.0.1:9", fetch: answer as never });
      await model.beta.messages.toolRunner({
        model: "scripted",
        max_tokens: 10,
        messages: [{ role: "user", content: "Go." }],
        tools: mcpTools(tools as never, mcp as never),
      });
      const [{ content }] = asked.at(-1).messages.at(-1).content;
      return contentText(content);
    },
    close: () => mcp.close(),
  };
};
