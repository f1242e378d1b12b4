/** What is known of a call that failed. */
export interface FailedCall extends ErrorOptions {
  /** The key that the request was sent with. */
  readonly idempotencyKey: string | null;
  /** How many times the request was sent. */
  readonly attempts: number;
}

/** What every error of a call has, whether it was answered or not. */
export abstract class CallError extends Error {
  /** Whether the same request may succeed later. */
  declare readonly retryable: boolean;
  /**
   * The key that the request was sent with, the generated one too: a retry with it is never executed twice. Null if
   * the operation takes none.
   */
  declare readonly idempotencyKey: string | null;
  /**
   * How many times the request was sent. After more than one, an operation that ends something may be told `not_found`
   * because the lost attempt has ended it.
   */
  declare readonly attempts: number;

  constructor(name: string, message: string, retryable: boolean, { idempotencyKey, attempts, ...options }: FailedCall) {
    super(message, options);
    Object.assign(this, { name, retryable, idempotencyKey, attempts });
  }
}
