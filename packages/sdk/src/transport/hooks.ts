import type { CallError } from "../errors/call-error.ts";

/** One request as sent. `before` and `after` get the same object. */
export interface Attempt {
  /** Id of the operation, such as `messages.send`. A raw call has its method and path. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /**
   * Headers of the request. Hooks may add to them, a `traceparent` for example. They include the credential, so do not
   * log them.
   */
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
  /** Number of the attempt. The first is 1. */
  readonly number: number;
}

/** Result of an attempt: an answer, an error, or both if the answer is a refusal. */
export interface Result {
  /** The answer, whatever its status. Its body is in `text`. */
  readonly response?: Response | undefined;
  readonly text: string;
  /** Cause of the failure. */
  readonly error?: CallError | undefined;
}

/** Outcome of an attempt. */
export interface Outcome extends Result {
  /** Duration of the attempt. */
  readonly milliseconds: number;
  /** Milliseconds until the next attempt. Null after the last. */
  readonly retryIn: number | null;
}

/** Functions called around each attempt, retries included. If a hook throws, the call ends. */
export interface Hook {
  before?(attempt: Attempt): void | Promise<void>;
  after?(attempt: Attempt, outcome: Outcome): void | Promise<void>;
}
