/** The Vercel AI SDK: an agent loop over its MCP client. */
import { createMCPClient } from "@ai-sdk/mcp";
import { generateText, stepCountIs } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { type Connect, bearer, contentText } from "./driver.ts";

const usage = { inputTokens: { total: 1 }, outputTokens: { total: 1 } };

export const connect: Connect = async (target) => {
  const client = await createMCPClient({ transport: { type: "http", url: target.url, headers: bearer(target) } });
  const tools = await client.tools();
  return {
    tools: Object.keys(tools),
    call: async (name, given) => {
      let asked = 0;
      const model = new MockLanguageModelV4({
        doGenerate: async () =>
          ({
            finishReason: { unified: asked === 0 ? "tool-calls" : "stop" },
            usage,
            warnings: [],
            content:
              asked++ === 0
                ? [{ type: "tool-call", toolCallId: "1", toolName: name, input: JSON.stringify(given) }]
                : [{ type: "text", text: "Done." }],
          }) as never,
      });
      await generateText({ model, tools, prompt: "Go.", stopWhen: stepCountIs(2) });
      const last: any = model.doGenerateCalls.at(-1)?.prompt.at(-1);
      const [{ output }] = last.content;
      if (output.type === "content") return contentText(output.value);
      return typeof output.value === "string" ? output.value : contentText(output.value.content ?? output.value);
    },
    close: () => client.close(),
  };
};
