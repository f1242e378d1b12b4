import type { Detail, ErrorCode } from "@atlas-messaging/contract";
import { readRetryAfter } from "../transport/backoff.ts";
import { CallError } from "./call-error.ts";
import type { FailedCall } from "./call-error.ts";

/**
 * Stands for every code that this version does not know yet, so that the known ones can be told apart by the type
 * checker: no code reads like this.
 */
export type UnknownCode = "a code of a later version";

/** A code of the contract, or `unexpected_answer` when the answer is not the service's: a proxy's page in most cases. */
export type AnyCode = ErrorCode | "unexpected_answer" | UnknownCode;

/** A call that was refused, and how. */
export interface RefusedCall extends FailedCall {
  readonly response: Response;
  readonly text: string;
}

type Only<Code, Known, Value> = [Code] extends [Known] ? Value : Value | null;

/** What the service refused, or failed at, with one of its codes. `AtlasError` is any of them. */
export class ServiceError<Code extends AnyCode = AnyCode> extends CallError {
  /** The error code; a new one may come that this version does not know. */
  declare readonly code: Code;
  /** The HTTP status. */
  declare readonly status: number;
  /** Seconds to wait before a retry, of the header `Retry-After`; null if the answer had none. */
  declare readonly retryAfterSeconds: number | null;
  /** The correlation id of the request, to be quoted to the service's operators; null if the answer had none. */
  declare readonly requestId: string | null;
  /** What is wrong, member by member, when the code is `validation_failed`; else empty. */
  declare readonly details: readonly Detail[];
  /** The pending approval, when the code is `HITL_REQUIRED`. */
  declare readonly approvalId: Only<Code, "HITL_REQUIRED", string>;
  /** The run that waits for the approval. */
  declare readonly runId: Only<Code, "HITL_REQUIRED", string>;
  /** The path that replaces the operation, when the code is `version_unsupported`. */
  declare readonly migrateTo: Only<Code, "version_unsupported", string>;
  readonly #headers: Headers;

  constructor({ response, text, ...call }: RefusedCall) {
    const { status, headers } = response;
    const { message = `The service answered ${status}.`, retryable, ...members } = read(status, text);
    super("AtlasError", message, retryable, call);
    this.#headers = headers;
    Object.assign(this, {
      ...members,
      status,
      requestId: headers.get("X-Request-Id"),
      retryAfterSeconds: readRetryAfter(headers),
    });
  }

  /** The headers of the answer; a log of the error leaves them out. */
  get headers(): Headers {
    return this.#headers;
  }

  /** What may be logged. */
  toJSON(): object {
    return Object.assign({}, this, { message: this.message });
  }
}

/** The members of the envelope that the contract has; that the service keeps to their types is taken on trust. */
interface Refusal {
  readonly code?: unknown;
  readonly message?: string;
  readonly retryable?: boolean;
  readonly details?: readonly Detail[];
  readonly approval_id?: string;
  readonly run_id?: string;
}

/** Reads the service's envelope, the body of a sunset operation, or what a proxy in between may have answered. */
const read = (status: number, text: string) => {
  const { error, migrate_to: migrateTo = null } = parsed(text);
  const {
    code = error,
    message,
    retryable = status === 429 || (status >= 500 && status !== 501),
    details = [],
    approval_id: approvalId = null,
    run_id: runId = null,
  } = Object(error) as Refusal; // See there.
  const known = typeof code === "string" ? code : "unexpected_answer";
  return { code: known, message, retryable, details, approvalId, runId, migrateTo };
};

/** What is not a JSON object has no members. */
const parsed = (text: string): { readonly error?: unknown; readonly migrate_to?: unknown } => {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
};
