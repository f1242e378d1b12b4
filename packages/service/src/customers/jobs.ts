import { finish } from "../core/jobs.ts";
import { decidingJob, maxContendedDecisions } from "../pipeline/job.ts";
import type { JobRow } from "../rows/jobs.ts";
import { type MergeFacts, mergeRecords } from "./merge.ts";
import { living } from "./decide.ts";

interface JoinFacts extends MergeFacts {
  readonly job: JobRow;
}

/** Merges two records whose addresses a messaging app named as one person's. The one with the number stays. */
export const joinCustomers = decidingJob({
  args: ({ subject_id: id, detail }: JobRow) => ({ id, other: String(Reflect.get(Object(detail), "other")) }),
  decide: (facts: JoinFacts) => {
    const [customer, other] = [living(facts.customer), living(facts.other)];
    if (!customer || !other || customer.id === other.id) return [finish(facts.job)];
    return [...mergeRecords(facts, customer, other, null).changes, finish(facts.job)];
  },
  maxDecisions: maxContendedDecisions,
});
