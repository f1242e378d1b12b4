/** Sends OpenTelemetry spans as OTLP/HTTP in JSON. The libraries read the target from the standard variables. */
import { type Context, ROOT_CONTEXT, type SpanContext, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { parseTraceParent, setGlobalErrorHandler } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { SpanStart, Tracing } from "@atlas-messaging/service/pipeline/services";
import type { Logger } from "./logger.ts";

const exportMilliseconds = 5_000;

const closeMilliseconds = 3_000;

const kinds: { readonly [Kind in SpanStart["kind"]]: SpanKind } = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

export const createTracing = (sampling: Sampling, logger: Logger): OpenTracing => {
  setGlobalErrorHandler((error) => logger.warn({ err: error }, "tracing failed"));
  const named = resourceFromAttributes({ "service.name": "atlas" });
  const processor = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter(),
    exportTimeoutMillis: exportMilliseconds,
  });
  const provider = new TracerProvider({
    sampler: samplerOf(sampling),
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer("atlas");
  return {
    begin: ({ name, kind, parent, attributes = {} }) => {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent));
      return {
        traceparent: traceparentOf(span.spanContext()),
        end: ({ failed, attributes: last = {} }) => {
          span.setAttributes(last);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: async () => {
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, closeMilliseconds);
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      clearTimeout(timer);
    },
  };
};

const contextOf = (traceparent: string | null): Context => {
  const parent = traceparent === null ? null : parseTraceParent(traceparent);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
};

const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;

const samplerOf = ({ base, parentBased, ratio }: Sampling): Sampler => {
  const root = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  }[base]();
  return parentBased ? new ParentBasedSampler({ root }) : root;
};

/** Rule for starting traces or only continuing them (OTEL_TRACES_SAMPLER and its argument). */
export interface Sampling {
  readonly base: "always_on" | "always_off" | "traceidratio";
  /** Follows the caller's decision. */
  readonly parentBased: boolean;
  /** Share for `traceidratio`, from 0 to 1. */
  readonly ratio: number;
}

export interface OpenTracing extends Tracing {
  /** Sends the remaining spans, or gives up soon. */
  close(): Promise<void>;
}
