/** Access log line of a request: principal, operation and outcome, never content. */
export interface RequestLine {
  readonly request_id: string;
  /** Undefined if no operation matches the request. */
  readonly operation: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly organization_id: string | undefined;
  readonly principal_id: string | undefined;
  readonly duration_ms: number;
}
