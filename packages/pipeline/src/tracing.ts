/** What the walk tells of a request as spans (OpenTelemetry), and how a trace goes on in jobs and deliveries. */

export interface SpanStart {
  readonly name: string;
  readonly kind: "server" | "client" | "consumer" | "internal";
  /** The `traceparent` (W3C Trace Context) of what this is a part of; a trace begins where it is null or malformed. */
  readonly parent: string | null;
  readonly attributes?: { readonly [name: string]: string | number };
}

export interface Span {
  /** What carries the trace on, in a header or a row. */
  readonly traceparent: string;
  end(how: { readonly failed: boolean; readonly attributes?: SpanStart["attributes"] }): void;
}

export interface Tracing {
  begin(start: SpanStart): Span;
}
