import { type Change, update } from "../changes.ts";
import type { FailureCode } from "../channels/provider-errors.ts";
import type { Instant, JobRow, Json } from "../rows.ts";
import { later, minute } from "../time.ts";
import { held } from "./job.ts";

/** Facts of a retry. */
interface RetryFacts {
  readonly now: Instant;
  readonly job: JobRow;
  /** In [0, 1). Spreads the retries of jobs that were put off together. */
  readonly random: number;
}

const maxRest = 5 * minute;

/**
 * Reschedules a job that its provider has put off. The wait doubles each time, up to five minutes or what the provider
 * asks for; jitter only lengthens it.
 */
export const retryLater = (
  { now, job, random }: RetryFacts,
  { failure, rest }: { readonly failure: FailureCode; readonly rest: number },
  more: { readonly [member: string]: Json } = {},
): { readonly dueAt: Instant; readonly change: Change } => {
  const before = countIn(job.detail, "tries");
  const wait = Math.max(rest, Math.min(maxRest, rest * 2 ** before));
  const dueAt = later(now, Math.round(wait * (1 + 0.2 * random)));
  const detail = { ...Object(job.detail), tries: before + 1, ...more };
  const again = { attempts: 0, due_at: dueAt, leased_until: null, last_error: failure, ripe: false, detail };
  return { dueAt, change: update("outbox", held(job), again) };
};

/** Reads a count of a job's detail; 0 if it has none. */
export const countIn = (detail: Json, name: "tries" | "taken"): number => {
  const count: unknown = Object(detail)[name];
  return typeof count === "number" ? count : 0;
};
