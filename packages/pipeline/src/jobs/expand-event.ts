import { type EventRow, type ExpandFacts, expandEvent as expand } from "@atlas-messaging/domain";
import { bySubject, decidingJob, present } from "./job.ts";

interface EventFacts extends Omit<ExpandFacts, "event"> {
  readonly event: EventRow | null;
}

/** Creates a delivery for each endpoint of an event. */
export const expandEvent = decidingJob({
  args: bySubject,
  decide: (facts: EventFacts) => expand({ ...facts, event: present(facts.event, facts.job) }),
});
