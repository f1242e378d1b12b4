import type { Actor, Facts } from "@atlas-messaging/domain";
import { instantOf } from "./clock.ts";
import type { Shell } from "./shell.ts";

/** Actor of work that no principal asked for. */
const system: Actor = { kind: "system", id: null };

/** Facts that the caller supplies. The actor is the system by default. */
export interface FactsOf extends Omit<Facts, "now" | "newId" | "actor"> {
  readonly actor?: Actor;
}

/** Facts of every decision, none left out. */
export type EveryFact = Required<Facts>;

/** Returns the facts that every decision has: time, fresh ids, organization and actor. */
export const factsFor = (
  { clock, newId }: Pick<Shell, "clock" | "newId">,
  { organizationId, actor = system, correlationId, traceparent = null, idempotencyKey = null }: FactsOf,
): EveryFact => ({ now: instantOf(clock), newId, organizationId, actor, correlationId, traceparent, idempotencyKey });

/** Adds the facts of every decision to what was loaded. Named members are copied far faster than a second spread. */
export const withFacts = <Loaded extends object>(
  loaded: Loaded,
  { now, newId, organizationId, actor, correlationId, traceparent, idempotencyKey }: EveryFact,
): Loaded & EveryFact => ({
  ...loaded,
  now,
  newId,
  organizationId,
  actor,
  correlationId,
  traceparent,
  idempotencyKey,
});
