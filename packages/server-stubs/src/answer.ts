import {
  type ValidBodyOf,
  type Detail,
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

/** A refusal with a code of the error table, which also gives the status and `retryable`. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  readonly code: Code;
  /** Problem and remedy. */
  readonly message: string;
  readonly details?: readonly Detail[];
  /** Id of the pending approval, for `HITL_REQUIRED`. */
  readonly approval_id?: string;
  /** Id of the run that waits for the approval. */
  readonly run_id?: string;
  /** End of the quiet hours, for `quiet_hours`. */
  readonly may_send_at?: string;
}

/** Success that the operation declares. */
export interface Success<Id extends OperationId> {
  readonly status: SuccessStatus<Id>;
  readonly body: SuccessOf<Id>;
}

/** Success or refusal that the operation declares. */
export type Reply<Id extends OperationId> = Success<Id> | Refusal<ErrorCodeOf<Id> & ErrorCode>;
