/** Mastra: an agent over its MCP client. */
import { Agent } from "@mastra/core/agent";
import { MCPClient } from "@mastra/mcp";
import { MockLanguageModelV3 } from "ai/test";
import { type Connect, bearer, contentText } from "./driver.ts";

export const connect: Connect = async (target) => {
  const client = new MCPClient({
    id: crypto.randomUUID(),
    servers: { atlas: { url: new URL(target.url), requestInit: { headers: bearer(target) } } },
  });
  const tools = await client.listTools();
  const prefix = "atlas_";
  return {
    tools: Object.keys(tools).map((name) => name.replace(prefix, "")),
    call: async (name, given) => {
      let asked = 0;
      const model = new MockLanguageModelV3({
        doGenerate: async () =>
          ({
            finishReason: { unified: asked === 0 ? "tool-calls" : "stop" },
            usage: { inputTokens: { total: 1 }, outputTokens: { total: 1 } },
            warnings: [],
            content:
              asked++ === 0
                ? [{ type: "tool-call", toolCallId: "1", toolName: prefix + name, input: JSON.stringify(given) }]
                : [{ type: "text", text: "Done." }],
          }) as never,
      });
      const agent = new Agent({ id: "agent", name: "agent", instructions: "Go.", model: model as never, tools });
      await agent.generate("Go.", { maxSteps: 2 });
      const last: any = model.doGenerateCalls.at(-1)?.prompt.at(-1);
      const { output } = last.content.at(-1);
      return typeof output.value === "string" ? output.value : contentText(output.value.content ?? output.value);
    },
    close: () => client.disconnect(),
  };
};
