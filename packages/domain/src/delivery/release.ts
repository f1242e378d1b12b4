/** Release of a scheduled message when its time has come. */
import { type Change, update } from "../changes.ts";
import type { FailureCode } from "../channels/provider-errors.ts";
import { windowOf } from "../conversations/window.ts";
import { handoverOf } from "../messages/queue.ts";
import type { JobRow } from "../rows.ts";
import { finish, held } from "./job.ts";
import { type MessageFacts, applyReport, enterState } from "./message.ts";

export interface ReleaseFacts extends MessageFacts {
  readonly job: JobRow;
}

/**
 * Queues a scheduled message. Its job becomes the handover and keeps its id, which the acknowledgement named. Free-form
 * text whose window has closed fails.
 */
export const releaseMessage = (facts: ReleaseFacts): Change[] => {
  const { message, conversation, job, now } = facts;
  if (message.delivery_state !== "scheduled" || facts.customer.erased_at !== null) return [finish(job)];
  if (message.type !== "template" && !windowOf(conversation, now).open) {
    return [
      finish(job),
      ...applyReport(facts, { status: "failed", error_code: "window_closed" satisfies FailureCode }),
    ];
  }
  const { organization_id, id, last_inbound_at } = conversation;
  const answered = message.type === "template" ? {} : { waiting_since: null };
  return [
    update("conversations", { organization_id, id, last_inbound_at }, { ...answered, updated_at: now }),
    enterState(facts, { status: "queued" }),
    update("outbox", held(job), {
      kind: handoverOf(message),
      attempts: 0,
      due_at: now,
      leased_until: null,
      ripe: true,
    }),
  ];
};
