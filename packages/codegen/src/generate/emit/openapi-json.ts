import type { OpenApiDocument } from "../../contract/document.ts";

/** The bundled contract. JSON has no comments, so its origin is a member. */
export const emitOpenApiJson = (document: OpenApiDocument, source: string, sha256: string): string => {
  const { openapi, ...rest } = document;
  return `${JSON.stringify({ openapi, "x-generated-from": { source, sha256 }, ...rest }, null, 2)}\n`;
};
