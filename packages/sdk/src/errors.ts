import type { Detail, ErrorCode } from "@atlas-messaging/contract";

interface ErrorOrigin extends ErrorOptions {
  /** The key that the request was sent with. */
  idempotencyKey: string | null;
}

/**
 * The service refused a call, or failed (interface specification, Errors).
 *
 * @example
 * ```ts
 * try {
 *   await atlas.messages.send({ phone_number: "+15550100001", text: "Your table is ready." });
 * } catch (error) {
 *   if (error instanceof AtlasError && error.code === "window_closed") await sendTemplate();
 *   else throw error;
 * }
 * ```
 */
export class AtlasError extends Error {
  override readonly name = "AtlasError";
  /**
   * The error code; one that this version does not know yet may come. `unexpected_answer` when the answer is not the
   * service's: a proxy's page in most cases. `cause` tells why a success could not be read.
   */
  readonly code: ErrorCode | (string & {});
  /** The HTTP status. */
  readonly status: number;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  /** Seconds to wait before a retry, of the header `Retry-After`; null if the answer had none. */
  readonly retryAfterSeconds: number | null;
  /**
   * The key that the request was sent with, the generated one too: a retry with it is never executed twice. Null if
   * the operation takes none.
   */
  readonly idempotencyKey: string | null;
  /** The correlation id of the request, to be quoted to the service's operators; null if the answer had none. */
  readonly requestId: string | null;
  /** What is wrong, member by member, when the code is `validation_failed`; else empty. */
  readonly details: readonly Detail[];
  /** The pending approval, when the code is `HITL_REQUIRED`. */
  readonly approvalId: string | null;
  /** The run that waits for the approval. */
  readonly runId: string | null;
  /** The path that replaces the operation, when the code is `version_unsupported`. */
  readonly migrateTo: string | null;

  constructor(response: Response, body: unknown, { idempotencyKey, ...options }: ErrorOrigin) {
    const envelope = readEnvelope(response, body);
    super(envelope.message, options);
    this.code = envelope.code;
    this.status = response.status;
    this.retryable = envelope.retryable;
    this.retryAfterSeconds = readRetryAfter(response.headers);
    this.idempotencyKey = idempotencyKey;
    this.requestId = response.headers.get("X-Request-Id");
    this.details = envelope.details;
    this.approvalId = envelope.approvalId;
    this.runId = envelope.runId;
    this.migrateTo = envelope.migrateTo;
  }
}

/**
 * The service could not be reached, did not answer in time, or broke off its answer: the request may have been executed
 * or not. `cause` tells why.
 *
 * @example
 * ```ts
 * const answer = await atlas.messages.send(message).catch((error: unknown) => {
 *   if (!(error instanceof AtlasConnectionError) || error.idempotencyKey === null) throw error;
 *   return atlas.messages.send({ ...message, idempotency_key: error.idempotencyKey });
 * });
 * ```
 */
export class AtlasConnectionError extends Error {
  override readonly name = "AtlasConnectionError";
  /** The key that the request was sent with: a retry with it is never executed twice. Null if the operation takes none. */
  readonly idempotencyKey: string | null;

  constructor(message: string, { idempotencyKey, ...options }: ErrorOrigin) {
    super(message, options);
    this.idempotencyKey = idempotencyKey;
  }
}

interface Envelope {
  code: string;
  message: string;
  retryable: boolean;
  details: readonly Detail[];
  approvalId: string | null;
  runId: string | null;
  migrateTo: string | null;
}

/** Reads the service's envelope, the body of a sunset operation, or what a proxy in between may have answered. */
const readEnvelope = (response: Response, body: unknown): Envelope => {
  const outer = asRecord(body);
  const error = asRecord(outer["error"]);
  const sunset = asText(outer["error"]);
  return {
    code: asText(error["code"]) ?? sunset ?? "unexpected_answer",
    message:
      asText(error["message"]) ?? `The service answered ${response.status}${sunset === null ? "" : `: ${sunset}`}.`,
    retryable: error["retryable"] === true || (error["code"] === undefined && response.status >= 500),
    details: Array.isArray(error["details"]) ? error["details"].map(asDetail) : [],
    approvalId: asText(error["approval_id"]),
    runId: asText(error["run_id"]),
    migrateTo: asText(outer["migrate_to"]),
  };
};

/** Seconds or a date. A date is taken from the answer's own `Date`, since the clock here may be another. */
const readRetryAfter = (headers: Headers): number | null => {
  const value = headers.get("Retry-After") ?? "";
  if (/^\d+$/.test(value)) return Number(value);
  const milliseconds = Date.parse(value) - Date.parse(headers.get("Date") ?? "");
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds / 1_000);
};

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

const asText = (value: unknown): string | null => (typeof value === "string" ? value : null);

const asDetail = (value: unknown): Detail => {
  const { path, message } = asRecord(value);
  return { path: asText(path) ?? "", message: asText(message) ?? "" };
};
