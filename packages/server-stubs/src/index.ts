export { encode, isEncoded, refusalText, relay, replay } from "./encoded.ts";
export type { Encoded, Relayed } from "./encoded.ts";
export { atlasRoutes } from "./generated/routes.ts";
export type { Handler, Handlers } from "./handler.ts";
export { operationsAt } from "./operations-at.ts";
export type { Methods } from "./operations-at.ts";
export type { Call, Refusal, Reply } from "./reply.ts";
export type { FindClient, Http, Listener, Pipeline } from "./route.ts";
