import type { Actor, Facts } from "@atlas-messaging/domain";
import { instantOf } from "./clock.ts";
import type { Shell } from "./shell.ts";

/** The service itself, where nobody has asked. */
const system: Actor = { kind: "system", id: null };

/** The part of `Facts` that the caller knows; the system acts unless told otherwise. */
export interface FactsOf extends Omit<Facts, "now" | "newId" | "actor"> {
  readonly actor?: Actor;
}

/** Returns the facts that every decision has: the time and fresh ids of the shell, and who acts for whom. */
export const factsFor = (
  { clock, newId }: Pick<Shell, "clock" | "newId">,
  { organizationId, actor = system, correlationId, traceparent = null, idempotencyKey = null }: FactsOf,
): Facts => ({ now: instantOf(clock), newId, organizationId, actor, correlationId, traceparent, idempotencyKey });
