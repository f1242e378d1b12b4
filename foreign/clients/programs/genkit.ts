/** Genkit: generation with the tools of its MCP client. */
import { createMcpClient } from "@genkit-ai/mcp";
import { genkit } from "genkit";
import { type Connect, bearer, contentText } from "./driver.ts";

export const connect: Connect = async (target) => {
  const ai = genkit({});
  const client = createMcpClient({
    name: "atlas",
    mcpServer: { url: target.url, requestInit: { headers: bearer(target) } },
  });
  await client.ready();
  const tools = await client.getActiveTools(ai);
  let script: { readonly name: string; readonly input: object } = { name: "", input: {} };
  let seen: any[] = [];
  const model = ai.defineModel({ name: "scripted", supports: { tools: true } }, async ({ messages }) => {
    seen.push(messages);
    const content: any[] =
      seen.length === 1 ? [{ toolRequest: { ref: "1", name: script.name, input: script.input } }] : [{ text: "Done." }];
    return { message: { role: "model" as const, content }, finishReason: "stop" as const };
  });
  const full = (name: string): string =>
    tools.find((tool) => tool.__action.name.endsWith(`/${name}`))?.__action.name ?? name;
  return {
    tools: tools.map((tool) => tool.__action.name.split("/").at(-1) ?? ""),
    call: async (name, input) => {
      script = { name: full(name).split("/").at(-1) ?? name, input };
      seen = [];
      await ai.generate({ model, tools, prompt: "Go." });
      const { toolResponse } = seen.at(-1).at(-1).content[0];
      return contentText(toolResponse.output?.content ?? toolResponse.output);
    },
    close: () => client.disable(),
  };
};
