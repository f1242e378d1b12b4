/** Handler types and encoding without Elysia, for servers with their own router. */
export { docsOf, encode, isAnswer, refusalAnswer, relay, replay } from "./answer.ts";
export type { Answer, AnswerParts, RefusedRequest } from "./answer.ts";
export type { Handler, Handlers } from "./answer.ts";
export { operationsAt, pathNear } from "./operations-at.ts";
export type { Methods } from "./operations-at.ts";
export type { Call, Refusal, Reply } from "./answer.ts";
export { routeAt } from "./route-at.ts";
export type { RoutedOperation } from "./route-at.ts";
export type { Http, Pipeline } from "./route.ts";
