import { CallError } from "./call-error.ts";
import type { FailedCall } from "./call-error.ts";

/**
 * The service could not be reached, or broke off its answer: the request may have been executed or not. `cause` tells
 * why.
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
    super(name, `${new URL(url).origin} ${what}.`, true, call);
  }
}

/** The service did not answer in time: the request may have been executed or not. */
export class AtlasTimeoutError extends AtlasConnectionError {
  constructor(url: string, call: FailedCall) {
    super(url, call, "AtlasTimeoutError", "did not answer in time");
  }
}

/**
 * The caller's signal ended the call; `cause` is the signal's reason. The request may have been executed or not. Its
 * name is `AbortError`, as the platform's.
 */
export class AtlasAbortError extends CallError {
  constructor(call: FailedCall) {
    super("AbortError", "The signal ended the call.", false, call);
  }
}
