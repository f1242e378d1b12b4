/** Parts of `serve`, for a server with a pipeline of its own. */
export { beginning, eventStreamType, frame, upToDate } from "./event-stream.ts";
export { changelogOf, isDeprecated, isRequestId, lifecycleHeaders, refuseEnded, standardHeaders } from "./answer.ts";
export {
  SlidingWindows,
  decisionOf,
  limitClassOf,
  limitHeaders,
  processLimiter,
  rateLimited,
  snapshotLimiter,
} from "./limiter.ts";
export type {
  CountedIn,
  CountedRequests,
  LimitDecision,
  Limiter,
  SnapshotLimiter,
  Taken,
  WindowState,
} from "./limiter.ts";
export { Problem, insufficientScope, invalid, invalidToken, unauthenticated } from "./problem.ts";
export {
  bearerOf,
  decode,
  keyHeader,
  keyed,
  maxBodyBytes,
  parse,
  queryOf,
  readQuery,
  refuseDeclared,
  refuseEncoded,
  refuseForm,
  refuseOrganization,
  refuseOtherType,
  refuseShape,
  shapeProblem,
  tooLarge,
  withHeaderKey,
} from "./request.ts";
export { whyUnrouted } from "./route-at.ts";
