import { type EventRow, type ExpandFacts, expandEvent as expand } from "@atlas-messaging/domain";
import { bySubject, decidingJob, present } from "./job.ts";

interface EventFacts extends Omit<ExpandFacts, "event"> {
  readonly event: EventRow | null;
}

/** Works out which endpoints an event goes to. */
export const expandEvent = decidingJob({
  args: bySubject,
  decide: (facts: EventFacts) => expand({ ...facts, event: present(facts.event, facts.job) }),
});
