/** Finds out about a customer's message after its write, and ends the time for which the phone has a conversation. */
import { detectIntent as intentOf } from "@atlas-messaging/answers/understanding/classify";
import type { SentEventOf } from "@atlas-messaging/contract";
import { type MoveFacts, moveConversation } from "../actions/decide.ts";
import type { ConversationParts } from "../conversations/present.ts";
import { dueAgain, finish } from "../core/jobs.ts";
import type { Facts, Whole } from "../core/outcome.ts";
import { audit, emit } from "../core/records.ts";
import { bySubject, decidingJob, maxContendedDecisions, requireRow } from "../pipeline/job.ts";
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

interface PhoneHandoffFacts extends MoveFacts {
  readonly job: JobRow;
  readonly parts: ConversationParts | null;
}

/** Hands a conversation back to the agent when the phone has been silent for its time. */
export const endPhoneHandoff = decidingJob({
  args: ({ subject_id }: JobRow) => ({ conversation_id: subject_id }),
  maxDecisions: maxContendedDecisions,
  decide: (facts: PhoneHandoffFacts) => {
    const { job, parts, now } = facts;
    const until = parts?.conversation.phone_until ?? null;
    // Somebody has moved it since.
    if (!parts || until === null) return [finish(job)];
    if (until > now) return [dueAgain(job, until)];
    const action = { action_type: "hand_back", payload: {} } as const;
    const done = moveConversation(facts, parts, { move: "hand_back", ownerId: null, action });
    if (done.kind === "refused") return [finish(job)];
    const entry = audit(facts, "atlas_api.conversation.hand_back", parts.conversation.id, done.difference);
    return [finish(job), ...done.changes, entry];
  },
});
