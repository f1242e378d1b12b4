/** A scripted model behind an OpenAI-compatible address: it costs nothing, contacts nobody, and says the same each time. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

export type Reply = { readonly text: string } | { readonly call: string; readonly args: object };

/** One reply for each request. A function gets the text of the latest message, such as a tool's result. */
export type Script = readonly (Reply | ((latest: string) => Reply))[];

interface ChatRequest {
  readonly messages: readonly { readonly content?: unknown }[];
}

const assistantMessage = (reply: Reply, id: string) => {
  if ("text" in reply) return { role: "assistant", content: reply.text };
  const call = { name: reply.call, arguments: JSON.stringify(reply.args) };
  return { role: "assistant", content: null, tool_calls: [{ id, type: "function", function: call }] };
};

const completion = (reply: Reply, number: number) => ({
  id: `completion-${number}`,
  object: "chat.completion",
  created: 0,
  model: "scripted",
  choices: [
    {
      index: 0,
      message: assistantMessage(reply, `call-${number}`),
      finish_reason: "text" in reply ? "stop" : "tool_calls",
    },
  ],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

const textOf = (content: unknown): string => (typeof content === "string" ? content : JSON.stringify(content));

/** Starts the model. Exchange its address for that of a real one. */
export const startModel = async (script: Script) => {
  let asked = 0;
  const next = (request: ChatRequest) => {
    const scripted = script[asked++] ?? { text: "The script has ended." };
    const reply = typeof scripted === "function" ? scripted(textOf(request.messages.at(-1)?.content)) : scripted;
    return completion(reply, asked);
  };
  const server = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    void json(request).then((body) => response.end(JSON.stringify(next(body as ChatRequest)))); // As the API has it.
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { baseURL: `http://127.0.0.1:${port}/v1`, close };
};
