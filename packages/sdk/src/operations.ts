export type { Answer, CallOptions, Caller, DataWithResponse } from "./call.ts";
export { AtlasClient } from "./client.ts";
export * from "./generated/operations.ts";
export type { ClientOptions } from "./options.ts";
export type { ItemOf, List, Page } from "./paging.ts";
export type { Stream } from "./stream.ts";
export type { FileBytes, Upload } from "./upload.ts";
