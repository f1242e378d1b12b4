export { type FactsOf, factsFor } from "./facts.ts";
export { findDocument } from "./discovery/index.ts";
export type { Args, Handler, Handlers, OwnArgs, OwnFacts } from "./handler.ts";
export type { CountedAttempt } from "./counted-attempt.ts";
export { type Clock, instantOf, systemClock } from "./clock.ts";
export { type Limiter, type ProcessLimiter, type Taken, type WindowState, processLimiter } from "./limiter.ts";
export { examine } from "./media/examine.ts";
export type { ExportFiles } from "./media/export-files.ts";
export type { ByteRange, MediaStore } from "./media/store.ts";
export { servingAgentArgs } from "./operations/console/channels.ts";
export type { Inbox } from "./operations/console/conversations.ts";
export { createHandlers } from "./operations/index.ts";
export { sections } from "./operations/sections.ts";
export type {
  GivenTo,
  LoadName,
  LoadNameIn,
  LoadedBy,
  LoadingSection,
  Loads,
  LoadsFor,
  Sections,
} from "./operations/loading.ts";
export { bindSection, servedBy } from "./operations/bind-section.ts";
export { anyCase } from "./operations/any-case.ts";
export { searchArgs } from "./operations/search.ts";
export { provision } from "./operations/sandbox.ts";
export { type Proven, signInProven } from "./operations/console/sign-in.ts";
export { isAvailable, separateHosts } from "./rooms/authorize.ts";
export type { RequestLine } from "./request-line.ts";
export { readBytes, refuseUnstorable, shapeProblem } from "./rooms/body.ts";
export { countAttempt, tryPassword } from "./rooms/attempts.ts";
export { passSecondFactor } from "./rooms/second-factor.ts";
export { deviceCookie, deviceTokenOf, devicesOf, organizationsOf } from "./rooms/devices.ts";
export { type Context, type KnownOperation, operationOf } from "./rooms/context.ts";
export { type Principal, Principals } from "./rooms/principals.ts";
export type { Listed } from "./rooms/paging.ts";
export { Problem } from "./rooms/problem.ts";
export { type Arrived, urlOf } from "./rooms/correlate.ts";
export { protectedResources } from "./rooms/protected-resources.ts";
export { resourcesOf } from "./rooms/resources.ts";
export { foreignNameOf, refuseForeignHost } from "./rooms/host.ts";
export { type Refuse, refuseInEnvelope } from "./rooms/failure.ts";
export { countIn } from "./rooms/limit.ts";
export { type Surface, answerSurface } from "./rooms/surface.ts";
export { type Beside, answerUnrouted, refuseAsUnknown } from "./rooms/unrouted.ts";
export { type OperationTable, type Room, createPipeline } from "./rooms/walk.ts";
export type {
  Commitment,
  DirectoryArgs,
  DirectoryPage,
  Hosts,
  Log,
  Operator,
  Passworded,
  Passwords,
  SealedPlace,
  SearchArgs,
  ServiceSettings,
  Shell,
  SignUp,
  Store,
} from "./shell.ts";
export { withPauses } from "./steps.ts";
export { Streams } from "./streams/index.ts";
export { type TrustedHosts, foreignHost, isProbePath, isTrustedHost, trustedHosts } from "./trusted-hosts.ts";
export type { ServeMcp } from "./tool-server/serve-mcp.ts";
export { type CountedRequests, SlidingWindows } from "./sliding-window.ts";
export type { Span, SpanStart, Tracing } from "./tracing.ts";
export { type Decided, untilCommitted } from "./until-committed.ts";
export { type NewToken, type TokenKind, createToken, readToken } from "./tokens.ts";
export { sessionCookie } from "./rooms/session-cookie.ts";
