import type { Detail, ErrorCode } from "@atlas-messaging/contract";
import { readRetryAfter } from "./backoff.ts";

/** Facts about a failed call. */
export interface FailedCall {
  /** Cause of the failure, such as an error of the platform. */
  readonly cause?: unknown;
  /** Idempotency key of the request. */
  readonly idempotencyKey: string | null;
  /** Number of times the request was sent. */
  readonly attempts: number;
}

/** Base of every error of a call, answered or not. */
export abstract class CallError extends Error {
  /** Every supported platform has it. */
  declare stack: string;
  /** True if the same request may succeed later. */
  declare readonly retryable: boolean;
  /**
   * Idempotency key of the request, also if generated. A retry with this key is never executed twice. Null if the
   * operation takes none.
   */
  declare readonly idempotencyKey: string | null;
  /**
   * Number of times the request was sent. If it is more than one, a deletion may answer `not_found` because an earlier,
   * lost attempt succeeded.
   */
  declare readonly attempts: number;

  constructor(name: string, message: string, retryable: boolean, call: FailedCall) {
    super(message, call);
    // `cause` is an own member already, which no log lists.
    Object.assign(this, { name, retryable }, call);
  }
}

/**
 * The service could not be reached, or the connection broke. The request may have been executed. `cause` has the
 * reason.
 *
 * @example
 * ```ts
 * const answer = await atlas.messages.send(message).catch((error: unknown) => {
 *   if (!(error instanceof AtlasConnectionError) || error.idempotencyKey === null) throw error;
 *   return queueForLater(message, error.idempotencyKey);
 * });
 * ```
 */
export class AtlasConnectionError extends CallError {
  constructor(url: string, call: FailedCall, name = "AtlasConnectionError", what = "did not answer") {
    // Made inside a timer and a catch, so it must not throw, whatever a hook made of the address.
    super(name, `${typeof url === "string" ? /^[^/]*\/*[^/]*/.exec(url)?.[0] : "The address"} ${what}.`, true, call);
  }
}

/** The service did not answer in time. The request may have been executed. */
export class AtlasTimeoutError extends AtlasConnectionError {
  constructor(url: string, call: FailedCall) {
    super(url, call, "AtlasTimeoutError", "did not answer in time");
  }
}

/**
 * The caller's signal aborted the call. `cause` is the signal's reason. The request may have been executed. Its `name`
 * is `AbortError`, as on the platform.
 */
export class AtlasAbortError extends CallError {
  constructor(call: FailedCall) {
    super("AbortError", "The call was aborted.", false, call);
  }
}

/**
 * Placeholder for codes that this version does not know, so that the type checker can narrow the known ones. No code
 * has this name.
 */
export type UnknownCode = "a code of a later version";

/** A code of the contract, or `unexpected_answer` if something else answered, most often a proxy. */
export type AnyCode = ErrorCode | "unexpected_answer" | UnknownCode;

/** A refused call and its answer. */
export interface RefusedCall extends FailedCall {
  readonly response: Response;
  /** Body of a refusal. Left out for a success in another form than the contract's. */
  readonly text?: string;
  /** Left out of all that the error says. */
  readonly credential?: string | undefined;
}

type Only<Code, Known, Value> = [Code] extends [Known] ? Value : Value | null;

/** Refusal or failure of the service, with one of its codes. `AtlasError` is the union of them. */
export class ServiceError<Code extends AnyCode = AnyCode> extends CallError {
  /** Error code. Later contract versions may add codes. */
  declare readonly code: Code;
  /** HTTP status. */
  declare readonly status: number;
  /** Seconds to wait before a retry, from `Retry-After`. Null if the header is missing. */
  declare readonly retryAfterSeconds: number | null;
  /** Correlation id of the request. Quote it to the service's operators. Null if the answer had none. */
  declare readonly requestId: string | null;
  /** Page about the code, on the deployment's own site. Null if the answer had none. */
  declare readonly docs: string | null;
  /** Problems by member if the code is `validation_failed`, otherwise empty. */
  declare readonly details: readonly Detail[];
  /** Id of the pending approval if the code is `HITL_REQUIRED`. */
  declare readonly approvalId: Only<Code, "HITL_REQUIRED", string>;
  /** Id of the run that waits for the approval. */
  declare readonly runId: Only<Code, "HITL_REQUIRED", string>;
  /** End of the quiet hours if the code is `quiet_hours` (ISO 8601): send again with it as `send_at`. */
  declare readonly maySendAt: Only<Code, "quiet_hours", string>;
  /** Path that replaces the operation if the code is `version_unsupported`. */
  declare readonly migrateTo: Only<Code, "version_unsupported", string>;
  readonly #headers: Headers;

  constructor({ response, text = "", credential = "", ...call }: RefusedCall) {
    const { status, headers } = response;
    // An error envelope, a sunset operation's body, or a proxy's page.
    const { error, migrate_to: migrateTo } = parsed(text, credential);
    const refusal: Refusal = Object(error);
    const { code: given = error, message, retryable = status === 429 || (status >= 500 && status !== 501) } = refusal;
    const code = typeof given === "string" ? given : "unexpected_answer";
    super("AtlasError", typeof message === "string" ? message : `The service answered ${status}.`, retryable, call);
    this.#headers = headers;
    Object.assign(this, {
      code,
      docs: refusal.docs ?? null,
      details: refusal.details ?? [],
      approvalId: refusal.approval_id ?? null,
      runId: refusal.run_id ?? null,
      maySendAt: refusal.may_send_at ?? null,
      migrateTo: migrateTo ?? null,
      status,
      requestId: headers.get("X-Request-Id"),
      retryAfterSeconds: readRetryAfter(headers),
    });
  }

  /** Headers of the answer. Logging the error leaves them out. */
  get headers(): Headers {
    return this.#headers;
  }

  /** Returns the members that are safe to log. */
  toJSON(): object {
    return { ...this, message: this.message };
  }
}

/** Members of the contract's error. We trust the service with their types. */
interface Refusal {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly retryable?: boolean;
  readonly docs?: string | null;
  readonly details?: readonly Detail[];
  readonly approval_id?: string | null;
  readonly run_id?: string | null;
  readonly may_send_at?: string | null;
}

/** Returns no members unless the text is JSON. Redacts after parsing, which undoes the escapes of JSON. */
const parsed = (text: string, secret: string): { readonly error?: unknown; readonly migrate_to?: unknown } => {
  // Texts alone have the method.
  const redact = (_name: string, value: Partial<Pick<string, "replaceAll">> | null) =>
    value?.replaceAll?.(secret, secret && "[token]") ?? value;
  try {
    return JSON.parse(text, redact) ?? {};
  } catch {
    return {};
  }
};

type Each<Code extends AnyCode> = Code extends AnyCode ? ServiceError<Code> : never;

/**
 * The service refused a call or failed (interface specification, Errors). Checking `code` narrows the type.
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
export type AtlasError = Each<ErrorCode | "unexpected_answer"> | ServiceError<UnknownCode>;

interface AnyErrorClass {
  new (call: RefusedCall): AtlasError;
  readonly prototype: AtlasError;
  [Symbol.hasInstance](error: unknown): error is AtlasError;
}

/** Gives the class the type of the union. Each of its errors has exactly one code, so it belongs there. */
export const AtlasError = ServiceError as unknown as AnyErrorClass;
