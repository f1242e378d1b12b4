import { insert } from "../../changes.ts";
import { authorOf } from "../../conversations/author.ts";
import { emitNoted } from "../../conversations/update.ts";
import { livingParts } from "../../customers/living.ts";
import { type Facts, type Verb, accept } from "../../outcome.ts";
import { audit } from "../../records.ts";
import type { ConversationNoteRow } from "../../rows.ts";
import { type ConversationPartsFacts, unknownConversation } from "./known.ts";
import { presentNote } from "./present.ts";

/** Only colleagues read notes, so a person without a name is told by address. */
const shownToColleagues = ({ actor }: Facts): string | null => actor.name ?? actor.email ?? null;

/** Adds a note for colleagues. An event says that there is one, and not what it says (POST notes of the console). */
export const addConversationNote: Verb<"console.addConversationNote", ConversationPartsFacts> = (
  facts,
  { params, body },
) => {
  const parts = livingParts(facts.parts);
  if (!parts) return unknownConversation(params.conversationId);
  const note: ConversationNoteRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    conversation_id: parts.conversation.id,
    text: body.text,
    author: { type: "operator", name: shownToColleagues(facts) },
    created_at: facts.now,
  };
  return accept({ ok: true, data: { note: presentNote(note) } }, [
    insert("conversation_notes", note),
    ...emitNoted(facts, parts, authorOf(facts)),
    // Without its text, as no entry has content.
    audit(facts, "atlas_api.conversation.note", parts.conversation.id, { after: { note_id: note.id } }),
  ]);
};
