import { type OpenApiDocument, type Schema, isRecord, resolve } from "../../contract/document.ts";
import type { CorpusDocument } from "../corpus.ts";
import type { FlowModel } from "../flow-model.ts";
import type { OperationModel } from "../operation-model.ts";
import { literal } from "../print.ts";
import { inlined, subschemas } from "../schema/prepare.ts";

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
    'import type { Open } from "../open.ts";',
    'import type { webhooks } from "./openapi.ts";',
    "",
    "/** Event names that a webhook can subscribe to. */",
    `export const eventNames = ${literal(Object.keys(events))} as const;`,
    "",
    "/** An event name that a webhook can subscribe to. */",
    "export type EventName = (typeof eventNames)[number];",
    "",
    "/** The payload of one event, as a server of this version sends it: its enums are closed. */",
    "export type SentEventOf<Name extends EventName> =",
    '  webhooks[Name]["post"]["requestBody"]["content"]["application/json"];',
    "",
    "/** The payload of one event. Its enums are open, since a later version may add values. */",
    "export type EventOf<Name extends EventName> = Open<SentEventOf<Name>>;",
    "",
    "/** Payload of any event. Switch on `event_type`. */",
    "export type AtlasEvent = { [Name in EventName]: EventOf<Name> }[EventName];",
    "",
  ].join("\n");

/** The flows of `spec/flows`, for the conformance suite to play. */
export const emitFlows = (flows: FlowModel[]): string =>
  [
    'import type { Flow } from "../flows/flow.ts";',
    "",
    "/** Flows that docs, examples and the suite share, in the order of their names. */",
    `export const flows: readonly Flow[] = ${literal(flows)};`,
    "",
  ].join("\n");

/** Emits the seed of a sandbox organization: one constant per file of `spec/sandbox`. */
export const emitSandbox = (files: Record<string, unknown>): string => {
  const constants = Object.entries(files).flatMap(([name, content]) => [
    `/** From \`spec/sandbox/${name}.yaml\`. */`,
    `export const ${camelCase(name)} = ${literal(content)} as const;`,
    "",
  ]);
  return constants.length === 0 ? "export {};\n" : constants.join("\n");
};

const camelCase = (name: string): string =>
  name.replace(/[-_.](\w)/g, (_match, letter: string) => letter.toUpperCase());

/** Emits the sandbox documents as a separate module, since most importers of the contract do not need them. */
export const emitSandboxCorpus = (corpus: CorpusDocument[]): string =>
  [
    "/** The documents of `spec/sandbox/corpus`; the text is Markdown. */",
    `export const sandboxCorpus = ${literal(corpus)} as const;`,
    "",
  ].join("\n");

/** Emits the names of members that the contract marks as secret, by operation, for its body and its answers. */
export const emitSecretMembers = (document: OpenApiDocument, operations: OperationModel[]): string => {
  const table = operations.flatMap(({ id, requestBody, responses }) => {
    const body = secretsIn(document, [requestBody?.media.schema]);
    const answer = secretsIn(
      document,
      responses.map(({ media }) => media.schema),
    );
    return body.length + answer.length === 0 ? [] : [[id, { body, answer }] as const];
  });
  return [
    "/** Names of members with secrets in an operation's body and answers. */",
    "export const secretMembers: {",
    "  readonly [operation: string]: { readonly body: readonly string[]; readonly answer: readonly string[] };",
    `} = ${literal(Object.fromEntries(table))};`,
    "",
  ].join("\n");
};

const secretsIn = (document: OpenApiDocument, schemas: readonly (Schema | undefined)[]): string[] => {
  const found = schemas
    .filter((schema) => schema !== undefined)
    .flatMap((schema) => subschemas(inlined(document, schema)))
    .flatMap(({ properties }) => (isRecord(properties) ? Object.entries(properties) : []))
    .filter(([, property]) => isRecord(property) && property["x-atlas-secret"] === true)
    .map(([name]) => name);
  return [...new Set(found)].toSorted();
};

/**
 * Emits the words for values that do not match a pattern, which stand beside it as `x-atlas-message`.
 * @throws {Error} if a pattern has no words, or others in another place
 */
export const emitPatternMessages = (document: OpenApiDocument): string => {
  const messages = new Map<string, string>();
  // No validator reads the headers of answers, so their messages would be bytes of every bundle for nothing.
  const components = { ...document.components, headers: undefined };
  for (const { pattern, "x-atlas-message": message } of schemasWithPattern({ ...document, components })) {
    if (typeof message !== "string") throw new Error(`The pattern ${pattern} has no x-atlas-message`);
    if ((messages.get(pattern) ?? message) !== message)
      throw new Error(`The pattern ${pattern} has two messages: ${messages.get(pattern)}; ${message}`);
    messages.set(pattern, message);
  }
  return [
    "/** Messages for values that do not match a pattern. */",
    `export const patternMessages: Readonly<Record<string, string>> = ${literal(Object.fromEntries(messages))};`,
    "",
  ].join("\n");
};

interface WithPattern {
  readonly pattern: string;
  readonly "x-atlas-message"?: unknown;
}

const schemasWithPattern = (value: unknown): WithPattern[] => {
  if (Array.isArray(value)) return value.flatMap(schemasWithPattern);
  if (!isRecord(value)) return [];
  const inner = Object.values(value).flatMap(schemasWithPattern);
  const { pattern } = value;
  return typeof pattern === "string" ? [{ ...value, pattern }, ...inner] : inner;
};

/** Emits the names of schemas that clients alone send: their enums are closed, since a later value would be refused. */
export const emitSentSchemas = (document: OpenApiDocument): string => {
  const responses = Object.values(document.paths).flatMap((item) =>
    Object.values(item).map((operation) => (isRecord(operation) ? operation["responses"] : undefined)),
  );
  const received = new Set<string>();
  for (const root of [...responses, document.webhooks]) addReferences(document, root, received);
  const names = Object.keys(document.components?.schemas ?? {});
  const sent = names.filter((name) => !received.has(`#/components/schemas/${name}`));
  return [
    "/** A shape of requests that no answer and no event has. */",
    `export type SentSchema = ${sent.map((name) => JSON.stringify(name)).join(" | ")};`,
    "",
  ].join("\n");
};

/** Adds each reference that a part of the document leads to. */
const addReferences = (document: OpenApiDocument, part: unknown, found: Set<string>): void => {
  if (Array.isArray(part)) return part.forEach((each) => addReferences(document, each, found));
  if (!isRecord(part)) return;
  const { $ref } = part;
  if (typeof $ref === "string" && !found.has($ref)) {
    found.add($ref);
    addReferences(document, resolve(document, part), found);
  }
  for (const each of Object.values(part)) addReferences(document, each, found);
};
