import type { OpenApiDocument } from "../../contract/document.ts";

/**
 * Emits the bundled contract. JSON has no comments, so a member names the source. Only this file has the contract's
 * hash.
 */
export const emitOpenApiJson = (document: OpenApiDocument, source: string, sha256: string): string => {
  const { openapi, ...rest } = document;
  return `${JSON.stringify({ openapi, "x-generated-from": { source, sha256 }, ...rest }, null, 2)}\n`;
};
