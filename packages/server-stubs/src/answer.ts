import {
  type ValidBodyOf,
  type ErrorCode,
  type ErrorCodeOf,
  type Operation,
  type OperationId,
  type ParamsOf,
  type SuccessOf,
  type SuccessStatus,
  type ValidQueryOf,
  errors,
  operations,
} from "@atlas-messaging/contract";
import { type LimitDecision, limitHeaders } from "./limiter.ts";
import { Problem, type Refusal } from "./problem.ts";

/** A row of the operation table, with its id. */
export interface KnownOperation extends Operation {
  readonly id: OperationId;
}

/** Parts of an answer that no reply describes. */
export interface AnswerParts {
  /** Content type. Null if there is no body. */
  readonly contentType?: string | null;
  readonly body?: ReadableStream<Uint8Array> | ArrayBuffer | string | null;
  readonly headers?: { readonly [name: string]: string };
  /** True for a stored answer, which carries `Idempotent-Replayed: true`. */
  readonly replayed?: boolean;
}

const json = "application/json";

/** An answer as exact bytes, so that it can be stored before it is sent. */
class WireAnswer<Id extends OperationId | null> {
  /** Operation that the answer belongs to, so that answers cannot be mixed up. Null outside the contract. */
  readonly operation: Id;
  readonly status: number;
  readonly contentType: string | null;
  readonly body: ReadableStream<Uint8Array> | ArrayBuffer | string | null;
  /** Headers of this answer, written last. */
  readonly headers: { readonly [name: string]: string };
  readonly replayed: boolean;
  // Only this module makes instances: the private member keeps look-alikes out of the type.
  readonly #made = true;

  constructor(operation: Id, status: number, { contentType = null, body = null, headers, replayed }: AnswerParts) {
    this.operation = operation;
    this.status = status;
    this.contentType = contentType;
    this.body = body;
    this.headers = headers ?? {};
    this.replayed = replayed ?? false;
  }

  /** Body to store. Empty for a stream or a file, which are never stored. */
  get text(): string {
    return typeof this.body === "string" ? this.body : "";
  }

  static isInstance(value: object): boolean {
    return #made in value && value.#made;
  }
}

/** An answer as exact bytes. Only `encode`, `replay`, `relay` and `refusalAnswer` make one. */
export type Answer<Id extends OperationId | null = OperationId | null> = WireAnswer<Id>;

/** Facts of a request that its refusal leads to. */
export interface RefusedRequest {
  /** The id that the answer has in `X-Request-Id`. */
  readonly requestId: string;
  /** Address of the site whose `/docs` has the page of each code, without a trailing slash. */
  readonly site: string;
}

/** Encodes a reply in the envelope of its operation. */
export const encode = <Id extends OperationId>(id: Id, reply: Reply<Id>, request: RefusedRequest): Answer<Id> => {
  if ("code" in reply) return refusalOf(id, operations[id], reply, request);
  const { contentType } = operations[id].success;
  if (typeof reply.body !== "string" || contentType === null || contentType.includes("json")) {
    return new WireAnswer(id, reply.status, { contentType: json, body: JSON.stringify(reply.body) ?? "" });
  }
  return new WireAnswer(id, reply.status, { contentType: `${contentType}; charset=utf-8`, body: reply.body });
};

/** Returns a stored answer. Status and text must come from `encode` for the same operation. */
export const replay = <Id extends OperationId>(id: Id, status: number, text: string): Answer<Id> =>
  new WireAnswer(id, status, { contentType: json, body: text, replayed: true });

/** Returns an answer that the contract does not describe: another protocol's, a document, or a page. */
export const relay = <Id extends OperationId | null>(id: Id, status: number, parts: AnswerParts): Answer<Id> =>
  new WireAnswer(id, status, parts);

/** Encodes a refusal in the envelope, with or without an operation. */
export const refusalAnswer = (
  operation: KnownOperation | null,
  refusal: Refusal,
  request: RefusedRequest,
  headers?: AnswerParts["headers"],
): Answer => refusalOf(operation?.id ?? null, operation, refusal, request, headers);

const refusalOf = <Id extends OperationId | null>(
  id: Id,
  operation: Operation | null,
  refusal: Refusal,
  request: RefusedRequest,
  headers: AnswerParts["headers"] = {},
): Answer<Id> =>
  new WireAnswer(id, errors[refusal.code].status, {
    contentType: json,
    body: refusalText(operation, refusal, request),
    headers,
  });

