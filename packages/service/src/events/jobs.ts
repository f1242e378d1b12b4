import type { EventRow } from "../rows/events.ts";
import { type ExpandFacts, expandEvent as expand } from "./expand.ts";
import { bySubject, decidingJob, requireRow } from "../pipeline/job.ts";

interface EventFacts extends Omit<ExpandFacts, "event"> {
  readonly event: EventRow | null;
}

/** Creates a delivery for each endpoint of an event. */
export const expandEvent = decidingJob({
  args: bySubject,
  decide: (facts: EventFacts) => expand({ ...facts, event: requireRow(facts.event, facts.job) }),
});
