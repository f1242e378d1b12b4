/** The line of a request: who asked for what, and how it went; never what was said. */
export interface RequestLine {
  readonly request_id: string;
  /** Undefined where no operation is for the request. */
  readonly operation: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly organization_id: string | undefined;
  readonly principal_id: string | undefined;
  readonly duration_ms: number;
}