/** Recognizes an answer that the handler has already made. */
export const isAnswer = (reply: object): reply is Answer => WireAnswer.isInstance(reply);

/** Maximum entries of `error.details` in the contract. A rule may find more, such as 200 unknown ids. */
const maxDetails = 100;

/** Builds the error envelope. A sunset operation has its own form (interface specification, Errors 4). */
const refusalText = (
  operation: Operation | null,
  refusal: Refusal,
  { requestId: request_id, site }: RefusedRequest,
): string => {
  const { code, message, details, approval_id, run_id, may_send_at } = refusal;
  if (code === "version_unsupported")
    return JSON.stringify({ ok: false, error: code, migrate_to: operation?.migrateTo });
  const listed = details && { details: details.slice(0, maxDetails) };
  const { retryable } = errors[code];
  const docs = docsOf(code, site);
  const error = { code, message, retryable, docs, request_id, ...listed, approval_id, run_id, may_send_at };
  return JSON.stringify({ ok: false, error });
};

/** Returns the address of a code's entry on the page of errors, as `error.docs` has it. */
export const docsOf = (code: ErrorCode, site: string): string => `${site}/docs/reference/errors#${code.toLowerCase()}`;

/** A validated request of one operation. */
export interface Call<Id extends OperationId> {
  readonly id: Id;
  readonly params: ParamsOf<Id>;
  readonly query: ValidQueryOf<Id>;
  readonly body: ValidBodyOf<Id>;
}

/** Success that the operation declares. */
export interface Success<Id extends OperationId> {
  readonly status: SuccessStatus<Id>;
  readonly body: SuccessOf<Id>;
}

/** Success or refusal that the operation declares. */
export type Reply<Id extends OperationId> = Success<Id> | Refusal<ErrorCodeOf<Id> & ErrorCode>;

// Headers of answers.

const unstored = { "cache-control": "no-store" };

/** Proxies must neither compress a stream, since its end would wait in their buffer, nor collect it (nginx). */
const streamed = { "cache-control": "no-store, no-transform", "x-accel-buffering": "no" };

interface Told {
  readonly requestId: string;
  readonly limit: LimitDecision;
}

/** Returns the headers that every answer has. */
export const standardHeaders = ({ contentType, replayed }: Answer, { requestId, limit }: Told) => {
  const headers: { [name: string]: string } = limitHeaders(limit);
  if (contentType !== null) headers["content-type"] = contentType;
  Object.assign(headers, contentType?.startsWith("text/event-stream") ? streamed : unstored);
  headers["x-content-type-options"] = "nosniff";
  headers["x-request-id"] = requestId;
  if (replayed) headers["idempotent-replayed"] = "true";
  return headers;
};

const wellFormed = /^[\w.:-]{8,128}$/;

/** Tells if an id of the caller may be kept as the request's. */
export const isRequestId = (text: string): boolean => wellFormed.test(text);

const noHeaders = {};

/** Returns `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and links to the changelog and the successor. */
export const lifecycleHeaders = (
  operation: KnownOperation | null,
  site: string,
): { readonly [name: string]: string } => {
  if (!operation || !isDeprecated(operation)) return noHeaders;
  const { deprecation, sunset, migrateTo } = operation;
  const links = [`<${changelogOf(site)}>; rel="deprecation"; type="text/html"`];
  if (migrateTo !== undefined) links.push(`<${migrateTo}>; rel="successor-version"`);
  return {
    ...(deprecation === undefined ? {} : { deprecation: `@${Math.floor(Date.parse(deprecation) / 1_000)}` }),
    ...(sunset === undefined ? {} : { sunset: new Date(sunset).toUTCString() }),
    link: links.join(", "),
  };
};

/** Returns the address of the changelog on a site. */
export const changelogOf = (site: string): string => `${site}/developers/changelog`;

/** Tells if an operation ends, or has ended. */
export const isDeprecated = ({ stage, deprecation, sunset }: KnownOperation): boolean =>
  stage === "deprecated" || stage === "sunset" || deprecation !== undefined || sunset !== undefined;

/** Refuses an operation after its sunset. */
export const refuseEnded = ({ id, stage, sunset, migrateTo }: KnownOperation, now: number): void => {
  const isOver = sunset !== undefined && Date.parse(sunset) <= now;
  if (stage !== "sunset" && !isOver) return;
  throw new Problem("version_unsupported", `${id} is sunset; use ${migrateTo ?? "the current version"}.`);
};
