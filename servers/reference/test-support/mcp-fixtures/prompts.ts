import { type McpServer, type RequestStateCodec, fromJsonSchema, inputRequired } from "@modelcontextprotocol/server";
import { question } from "./asking.ts";
import { image, textBlock } from "./contents.ts";

const argumentsNamed = (...names: string[]) =>
  fromJsonSchema<{ readonly [name: string]: string }>({
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { type: "string", description: name }])),
    required: names,
  });

const user = <Content>(content: Content) => ({ role: "user" as const, content });

export const offerPrompts = (server: McpServer, states: RequestStateCodec<number>): void => {
  server.registerPrompt("test_simple_prompt", { description: "Without arguments" }, async () => ({
    messages: [user(textBlock("This is a simple prompt for testing."))],
  }));
  server.registerPrompt(
    "test_prompt_with_arguments",
    { description: "With two arguments", argsSchema: argumentsNamed("arg1", "arg2") },
    async ({ arg1, arg2 }) => ({
      messages: [user(textBlock(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`))],
    }),
  );
  server.registerPrompt(
    "test_prompt_with_embedded_resource",
    { description: "With a resource", argsSchema: argumentsNamed("resourceUri") },
    async ({ resourceUri: uri = "" }) => ({
      messages: [
        user({
          type: "resource" as const,
          resource: { uri, mimeType: "text/plain", text: "Embedded resource content for testing." },
        }),
        user(textBlock("Please process the embedded resource above.")),
      ],
    }),
  );
  server.registerPrompt("test_prompt_with_image", { description: "With an image" }, async () => ({
    messages: [user({ type: "image" as const, ...image }), user(textBlock("Please analyze the image above."))],
  }));
  const context = question("What context should the prompt use?", { context: { type: "string" } });
  server.registerPrompt("test_input_required_result_prompt", { description: "Asks first" }, async ({ mcpReq }) =>
    mcpReq.inputResponses?.["user_context"] === undefined
      ? inputRequired({ inputRequests: { user_context: context }, requestState: await states.mint(0) })
      : { messages: [user(textBlock("The context has been given."))] },
  );
  server.server.setRequestHandler("completion/complete", async () => ({
    completion: { values: [], total: 0, hasMore: false },
  }));
};
