import { didYouMean, keysOf } from "@atlas-messaging/contract";
import { type Change, insert, remove, update } from "../core/changes.ts";
import { type AnswerOf, type Facts, type Predicate, type Verb, accept, refuseMember } from "../core/outcome.ts";
import { audit } from "../core/records.ts";
import { asJson } from "../rows/primitives.ts";
import type { RetentionKind, RetentionRow } from "../rows/organizations.ts";
import type { Retention } from "../pipeline/services.ts";

// Retention: how long rows of a kind are kept, by the deployment and by the organization's own choice.

/** Days that a deployment sets. */
export interface RetentionSettings {
  readonly retentionDays: number;
  readonly requestRetentionDays: number;
  readonly maxRetentionDays: number;
}

/** An event that is delivered for a day must outlive its retries. */
const ofDeliveries = 2;

/** Approvals wait for seven days, and their runs and messages with them. */
const ofRuns = 8;

const ofCustomers = 30;

const maxDays = 36_500;

/** Returns the bounds of each kind. */
export const retentionOf = (settings: RetentionSettings): Retention => {
  const { retentionDays: fallback, requestRetentionDays: ofRequests, maxRetentionDays: max } = settings;
  // A deployment that stores no requests has none to keep.
  const requests = ofRequests === 0 ? { min: 0, max: 0 } : { min: 1, max: Math.max(max, ofRequests) };
  return {
    events: { fallback, min: ofDeliveries, max },
    deliveries: { fallback, min: ofDeliveries, max },
    requests: { fallback: ofRequests, ...requests },
    questions: { fallback, min: 1, max },
    runs: { fallback: null, min: ofRuns, max: maxDays },
    messages: { fallback: null, min: ofRuns, max: maxDays },
    media: { fallback: null, min: ofRuns, max: maxDays },
    customers: { fallback: null, min: ofCustomers, max: maxDays },
  };
};

export interface RetentionFacts extends Facts {
  /** Kinds that the organization has chosen days for. */
  readonly chosen: readonly RetentionRow[];
  readonly bounds: Retention;
}

type ShownRetention = AnswerOf<"console.retention.get">["data"];

type Period = ShownRetention["retention"][number];

type Days = { readonly [Kind in RetentionKind]?: number | null };

/** Presents each kind. A choice above a bound that was lowered later counts as the bound. */
export const presentRetention = ({ chosen, bounds }: Pick<RetentionFacts, "chosen" | "bounds">): ShownRetention => ({
  retention: keysOf(bounds).map((kind): Period => {
    const { fallback, min, max } = bounds[kind];
    const choice = chosen.find((row) => row.kind === kind);
    return {
      kind,
      days: choice ? Math.min(choice.days, max) : fallback,
      is_chosen: choice !== undefined,
      default_days: fallback,
      min_days: min,
      max_days: max,
    };
  }),
});

/** Chooses how long rows are kept (POST retention of the console). Kinds that are not named stay as they are. */
export const setRetention: Verb<"console.retention.set", RetentionFacts> = (facts, { body }) => {
  const { bounds, chosen, organizationId, now } = facts;
  const given: Days & { readonly [name: string]: unknown } = { ...body.days };
  for (const name of Object.keys(given)) {
    const problem = problemOf(bounds, name, given[name]);
    if (problem !== null) return refuseMember(`days.${name}`, problem);
  }
  const changes = keysOf(bounds).flatMap((kind) => {
    const days = given[kind];
    const choice = chosen.find((row) => row.kind === kind);
    return days === undefined ? [] : changeOf({ organization_id: organizationId, kind, days, updated_at: now }, choice);
  });
  const after = keysOf(bounds).flatMap((kind): RetentionRow[] => {
    const choice = chosen.find((row) => row.kind === kind);
    const days = given[kind];
    if (days === undefined) return choice ? [choice] : [];
    return days === null ? [] : [{ organization_id: organizationId, kind, days, updated_at: now }];
  });
  const data = presentRetention({ chosen: after, bounds });
  if (changes.length === 0) return accept({ ok: true, data }, []);
  const entry = audit(facts, "atlas_api.retention.set", organizationId, {
    before: daysOf(chosen),
    after: daysOf(after),
  });
  return accept({ ok: true, data }, [...changes, entry]);
};

const problemOf = (bounds: Retention, name: string, days: unknown): Predicate | null => {
  const kinds = keysOf(bounds);
  const kind = kinds.find((each) => each === name);
  if (kind === undefined)
    return `is not a kind that has a retention; there are ${kinds.join(", ")}${didYouMean(name, kinds, ". ")}`;
  if (typeof days !== "number") return null;
  const { min, max } = bounds[kind];
  if (max === 0) return "cannot be chosen: this deployment keeps none";
  return days < min || days > max ? `must be from ${min} to ${max} days` : null;
};

const changeOf = (
  { days, updated_at, ...key }: Omit<RetentionRow, "days"> & { readonly days: number | null },
  choice: RetentionRow | undefined,
): Change[] => {
  if (days === null) return choice ? [remove("retentions", { ...key, days: choice.days })] : [];
  if (!choice) return [insert("retentions", { ...key, days, updated_at })];
  return choice.days === days ? [] : [update("retentions", { ...key, days: choice.days }, { days, updated_at })];
};

const daysOf = (chosen: readonly RetentionRow[]) =>
  asJson(Object.fromEntries(chosen.map(({ kind, days }) => [kind, days])));
