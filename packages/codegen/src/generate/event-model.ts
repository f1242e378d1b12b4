import type { OpenApiDocument, Schema } from "../contract/document.ts";

/** The payload schema of each event of the `webhooks` section. */
export const eventSchemas = (document: OpenApiDocument): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(document.webhooks ?? {}).map(([name, item]) => {
      const schema = item.post?.requestBody?.content["application/json"]?.schema;
      if (schema === undefined) throw new Error(`The event ${name} has no payload`);
      return [name, schema];
    }),
  );
