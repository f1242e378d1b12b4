/** An agent on the AI SDK with all tools of the messaging layer. */
import type { Atlas } from "@atlas-messaging/sdk";
import { type LanguageModel, type ModelMessage, dynamicTool, generateText, isStepCount, jsonSchema } from "ai";
import { callTool } from "./call-tool.ts";

/** Tools that the token allows, as the service describes them. */
const toolsOf = async (atlas: Atlas, task: string) => {
  const { tools } = await atlas.tools.manifest();
  return Object.fromEntries(
    tools.map(({ function: { name, description, parameters } }) => [
      name,
      dynamicTool({
        description,
        inputSchema: jsonSchema(parameters),
        execute: (args) => callTool(atlas, task, name, args as object), // The schema asks for an object.
      }),
    ]),
  );
};

/** Works on a task until the model has nothing left to call. Returns the conversation so far. */
export const work = async (atlas: Atlas, model: LanguageModel, task: string, messages: ModelMessage[]) => {
  const tools = await toolsOf(atlas, task);
  const { text, response } = await generateText({ model, tools, messages, stopWhen: isStepCount(8) });
  return { text, messages: [...messages, ...response.messages] };
};
