/** OpenAPI types in the layout of openapi-typescript, for clients built on them. */
export type { components, operations, paths, webhooks } from "./generated/openapi.ts";
