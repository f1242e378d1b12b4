import type { CallError } from "./errors.ts";

/** One request as sent. `before` and `after` get the same object. */
export interface Attempt {
  /** Id of the operation, such as `messages.send`. A raw call has its method and path. */
  readonly operation: string;
  /** HTTP method, in capital letters. */
  readonly method: string;
  /** Whole address, with the query. */
  readonly url: string;
  /**
   * Headers of the request. Hooks may add to them, a `traceparent` for example. They include the credential, so do not
   * log them.
   */
  readonly headers: Record<string, string>;
  /** Body as JSON. Undefined without one. */
  readonly body: string | undefined;
  /** Number of the attempt. The first is 1. */
  readonly number: number;
}

/** Result of an attempt: an answer, an error, or both if the answer is a refusal. */
export interface Result {
  /** The answer, whatever its status. Its body is in `text`. */
  readonly response?: Response | undefined;
  /** Body of the answer as text. Empty without an answer. */
  readonly text: string;
  /** Cause of the failure. */
  readonly error?: CallError | undefined;
}

/** Outcome of an attempt. */
export interface Outcome extends Result {
  /** Milliseconds that the attempt took. */
  readonly milliseconds: number;
  /** Milliseconds until the next attempt. Null after the last. */
  readonly retryIn: number | null;
}

/** Functions called around each attempt, retries included. If a hook throws, the call ends. */
export interface Hook {
  /** Called ahead of each attempt, and awaited. May add headers. */
  before?(attempt: Attempt): void | Promise<void>;
  /** Called after each attempt, failed or not, and awaited. */
  after?(attempt: Attempt, outcome: Outcome): void | Promise<void>;
}
