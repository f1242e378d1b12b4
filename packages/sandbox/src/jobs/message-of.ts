import type { MessageParts } from "@atlas-messaging/pipeline/jobs/send-message";
import { partsOf } from "../lookups/conversation-parts.ts";
import type { Organization } from "../store/organization.ts";

/** A message, and what its events tell of it. */
export const messageOf = (organization: Organization, id: string): MessageParts | null => {
  const message = organization.tables.messages.byId(id);
  const parts = message && partsOf(organization, organization.tables.conversations.byId(message.conversation_id));
  return parts && { message, ...parts };
};
