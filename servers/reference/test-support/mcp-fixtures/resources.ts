import { type McpRequestContext, type McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import { image } from "./contents.ts";

const texts: { readonly [uri: string]: string } = {
  "test://static-text": "This is the content of the static text resource.",
  "test://watched-resource": "Watched resource content",
};

const binary = { uri: "test://static-binary", mimeType: image.mimeType, blob: image.data };

const described = (uri: string, mimeType: string) => ({ uri, name: uri, description: `The resource ${uri}`, mimeType });

const all = [...Object.keys(texts).map((uri) => described(uri, "text/plain")), described(binary.uri, binary.mimeType)];

/** In the place of the organization's knowledge, which stays readable by its own addresses. */
export const offerResources = (server: McpServer, { era }: McpRequestContext): void => {
  for (const { uri, name, ...metadata } of all) {
    const text = texts[uri];
    const content = text === undefined ? binary : { uri, mimeType: metadata.mimeType, text };
    server.registerResource(name, uri, metadata, async () => ({ contents: [content] }));
  }
  const template = new ResourceTemplate("test://template/{id}/data", { list: undefined });
  const metadata = { description: "A resource for each id", mimeType: "application/json" };
  server.registerResource("test-template", template, metadata, async (uri, { id }) => ({
    contents: [
      {
        uri: uri.href,
        mimeType: metadata.mimeType,
        text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }),
      },
    ],
  }));
  server.server.setRequestHandler("resources/list", async () => ({ resources: all }));
  // The later revision has no such methods any more.
  if (era === "modern") return;
  server.server.setRequestHandler("resources/subscribe", async () => ({}));
  server.server.setRequestHandler("resources/unsubscribe", async () => ({}));
};
