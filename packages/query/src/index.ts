export * from "./generated/options.ts";
export { type Resource, asPrincipal, queryKeyOf } from "./keys.ts";
export type {
  AtlasInfiniteQueryOptions,
  AtlasMutationOptions,
  AtlasQueryOptions,
  Position,
  Variables,
} from "./options.ts";
