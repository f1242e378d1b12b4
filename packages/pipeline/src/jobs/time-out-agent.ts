import {
  type Facts,
  type JobRow,
  type TimeOutFacts as DomainFacts,
  timeOutAgent as timeOut,
} from "@atlas-messaging/domain";
import { bySubject, decidingJob, maxContendedDecisions, present } from "./job.ts";
import type { MessageParts } from "./send-message.ts";

interface TimeOutFacts extends Facts, Pick<DomainFacts, "agent" | "fallback" | "lastInbound"> {
  readonly job: JobRow;
  /** Message of the customer. */
  readonly turn: MessageParts | null;
}

/** Ends an external agent's time to answer a message. It may answer at the same moment. */
export const timeOutAgent = decidingJob({
  args: bySubject,
  decide: (facts: TimeOutFacts) => timeOut({ ...facts, ...present(facts.turn, facts.job) }),
  maxDecisions: maxContendedDecisions,
});
