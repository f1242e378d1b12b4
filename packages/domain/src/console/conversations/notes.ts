import { insert } from "../../changes.ts";
import { authorOf } from "../../conversations/author.ts";
import { type Verb, accept } from "../../outcome.ts";
import { audit } from "../../records.ts";
import type { ConversationNoteRow } from "../../rows.ts";
import { type ConversationPartsFacts, unknownConversation } from "./known.ts";
import { presentNote } from "./present.ts";

/** Adds a note for colleagues. It causes no event, since webhooks may reach other people (POST notes of the console). */
export const addConversationNote: Verb<"console.addConversationNote", ConversationPartsFacts> = (
  facts,
  { params, body },
) => {
  const { parts } = facts;
  if (!parts) return unknownConversation(params.conversationId);
  const note: ConversationNoteRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    conversation_id: parts.conversation.id,
    text: body.text,
    author: authorOf(facts),
    created_at: facts.now,
  };
  return accept({ ok: true, data: { note: presentNote(note) } }, [
    insert("conversation_notes", note),
    // Without its text, as no entry has content.
    audit(facts, "atlas_api.conversation.note", parts.conversation.id, { after: { note_id: note.id } }),
  ]);
};
