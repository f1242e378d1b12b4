/**
 * Paths beside the contract: OAuth, sign-on, callbacks, documents. Their answers have the headers, the limits and the log
 * lines of all others. A surface may write refusals in the form of its own standard.
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
  /** The class that each request counts in; null where the surface counts by itself. */
  readonly limit: LimitName | null;
  readonly answer: (context: Context) => Promise<Answer>;
  /** Writes a refusal; in the envelope of the contract unless given. */
  readonly refuse?: Refuse;
  /** Begins a span for each request; there is none unless given. */
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

/** A stranger's `traceparent` is not carried on. */
const beginSpan = ({ shell, requestId }: Context, { name, attributes }: NonNullable<Surface["span"]>) =>
  shell.tracing?.begin({
    name,
    kind: "server",
    parent: null,
    attributes: { "atlas.request_id": requestId, ...attributes },
  }) ?? null;
