/** OpenAI Agents: an agent with an MCP server over HTTP. */
import { Agent, MCPServerStreamableHttp, type Model, type ModelRequest, run, setTracingDisabled } from "@openai/agents";
import { type Connect, bearer, contentText } from "./driver.ts";

setTracingDisabled(true);

/** The agent reads these members of a model alone: it neither streams nor counts what the types ask for besides. */
const asModel = (answers: object) => answers as Model;

const scripted = (name: string, given: object) => {
  const asked: ModelRequest[] = [];
  const call = {
    type: "function_call",
    id: "1",
    callId: "1",
    name,
    arguments: JSON.stringify(given),
    status: "completed",
  };
  const done = {
    type: "message",
    id: "2",
    role: "assistant",
    status: "completed",
    content: [{ type: "output_text", text: "Done." }],
  };
  const model = asModel({
    getResponse: async (request: ModelRequest) => ({
      usage: {
        requests: 1,
        inputTokens: 1,
        outputTokens: 1,
        totalTokens: 2,
        inputTokensDetails: [],
        outputTokensDetails: [],
      },
      output: [asked.push(request) === 1 ? call : done],
    }),
    getStreamedResponse: () => {
      throw new Error("not streamed");
    },
  });
  return { asked, model };
};

export const connect: Connect = async (target) => {
  const server = new MCPServerStreamableHttp({
    url: target.url,
    name: "atlas",
    requestInit: { headers: bearer(target) },
  });
  await server.connect();
  const listed = await server.listTools();
  return {
    tools: listed.map(({ name }) => name),
    call: async (name, given) => {
      const { asked, model } = scripted(name, given);
      await run(new Agent({ name: "agent", model, mcpServers: [server] }), "Go.");
      const { output }: any = Array.from(asked.at(-1)?.input ?? []).at(-1);
      return contentText(Array.isArray(output) ? output : (output.text ?? output));
    },
    close: () => server.close(),
  };
};
