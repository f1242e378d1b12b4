/** Data of the caller's own on a conversation. */
import { update } from "../core/changes.ts";
import { changeMetadata, isSameMetadata } from "../core/metadata.ts";
import { type Facts, type Verb, accept, refuse } from "../core/outcome.ts";
import { audit, authorOf, record } from "../core/records.ts";
import { emitUpdated } from "./decide.ts";
import { type ConversationParts, presentConversation } from "./present.ts";

export interface UpdateConversationFacts extends Facts {
  /** Null when the organization has no such conversation. */
  readonly parts: ConversationParts | null;
}

/** Changes the data of the caller's own (PATCH /v1/atlas/conversations/{id}). */
export const setConversationMetadata: Verb<"conversations.update", UpdateConversationFacts> = (
  facts,
  { params, body },
) => {
  const { parts } = facts;
  if (!parts || parts.customer.erased_at !== null)
    return refuse("not_found", `Your organization has no conversation ${params.id}.`);
  const { conversation: known } = parts;
  const changed = changeMetadata(known.metadata, body.metadata);
  if (changed.kind === "refused") return changed;
  const run = record(facts, { intent: "update_conversation", conversation_id: known.id });
  const conversation = { ...known, ...changed.set, updated_at: facts.now };
  if (isSameMetadata(known.metadata, conversation.metadata))
    return accept({ ok: true, data: { conversation: presentConversation(parts, facts.now) } }, run);
  const { organization_id, id, metadata } = known;
  return accept({ ok: true, data: { conversation: presentConversation({ ...parts, conversation }, facts.now) } }, [
    update("conversations", { organization_id, id, metadata }, { ...changed.set, updated_at: facts.now }),
    ...emitUpdated(facts, parts, conversation, authorOf(facts)),
    ...run,
    // The entry outlives the customer's data, so it has no values.
    audit(facts, "atlas_api.conversation.update", id, { after: { changed: ["metadata"] } }),
  ]);
};
