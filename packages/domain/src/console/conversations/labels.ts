import { type Change, insertMany, remove } from "../../changes.ts";
import { authorOf } from "../../conversations/author.ts";
import { emitUpdated, updateConversation } from "../../conversations/update.ts";
import { livingParts } from "../../customers/living.ts";
import { type Verb, accept } from "../../outcome.ts";
import { audit } from "../../records.ts";
import type { ConversationRow } from "../../rows.ts";
import { type ConversationFacts, presentAfter, unknownConversation } from "./known.ts";

/** Replaces the labels of a conversation (POST labels of the console). Labels that it has already change nothing. */
export const setConversationLabels: Verb<"console.setConversationLabels", ConversationFacts> = (
  facts,
  { params, body },
) => {
  const parts = livingParts(facts.parts);
  if (!parts) return unknownConversation(params.conversationId);
  const known = parts.conversation;
  const labels = [...new Set(body.labels)].toSorted();
  if (labels.join() === known.labels.join()) {
    return accept({ ok: true, data: { conversation: presentAfter(facts, parts, { conversation: known }) } }, []);
  }
  const { conversation, updated } = updateConversation(facts, known, { labels });
  return accept({ ok: true, data: { conversation: presentAfter(facts, parts, { conversation }) } }, [
    updated,
    ...labelRows(known, labels),
    ...emitUpdated(facts, parts, conversation, authorOf(facts)),
    audit(facts, "atlas_api.conversation.label", known.id, {
      before: { labels: [...known.labels] },
      after: { labels },
    }),
  ]);
};

/** Removes rows of labels that went and inserts those that came. */
const labelRows = (known: ConversationRow, labels: readonly string[]): Change[] => {
  const { organization_id, id: conversation_id } = known;
  const gone = known.labels.filter((label) => !labels.includes(label));
  const position = known.last_inbound_id ?? known.id;
  const come = labels
    .filter((label) => !known.labels.includes(label))
    .map((label) => ({ organization_id, label, conversation_id, position }));
  return [
    ...gone.map((label) => remove("conversation_labels", { organization_id, label, conversation_id })),
    ...(come.length === 0 ? [] : [insertMany("conversation_labels", come)]),
  ];
};
