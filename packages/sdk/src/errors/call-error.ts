/** Facts about a failed call. */
export interface FailedCall extends ErrorOptions {
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

  constructor(name: string, message: string, retryable: boolean, { idempotencyKey, attempts, ...options }: FailedCall) {
    super(message, options);
    Object.assign(this, { name, retryable, idempotencyKey, attempts });
  }
}
