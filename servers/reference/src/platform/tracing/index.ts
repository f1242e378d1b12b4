import type { Tracing } from "@atlas-messaging/pipeline";
import type { Logger } from "../logger.ts";

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

/** Opens tracing; loads its libraries only if the settings ask for traces. */
export const openTracing = async (sampling: Sampling | null, logger: Logger): Promise<OpenTracing | undefined> => {
  if (!sampling) return undefined;
  const { createTracing } = await import("./opentelemetry.ts");
  return createTracing(sampling, logger);
};
