import type { Target } from "../../src/index.ts";
import { sandboxTarget } from "../sandbox-target.ts";
import { type Fault, askedBy } from "./fault.ts";

/** A sandbox that is right, behind a layer that is not. */
export const faultyTarget = ({ settings, layer, deliveries, moved }: Fault): Target => {
  const target = sandboxTarget(settings, deliveries?.());
  const { fetch: right = globalThis.fetch, clock } = target;
  const wrong = layer?.();
  return {
    ...target,
    fetch: wrong ? async (request) => wrong(await askedBy(request), right) : right,
    ...(clock && {
      clock: {
        advance: async (duration) => {
          moved?.(duration);
          await clock.advance(duration);
        },
      },
    }),
  };
};
