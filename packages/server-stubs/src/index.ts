export { encode, isAnswer, refusalAnswer, relay, replay } from "./answer.ts";
export type { Answer, AnswerParts, RefusedRequest } from "./answer.ts";
export { atlasRoutes } from "./generated/routes.ts";
export type { Handler, Handlers } from "./answer.ts";
export { operationsAt, pathNear } from "./operations-at.ts";
export type { Methods } from "./operations-at.ts";
export type { Call, Refusal, Reply } from "./answer.ts";
export type { FindClient, Http, Listener, Pipeline, Unrouted } from "./route.ts";
