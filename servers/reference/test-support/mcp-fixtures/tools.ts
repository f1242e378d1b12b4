import type { CallToolResult, McpServer, ServerContext, ServerNotifier } from "@modelcontextprotocol/server";
import { audio, image, textBlock } from "./contents.ts";

const embedded = (uri: string, mimeType: string, text: string) => ({
  type: "resource" as const,
  resource: { uri, mimeType, text },
});

/** Fixed results of tools. */
const contents: { readonly [name: string]: CallToolResult["content"] } = {
  test_simple_text: [textBlock("This is a simple text response for testing.")],
  test_image_content: [{ type: "image", ...image }],
  test_audio_content: [{ type: "audio", ...audio }],
  test_embedded_resource: [embedded("test://embedded-resource", "text/plain", "This is an embedded resource content.")],
  test_multiple_content_types: [
    textBlock("Multiple content types test:"),
    { type: "image", ...image },
    embedded("test://mixed-content-resource", "application/json", JSON.stringify({ test: "data", value: 123 })),
  ],
};

/** Tools that do something while they are called, and then answer that they have. */
const doings = (notify: ServerNotifier): { readonly [name: string]: (context: ServerContext) => Promise<void> } => ({
  test_error_handling: async () => {
    throw new Error("This tool intentionally returns an error for testing");
  },
  test_tool_with_progress: async ({ mcpReq }) => {
    const { _meta: meta } = mcpReq;
    const progressToken = meta?.progressToken;
    if (progressToken === undefined) return;
    for (const progress of [0, 50, 100]) {
      await mcpReq.notify({ method: "notifications/progress", params: { progressToken, progress, total: 100 } });
    }
  },
  test_tool_with_logging: async ({ mcpReq }) => {
    for (const line of ["Tool execution started", "Tool processing data", "Tool execution completed"]) {
      await mcpReq.log("info", line);
    }
  },
  test_logging_tool: async ({ mcpReq }) => mcpReq.log("info", "Only for who has asked for a level"),
  test_trigger_tool_change: async () => notify.toolsChanged(),
  test_trigger_prompt_change: async () => notify.promptsChanged(),
});

export const offerTools = (server: McpServer, notify: ServerNotifier): void => {
  for (const [name, content] of Object.entries(contents)) {
    server.registerTool(name, { description: `Answers ${name}` }, async () => ({ content }));
  }
  for (const [name, act] of Object.entries(doings(notify))) {
    server.registerTool(name, { description: `Does ${name}` }, async (context) => {
      await act(context);
      return { content: [textBlock("Done.")] };
    });
  }
};
