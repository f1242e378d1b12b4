export * from "./generated/options.ts";
export { queryKeyOf } from "./keys.ts";
export type { Position, Variables } from "./options.ts";
