import { type Facts, type JobRow, releaseMessage as release } from "@atlas-messaging/domain";
import { bySubject, decidingJob, maxContendedDecisions, present } from "./job.ts";
import type { MessageParts } from "./send-message.ts";

interface ReleaseFacts extends Facts {
  readonly job: JobRow;
  readonly message: MessageParts | null;
}

/** Queues a scheduled message when its time has come. */
export const releaseMessage = decidingJob({
  args: bySubject,
  decide: (facts: ReleaseFacts) => release({ ...facts, ...present(facts.message, facts.job) }),
  maxDecisions: maxContendedDecisions,
});
