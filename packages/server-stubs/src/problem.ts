import type { Detail, ErrorCode, Scope } from "@atlas-messaging/contract";

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

interface More {
  readonly details?: readonly Detail[];
  readonly headers?: { readonly [name: string]: string };
}

/** A refusal to throw, from any depth. It is answered in the envelope. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly refusal: Refusal;
  readonly headers: { readonly [name: string]: string };

  constructor(code: ErrorCode, message: string, { details, headers = {} }: More = {}) {
    super(message);
    this.refusal = { code, message, ...(details ? { details } : {}) };
    this.headers = headers;
  }

  /** Wraps a refusal, to be thrown. */
  static of({ code, message, ...more }: Refusal): Problem {
    return new Problem(code, message, more);
  }
}

/** Refusal of members of the request. The message names one whose meaning is guessed, or the first. */
export const invalid = (details: readonly Detail[]) => {
  const first = details.find(({ message }) => message.endsWith("?")) ?? details[0];
  const message = first ? `${first.path} ${first.message}` : "The request is not valid.";
  return { code: "validation_failed", message, details } as const;
};

/** Refusal with a challenge (RFC 9110, 11.6.1). */
const challenged = (code: ErrorCode, message: string, more = ""): Problem =>
  new Problem(code, message, { headers: { "WWW-Authenticate": `Bearer realm="atlas"${more}` } });

/** Refusal of a request that did not authenticate. */
export const unauthenticated = (message: string): Problem => challenged("unauthenticated", message);

/** Refusal of an invalid token (RFC 6750, 3.1). */
export const invalidToken = (message: string): Problem =>
  challenged("unauthenticated", message, ', error="invalid_token"');

/** Refusal of a token that has none of the wanted scopes. */
export const insufficientScope = (what: string, wanted: readonly Scope[]): Problem =>
  challenged(
    "insufficient_scope",
    `${what} needs the scope ${wanted.join(" or ")}.`,
    `, error="insufficient_scope", scope="${wanted.join(" ")}"`,
  );
