/** Changes of a message after it was accepted or received. */
import { update } from "../core/changes.ts";
import { type ConversationParts, presentWholeMessage } from "../conversations/present.ts";
import { emitState, enterState } from "./delivery.ts";
import { type Facts, type Refused, type Verb, accept, refuse } from "../core/outcome.ts";
import { audit, enqueue, record } from "../core/records.ts";
import type { MessageRow } from "../rows/messages.ts";

export interface MessageByIdFacts extends Facts {
  /** The message with its conversation, customer and channel; null if there is none. */
  readonly found: (ConversationParts & { readonly message: MessageRow }) | null;
}

/** Cancels a scheduled message (POST /v1/atlas/messages/{id}/cancel). */
export const cancelMessage: Verb<"messages.cancel", MessageByIdFacts> = (facts, { params }) => {
  const { found } = facts;
  if (!found) return unknownMessage(params.id);
  const { message, conversation } = found;
  if (message.delivery_state !== "scheduled") {
    const state = message.delivery_state ?? "inbound";
    return refuse("conflict", `The message is ${state}. Only a scheduled message can be canceled.`);
  }
  const known = { ...facts, ...found };
  const canceled = enterState(known, { status: "canceled" });
  return accept(
    { ok: true, data: { message: presentWholeMessage({ ...found, message: { ...message, ...canceled.set } }) } },
    [
      canceled,
      ...emitState(known, { status: "canceled" }),
      ...record(facts, { intent: "cancel_message", conversation_id: conversation.id }),
      audit(facts, "atlas_api.message.cancel", message.id, {
        before: { delivery_state: "scheduled" },
        after: { delivery_state: "canceled" },
      }),
    ],
  );
};

/** Marks a customer's message as read, and tells the messaging app (POST /v1/atlas/messages/{id}/read). */
export const markMessageRead: Verb<"messages.markRead", MessageByIdFacts> = (facts, { params }) => {
  const { found } = facts;
  if (!found) return unknownMessage(params.id);
  const { message, conversation } = found;
  if (message.direction === "outbound") {
    return refuse("conflict", "The message is outbound. Only a customer's message can be marked as read.");
  }
  const run = record(facts, { intent: "mark_message_read", conversation_id: conversation.id });
  if (message.read_at !== null) return accept({ ok: true, data: { message: presentWholeMessage(found) } }, run);
  const set = { read_at: facts.now, updated_at: facts.now };
  const { organization_id, id, provider_message_id } = message;
  return accept({ ok: true, data: { message: presentWholeMessage({ ...found, message: { ...message, ...set } }) } }, [
    update("messages", { organization_id, id, read_at: null }, set),
    // A message that came by the API has no messaging app to tell.
    ...(provider_message_id === null ? [] : [enqueue(facts, { kind: "report_read", subject_id: id })]),
    ...run,
    audit(facts, "atlas_api.message.read", id, { before: { read_at: null }, after: { read_at: facts.now } }),
  ]);
};

export const unknownMessage = (id: string): Refused<"not_found"> =>
  refuse("not_found", `Your organization has no message ${id}.`);
