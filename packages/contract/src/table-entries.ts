/** One row of the error table. */
export interface ErrorEntry {
  readonly status: number;
  /** True if the same request may succeed later. */
  readonly retryable: boolean;
  /** Cause, as the caller is told. */
  readonly summary: string;
  /** Advice to the caller. */
  readonly cure: string;
}

/** One limit class: maximum requests (jobs, for ingest) in any sliding minute, for each window in `per`. */
export interface LimitClass {
  readonly limit: number;
  readonly per: readonly ("organization" | "principal" | "address")[];
  readonly summary: string;
}
