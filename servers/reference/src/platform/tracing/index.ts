import type { Tracing } from "@atlas-messaging/pipeline";
import type { Logger } from "../logger.ts";

/** Which traces are begun, and which are only gone on with (OTEL_TRACES_SAMPLER and its argument). */
export interface Sampling {
  readonly base: "always_on" | "always_off" | "traceidratio";
  /** Whether a caller's decision is taken over. */
  readonly parentBased: boolean;
  /** Of `traceidratio`, from 0 to 1. */
  readonly ratio: number;
}

export interface OpenTracing extends Tracing {
  /** Sends what has not been sent yet, or gives up soon. */
  close(): Promise<void>;
}

/** Nothing of the tracing libraries is loaded unless the settings ask for traces. */
export const openTracing = async (sampling: Sampling | null, logger: Logger): Promise<OpenTracing | undefined> => {
  if (!sampling) return undefined;
  const { createTracing } = await import("./opentelemetry.ts");
  return createTracing(sampling, logger);
};
