import type { OpenApiDocument, Schema } from "../../contract/document.ts";
import { literal } from "../print.ts";

/** Emits the contract's own description. */
export const emitInfo = ({ info }: OpenApiDocument): string =>
  [
    "/** The version of the contract (interface specification, Versioning 6). */",
    `export const contractVersion = ${literal(info.version)};`,
    "",
  ].join("\n");

/** The error table of `spec/shared/errors.yaml`. */
export const emitErrors = (errors: unknown): string =>
  [
    'import type { ErrorEntry } from "../table-entries.ts";',
    "",
    "/** Error codes, each with its HTTP status, `retryable` and message. */",
    `export const errors = ${literal(errors)} as const satisfies Record<string, ErrorEntry>;`,
    "",
    "/** A code of the error table. */",
    "export type ErrorCode = keyof typeof errors;",
    "",
  ].join("\n");

/** The limit classes of `spec/shared/limits.yaml`. */
export const emitLimits = (limits: unknown): string =>
  [
    'import type { LimitClass } from "../table-entries.ts";',
    "",
    "/** Limit classes: requests (jobs, for ingest) per sliding minute, and the windows that count them. */",
    `export const limits = ${literal(limits)} as const satisfies Record<string, LimitClass>;`,
    "",
    "/** The name of a limit class. */",
    "export type LimitName = keyof typeof limits;",
    "",
  ].join("\n");

/** The scopes, permissions and roles of `spec/shared/scopes.yaml`. */
export const emitScopes = (tables: { scopes: unknown; permissions: unknown; roles: unknown }): string =>
  [
    "/** Permissions of a public credential, by scope. */",
    `export const scopes = ${literal(tables.scopes)} as const;`,
    "",
    "/** A scope of a public credential. */",
    "export type Scope = keyof typeof scopes;",
    "",
    "/** Permissions of a console operator. */",
    `export const permissions = ${literal(tables.permissions)} as const;`,
    "",
    "/** A permission of a console operator. */",
    "export type Permission = keyof typeof permissions;",
    "",
    "/** Permissions by role. */",
    `export const roles = ${literal(tables.roles)} as const satisfies { readonly [role: string]: readonly Permission[] };`,
    "",
    "/** A role of an operator. */",
    "export type Role = keyof typeof roles;",
    "",
  ].join("\n");

/** Event names and payload types of the contract package; the payloads are those of `openapi.ts`. */
export const emitEvents = (events: Record<string, Schema>): string =>
  [
    'import type { webhooks } from "./openapi.ts";',
    "",
    "/** Event names that a webhook can subscribe to. */",
    `export const eventNames = ${literal(Object.keys(events))} as const;`,
    "",
    "/** An event name that a webhook can subscribe to. */",
    "export type EventName = (typeof eventNames)[number];",
    "",
    "/** The payload of one event. */",
    "export type EventOf<Name extends EventName> =",
    '  webhooks[Name]["post"]["requestBody"]["content"]["application/json"];',
    "",
    "/** Payload of any event. Switch on `event_type`. */",
    "export type AtlasEvent = { [Name in EventName]: EventOf<Name> }[EventName];",
    "",
  ].join("\n");
