import { CallError } from "./call-error.ts";
import type { FailedCall } from "./call-error.ts";

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
    super(name, `${/^[^/]*\/*[^/]*/.exec(url)?.[0]} ${what}.`, true, call);
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
    super("AbortError", "The signal aborted the call.", false, call);
  }
}
