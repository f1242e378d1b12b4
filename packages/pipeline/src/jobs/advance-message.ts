import { type Facts, type JobRow, playStep } from "@atlas-messaging/domain";
import { bySubject, decidingJob, present } from "./job.ts";
import type { MessageParts } from "./send-message.ts";

interface StepFacts extends Facts {
  readonly job: JobRow;
  readonly message: MessageParts | null;
}

/** Plays the next step of the sandbox channel's script. */
export const advanceMessage = decidingJob({
  args: bySubject,
  decide: (facts: StepFacts) => playStep({ ...facts, ...present(facts.message, facts.job) }),
});
