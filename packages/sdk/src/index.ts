export { Atlas } from "./atlas.ts";
export type { AtlasOptions } from "./atlas.ts";
export type { CallOptions } from "./call.ts";
export { AtlasConnectionError, AtlasError } from "./errors.ts";
