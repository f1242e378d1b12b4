import { requestValidators } from "@atlas-messaging/contract/request-validators/conversations";
import { conversations } from "@atlas-messaging/pipeline/operations/conversations";
import { conversationParts, latestFirst, notesOf, partsOf } from "../lookups/conversation-parts.ts";
import { newestOf, oldestFirst } from "../lookups/pages.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

export const loads = {
  "conversations.list": (organization, args) =>
    newestOf(
      organization.tables.conversations,
      (row) => (args.status === null || row.status === args.status ? partsOf(organization, row) : null),
      args,
    ),
  "conversations.listEvents": ({ tables }, args) => {
    const conversation = tables.conversations.byId(args.id);
    const events = conversation ? tables.events.where("conversation_id", conversation.id) : [];
    return { exists: conversation !== null, ...oldestFirst(events, ({ id }) => id, args) };
  },
  "conversations.context": (organization, { conversation_id, with_notes }) => {
    const parts = conversationParts(organization, conversation_id);
    const messages = parts ? organization.tables.messages.where("conversation_id", parts.conversation.id) : [];
    const ordered = messages.toSorted(latestFirst);
    return {
      parts,
      notes: with_notes && parts ? notesOf(organization, parts.conversation.id).toReversed().slice(0, 20) : [],
      latest: ordered.slice(0, 20),
      lastInbound: ordered.find(({ direction }) => direction === "inbound") ?? null,
    };
  },
} satisfies LoadsIn<"conversations">;

export const section = sectionOf("conversations", { operations: conversations, loads, validators: requestValidators });
