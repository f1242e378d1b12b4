/** LangChain: an agent over its MCP adapters. */
import { BaseChatModel } from "@langchain/core/language_models/chat_models";
import { AIMessage, type BaseMessage } from "@langchain/core/messages";
import { MultiServerMCPClient } from "@langchain/mcp-adapters";
import { createAgent } from "langchain";
import { type Connect, bearer, contentText } from "./driver.ts";

class Scripted extends BaseChatModel {
  readonly seen: BaseMessage[][] = [];
  readonly #call: object;

  constructor(call: object) {
    super({});
    this.#call = call;
  }

  override _llmType(): string {
    return "scripted";
  }

  override bindTools(): this {
    return this;
  }

  override async _generate(messages: BaseMessage[]) {
    this.seen.push(messages);
    const tool_calls: any[] = this.seen.length === 1 ? [this.#call] : [];
    const message = new AIMessage({ content: tool_calls.length === 0 ? "Done." : "", tool_calls });
    return { generations: [{ text: "", message }] };
  }
}

/** The adapters write an answer that has structured content as JSON with both. */
const inside = (seen: string): string => (seen.startsWith('{"type":"text"') ? contentText(JSON.parse(seen)) : seen);

export const connect: Connect = async (target) => {
  const client = new MultiServerMCPClient({
    mcpServers: { atlas: { transport: "http", url: target.url, headers: bearer(target) } },
  });
  const tools = await client.getTools();
  return {
    tools: tools.map(({ name }) => name),
    call: async (name, args) => {
      const model = new Scripted({ id: "1", name, args, type: "tool_call" });
      await createAgent({ model, tools }).invoke({ messages: [{ role: "user", content: "Go." }] });
      return inside(contentText(model.seen.at(-1)?.at(-1)?.content));
    },
    close: () => client.close(),
  };
};
