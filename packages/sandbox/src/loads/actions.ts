import { requestValidators } from "@atlas-messaging/contract/request-validators/actions";
import { actions } from "@atlas-messaging/pipeline/operations/actions";
import { conversationParts, unansweredMessage } from "../lookups/conversation-parts.ts";
import { namedRows } from "../lookups/sending.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

const loads = {
  "actions.execute": (organization, { conversation_id, owner_id, ...args }) => {
    const member = organization.tables.members.byId(owner_id);
    return {
      parts: conversationParts(organization, conversation_id),
      ...namedRows(organization, args),
      unanswered: unansweredMessage(organization, conversation_id),
      ownerKnown: member !== null && (member.status === "active" || member.status === "invited"),
    };
  },
} satisfies LoadsIn<"actions">;

export const section = sectionOf("actions", { operations: actions, loads, validators: requestValidators });
