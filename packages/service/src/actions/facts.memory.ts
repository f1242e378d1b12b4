import type { FactsFor } from "../pipeline/memory.ts";
import type { actions } from "./operations.ts";
import { conversationParts, unansweredMessage } from "../conversations/facts.memory.ts";
import { namedRows } from "../messages/facts.memory.ts";

export const actionsFacts = {
  "actions.execute": (organization, { conversation_id, owner_id, ...args }) => {
    const member = organization.tables.members.byId(owner_id);
    return {
      parts: conversationParts(organization, conversation_id),
      ...namedRows(organization, args),
      unanswered: unansweredMessage(organization, conversation_id),
      ownerKnown: member !== null && (member.status === "active" || member.status === "invited"),
    };
  },
} satisfies FactsFor<typeof actions>;
