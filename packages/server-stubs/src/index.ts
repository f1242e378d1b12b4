export { encode, isEncoded, refusalText, replay } from "./encoded.ts";
export type { Encoded } from "./encoded.ts";
export { atlasRoutes } from "./generated/routes.ts";
export type { Call, Handler, Handlers, Refusal, Reply } from "./handler.ts";
export { operationsAt } from "./operations-at.ts";
export type { Methods } from "./operations-at.ts";
export type { Http, Pipeline } from "./route.ts";
