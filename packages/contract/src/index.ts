export { errors } from "./generated/errors.ts";
export type { ErrorCode } from "./generated/errors.ts";
export { eventNames } from "./generated/events.ts";
export type { AtlasEvent, EventName, EventOf, SentEventOf } from "./generated/events.ts";
export { contractVersion } from "./generated/info.ts";
export { limits } from "./generated/limits.ts";
export type { LimitName } from "./generated/limits.ts";
export type { components, paths, webhooks } from "./generated/openapi.ts";
export { operationIds, operations } from "./generated/operations.ts";
export * as sandbox from "./generated/sandbox.ts";
export { permissions, roles, scopes } from "./generated/scopes.ts";
export type { Permission, Role, Scope } from "./generated/scopes.ts";
export type {
  BodyOf,
  DataOf,
  ErrorCodeOf,
  OperationId,
  OperationIn,
  ParamsOf,
  QueryOf,
  Schema,
  Section,
  SuccessOf,
  SuccessStatus,
  ValidBodyOf,
  ValidQueryOf,
} from "./operation.ts";
export { secretMembers } from "./generated/secret-members.ts";
export type { Authentication, Host, HttpMethod, Operation, Stage } from "./operation-table.ts";
export { closest, didYouMean, nearest, unknownOption } from "./nearest.ts";
export { entriesOf, isKeyOf, keysOf } from "./table-entries.ts";
export type { ErrorEntry, LimitClass } from "./table-entries.ts";
export type { Detail } from "./detail.ts";
export type { Known, Open } from "./open.ts";
