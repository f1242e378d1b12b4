import type { Facts } from "../outcome.ts";
import type { ConversationRow } from "../rows.ts";

type Beginning = Pick<ConversationRow, "customer_id" | "channel_id" | "last_inbound_at" | "last_inbound_id">;

/** Makes the row of an open conversation without an owner. */
export const newConversation = (facts: Facts, beginning: Beginning): ConversationRow => ({
  organization_id: facts.organizationId,
  id: facts.newId(),
  status: "open",
  owner_id: null,
  labels: [],
  person_announced: false,
  messages_removed_before: null,
  waiting_since: beginning.last_inbound_at,
  ...beginning,
  created_at: facts.now,
  updated_at: facts.now,
});
