/**
 * Paths beside the contract: OAuth, sign-on, callbacks, documents. Their answers have the headers, the limits and the log
 * lines of all others. A surface may write refusals in the form of its own standard.
 */
import type { LimitName } from "@atlas-messaging/contract";
import type { Answer } from "@atlas-messaging/server-stubs/handlers";
import type { Shell } from "../shell.ts";
import type { SpanStart } from "../tracing.ts";
import type { Call } from "./call.ts";
import { conclude } from "./conclude.ts";
import { correlate } from "./correlate.ts";
import type { Refuse } from "./failure.ts";
import { limit } from "./limit.ts";

export interface Surface {
  /** The class that each request counts in; null where the surface counts by itself. */
  readonly limit: LimitName | null;
  readonly answer: (call: Call) => Promise<Answer>;
  /** Writes a refusal; in the envelope of the contract unless given. */
  readonly refuse?: Refuse;
  /** Begins a span for each request; there is none unless given. */
  readonly span?: Pick<SpanStart, "name" | "attributes">;
}

/** A request as it arrives at a surface. */
export interface Arrived {
  readonly request: Request;
  readonly clientAddress: string | null;
}

export const answerSurface = (shell: Shell, http: Arrived, surface: Surface): Promise<Response> => {
  const call = correlate(shell, null, http, surface.limit ?? "public");
  if (surface.span) call.span = beginSpan(shell, call, surface.span);
  return conclude(shell, call, answerCounted(shell, call, surface), surface.refuse);
};

const answerCounted = async (shell: Shell, call: Call, surface: Surface): Promise<Answer> => {
  if (surface.limit !== null) await limit(shell, call, surface.limit);
  return surface.answer(call);
};

/** A stranger's `traceparent` is not carried on. */
const beginSpan = ({ tracing }: Shell, { requestId }: Call, { name, attributes }: NonNullable<Surface["span"]>) =>
  tracing?.begin({
    name,
    kind: "server",
    parent: null,
    attributes: { "atlas.request_id": requestId, ...attributes },
  }) ?? null;
