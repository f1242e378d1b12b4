/** An agent on the OpenAI Agents SDK that answers customers with the tools of the messaging layer. */
import type { Atlas } from "@atlas-messaging/sdk";
import { Agent, type Model, tool } from "@openai/agents";
import { callTool } from "./call-tool.ts";

const wanted = new Set(["search_knowledge", "send_message"]);

/** The SDK's types want schemas that allow more members than they name. The manifest's allow no others. */
const asParameters = (schema: object): never => schema as never;

/** The schema of every tool asks for an object. */
const asObject = (args: unknown): object => args as object;

export const createAgent = async (atlas: Atlas, model: Model, conversation_id: string): Promise<Agent> => {
  const { tools } = await atlas.tools.manifest();
  return new Agent({
    name: "Concierge",
    model,
    instructions: `Search the knowledge, then answer by send_message in the conversation ${conversation_id}.`,
    tools: tools
      .map((each) => each.function)
      .filter(({ name }) => wanted.has(name))
      .map(({ name, description, parameters }) =>
        tool({
          name,
          description,
          parameters: asParameters(parameters),
          strict: false,
          execute: (args) => callTool(atlas, conversation_id, name, asObject(args)),
        }),
      ),
  });
};
