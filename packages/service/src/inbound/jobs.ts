/** Finds out about a customer's message after its write. */
import { detectIntent as intentOf } from "@atlas-messaging/answers/understanding/classify";
import type { SentEventOf } from "@atlas-messaging/contract";
import { finish } from "../core/jobs.ts";
import type { Facts, Whole } from "../core/outcome.ts";
import { emit } from "../core/records.ts";
import { bySubject, decidingJob, requireRow } from "../pipeline/job.ts";
import type { EventRow } from "../rows/events.ts";
import type { JobRow } from "../rows/jobs.ts";

interface DetectionFacts extends Facts {
  readonly job: JobRow;
  /** The event of the message. */
  readonly event: EventRow | null;
}

type Received = Whole<Omit<SentEventOf<"conversation.message_received">, "event_id" | "event_type" | "timestamp">>;

/** Detects the intent of a customer's message. A message without a clear one causes no event. */
export const detectIntent = decidingJob({
  args: bySubject,
  decide: ({ job, event, ...facts }: DetectionFacts) => {
    // `recordMessage` typed the payload by the contract of the event.
    const { inbound: _, ...payload } = requireRow(event, job).payload as Received;
    const intent = intentOf(payload.message.text);
    const { conversation_id } = payload;
    return [
      finish(job),
      ...(intent
        ? emit(facts, ["agent.intent_detected"], conversation_id, {
            ...payload,
            session: undefined,
            run: undefined,
            intent,
          })
        : []),
    ];
  },
});
