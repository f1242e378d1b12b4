/** Spans of requests and jobs (OpenTelemetry). */

export interface SpanStart {
  readonly name: string;
  readonly kind: "server" | "client" | "consumer" | "internal";
  /** Parent's `traceparent` (W3C Trace Context). A new trace begins if it is null or malformed. */
  readonly parent: string | null;
  readonly attributes?: { readonly [name: string]: string | number };
}

export interface Span {
  /** W3C `traceparent` that continues the trace in a header or a row. */
  readonly traceparent: string;
  end(how: { readonly failed: boolean; readonly attributes?: SpanStart["attributes"] }): void;
}

export interface Tracing {
  begin(start: SpanStart): Span;
}
