import type { CallError } from "../errors/call-error.ts";

/** One request as it goes on the wire. The same object is given to `before` and `after`. */
export interface Attempt {
  /** The id of the operation, `messages.send` for example; of a raw call the method and the path. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** May be added to, a `traceparent` for example. The credential is among them: do not log them as they are. */
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
  /** 1 for the first. */
  readonly number: number;
}

/** What came of an attempt: an answer, an error, or both when the answer is a refusal. */
export interface Result {
  /** The answer, whatever its status; its body is in `text`. */
  readonly response?: Response | undefined;
  readonly text: string;
  /** Why the attempt failed. */
  readonly error?: CallError | undefined;
}

/** How an attempt ended. */
export interface Outcome extends Result {
  /** How long it took. */
  readonly milliseconds: number;
  /** Milliseconds until the next attempt; null if this was the last. */
  readonly retryIn: number | null;
}

/** Called around each attempt, retries included. What a hook throws ends the call. */
export interface Hook {
  before?(attempt: Attempt): void | Promise<void>;
  after?(attempt: Attempt, outcome: Outcome): void | Promise<void>;
}
