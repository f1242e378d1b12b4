/** One row of the error table. */
export interface ErrorEntry {
  readonly status: number;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  readonly summary: string;
}

/** One limit class: so many requests (of ingest: jobs) in any sliding minute, of each window that `per` names. */
export interface LimitClass {
  readonly limit: number;
  readonly per: readonly ("organization" | "principal" | "address")[];
  readonly summary: string;
}
