import type { Attempt, Hook } from "@atlas-messaging/sdk";
import { SpanKind, context, propagation, trace } from "@opentelemetry/api";
import type { Span } from "@opentelemetry/api";

const tracer = trace.getTracer("atlas");
const spans = new WeakMap<Attempt, Span>();

export const telemetry: Hook = {
  before(attempt) {
    const attributes = { "http.request.method": attempt.method, "url.full": attempt.url };
    const span = tracer.startSpan(attempt.operation, { kind: SpanKind.CLIENT, attributes });
    propagation.inject(trace.setSpan(context.active(), span), attempt.headers);
    spans.set(attempt, span.setAttribute("http.request.resend_count", attempt.number - 1));
  },
  after(attempt, { response, error }) {
    const span = spans.get(attempt);
    if (response) span?.setAttribute("http.response.status_code", response.status);
    if (error) span?.recordException(error);
    span?.end();
  },
};
