/**
 * Paths outside the contract: OAuth, sign-on, callbacks, documents. Their answers have the same headers, limits and log
 * lines. A surface may write refusals in the form of its own standard.
 */
import type { LimitName } from "@atlas-messaging/contract";
import type { Answer } from "@atlas-messaging/server-stubs/handlers";
import type { Shell } from "../shell.ts";
import type { SpanStart } from "../tracing.ts";
import type { Context } from "./context.ts";
import { type Arrived, correlate } from "./correlate.ts";
import type { Refuse } from "./failure.ts";
import { finish } from "./finish.ts";
import { count } from "./limit.ts";

export interface Surface {
  /** Limit class of each request; null if the surface counts by itself. */
  readonly limit: LimitName | null;
  readonly answer: (context: Context) => Promise<Answer>;
  /** Writes a refusal; by default in the contract's envelope. */
  readonly refuse?: Refuse;
  /** Begins a span for each request; none by default. */
  readonly span?: Pick<SpanStart, "name" | "attributes">;
}

export const answerSurface = (shell: Shell, http: Arrived, surface: Surface): Promise<Response> => {
  const context = correlate(shell, null, http, surface.limit ?? "public");
  if (surface.span) context.span = beginSpan(context, surface.span);
  return finish(context, answerCounted(context, surface), surface.refuse);
};

const answerCounted = async (context: Context, surface: Surface): Promise<Answer> => {
  if (surface.limit !== null) await count(context, surface.limit);
  return surface.answer(context);
};

/** Callers are strangers, so their `traceparent` is ignored. */
const beginSpan = ({ shell, requestId }: Context, { name, attributes }: NonNullable<Surface["span"]>) =>
  shell.tracing?.begin({
    name,
    kind: "server",
    parent: null,
    attributes: { "atlas.request_id": requestId, ...attributes },
  }) ?? null;
