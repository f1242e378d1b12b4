import type { Facts } from "../outcome.ts";
import type { ConversationRow, CustomerRow } from "../rows.ts";

/** A customer of whom the organization has not known until now. */
export const newCustomer = (facts: Facts, known: Pick<CustomerRow, "phone_number" | "name">): CustomerRow => ({
  organization_id: facts.organizationId,
  id: facts.newId(),
  ...known,
  created_at: facts.now,
});

type Beginning = Pick<ConversationRow, "customer_id" | "channel_id" | "last_inbound_at">;

/** An open thread with a customer on a channel, owned by nobody yet. */
export const newConversation = (facts: Facts, beginning: Beginning): ConversationRow => ({
  organization_id: facts.organizationId,
  id: facts.newId(),
  status: "open",
  owner_id: null,
  ...beginning,
  created_at: facts.now,
  updated_at: facts.now,
});
