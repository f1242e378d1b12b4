/** Messages that wait for a spending cap, and people who raise it or cancel them. */
import { type Change, insert, remove, update, updateAll } from "../core/changes.ts";
import { leaseOf } from "../core/jobs.ts";
import type { ValidBodyOf } from "@atlas-messaging/contract";
import { type AnswerOf, type Facts, type Verb, accept, refuse, refuseMember } from "../core/outcome.ts";
import { andRecorded, audit } from "../core/records.ts";
import { amountOf, microsOf } from "../costs/amounts.ts";
import {
  type CapUse,
  decidedBy,
  heldByCap,
  isReached,
  monthOf,
  nextMonthOf,
  wholeOrganization,
} from "../costs/caps.ts";
import type { AgentRow } from "../rows/agents.ts";
import type { SpendingCapRow } from "../rows/costs.ts";
import type { JobRow } from "../rows/jobs.ts";
import type { Instant } from "../rows/primitives.ts";
import { type MessageFacts, emitState, enterState } from "./delivery.ts";
import { type InLine, letGo } from "./line.ts";

interface HeldFacts extends MessageFacts, Pick<InLine, "behind"> {
  readonly job: JobRow;
}

/** Lets a message wait for a cap, until it is raised or the next month begins. Those behind it go on. */
export const waitForCap = (facts: HeldFacts, cap: SpendingCapRow): Change[] => {
  const { job, now } = facts;
  const waits = { status: "scheduled", error_code: heldByCap } as const;
  const { set, ...change } = enterState(facts, waits);
  const until = nextMonthOf(now);
  return [
    // The message has not failed; only its states say why it waits.
    { ...change, set: { ...set, error_code: null, send_at: until } },
    ...emitState(facts, waits),
    update("outbox", leaseOf(job), {
      kind: "release_message",
      attempts: 0,
      due_at: until,
      leased_until: null,
      last_error: heldByCap,
      ripe: false,
    }),
    decidedBy(cap, isReached(cap, now) ? {} : { reached_at: now }),
    ...letGo(facts),
  ];
};

/** Lets go at once what waits for a cap. Each asks again, so that a lower one still holds it. */
const releaseHeld = ({ organizationId: organization_id, now }: Facts): Change =>
  updateAll(
    "outbox",
    { organization_id, kind: "release_message", last_error: heldByCap, leased_until: null, dead_at: null },
    { due_at: now },
  );

// Caps, set and removed.

export interface CapFacts extends Facts {
  readonly caps: readonly SpendingCapRow[];
  /** The agent that the request names; null for none. */
  readonly agent: AgentRow | null;
  /** Currency of the rates; null without any. */
  readonly currency: string | null;
}

const maximumOf = ({ unit, maximum }: Pick<SpendingCapRow, "unit" | "maximum">): string =>
  unit === "messages" ? String(maximum) : amountOf(maximum);

const presentCap = ({ scope, unit, maximum }: Pick<SpendingCapRow, "scope" | "unit" | "maximum">) => ({
  agent_id: scope === wholeOrganization ? null : scope,
  unit,
  maximum: maximumOf({ unit, maximum }),
});

const readMaximum = (unit: SpendingCapRow["unit"], text: string): number | null => {
  if (unit === "amount") return microsOf(text);
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

type Cap = ReturnType<typeof presentCap>;

/** Sets a cap, or removes it with `maximum` null. What waits asks again. */
const decideCap = (facts: CapFacts, { agent_id, unit = "messages", maximum }: ValidBodyOf<"costs.setCap">) => {
  const { organizationId: organization_id, now } = facts;
  const scope = agent_id?.toLowerCase() ?? wholeOrganization;
  if (agent_id !== undefined && !facts.agent) return refuseMember("agent_id", "must be an agent of your organization");
  const known = facts.caps.find((cap) => cap.scope === scope);
  const before = known ? presentCap(known) : null;
  if (maximum === null) {
    const ended = known ? [remove("spending_caps", { organization_id, scope, reservations: known.reservations })] : [];
    return asSet(facts, null, [...ended, ...(known ? [releaseHeld(facts)] : [])], before);
  }
  if (unit === "amount" && facts.currency === null)
    return refuse("conflict", "A cap by amount needs rates. Set them first, or give a number of messages.");
  const most = readMaximum(unit, maximum);
  if (most === null) return refuseMember("maximum", "must be a whole number of messages");
  const set = { unit, maximum: most, reached_at: null, updated_at: now };
  const change = known
    ? decidedBy(known, set)
    : insert("spending_caps", { organization_id, scope, reservations: 0, ...set });
  return asSet(facts, presentCap({ scope, unit, maximum: most }), [change, releaseHeld(facts)], before);
};

const asSet = (facts: CapFacts, cap: Cap | null, changes: readonly Change[], before: Cap | null) =>
  accept<"costs.setCap">({ ok: true, data: { cap: cap && { ...cap, used: undefined, reached_at: undefined } } }, [
    ...changes,
    audit(facts, "atlas_api.cap.set", facts.organizationId, { before, after: cap }),
  ]);

/** Sets or removes a cap (POST /v1/atlas/costs/caps). */
export const setCap: Verb<"costs.setCap", CapFacts> = (facts, { body }) =>
  andRecorded(facts, decideCap(facts, body), "set_cap");

/** Sets or removes a cap (POST caps of the console). */
export const setCapInConsole: Verb<"console.caps.set", CapFacts> = (facts, { body }) => decideCap(facts, body);

// Caps, as they are used.

export interface CapsFacts {
  readonly uses: readonly CapUse[];
  /** Messages that wait for a cap, counted up to a bound. */
  readonly waiting: number;
  readonly currency: string | null;
}

/** Presents the caps with what this month has used. */
export const presentCaps = (
  { uses, waiting, currency }: CapsFacts,
  now: Instant,
): AnswerOf<"costs.getCaps">["data"] => ({
  month: monthOf(now).slice(0, 7),
  currency,
  waiting,
  caps: uses.map(({ cap, used }) => ({
    ...presentCap(cap),
    used: maximumOf({ unit: cap.unit, maximum: used }),
    reached_at: isReached(cap, now) ? cap.reached_at : null,
  })),
});

// Messages that wait, canceled.

/** Messages that one call cancels. */
export const maxCanceled = 50;

export interface WaitingFacts extends Facts {
  readonly held: readonly Omit<MessageFacts, keyof Facts>[];
}

const cancelHeld = (facts: WaitingFacts) => {
  const canceled = facts.held.slice(0, maxCanceled);
  const has_more = facts.held.length > maxCanceled;
  return accept<"costs.cancelWaiting">({ ok: true, data: { canceled: canceled.length, has_more } }, [
    ...canceled.flatMap((parts) => {
      const known = { ...facts, ...parts };
      return [enterState(known, { status: "canceled" }), ...emitState(known, { status: "canceled" })];
    }),
    audit(facts, "atlas_api.cap.cancel_waiting", facts.organizationId, { after: { canceled: canceled.length } }),
  ]);
};

/** Cancels messages that wait for a cap, the oldest first (POST /v1/atlas/costs/caps/cancel). */
export const cancelWaiting: Verb<"costs.cancelWaiting", WaitingFacts> = (facts) =>
  andRecorded(facts, cancelHeld(facts), "cancel_waiting");

/** Cancels messages that wait for a cap (POST caps/cancel of the console). */
export const cancelWaitingInConsole: Verb<"console.caps.cancelWaiting", WaitingFacts> = (facts) => cancelHeld(facts);
