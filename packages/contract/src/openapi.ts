/** The types of the OpenAPI description as openapi-typescript lays them out, for clients built on them. */
export type { components, operations, paths, webhooks } from "./generated/openapi.ts";
