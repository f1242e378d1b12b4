/** Erasure of customers with whom nothing has happened for as long as their organization keeps customers. */
import { type Change, update } from "../../changes.ts";
import type { Facts } from "../../outcome.ts";
import type { ConversationRow, CustomerRow } from "../../rows.ts";
import { emptied } from "./erase.ts";

export interface RetiringFacts extends Facts {
  readonly customer: CustomerRow;
  readonly conversations: readonly ConversationRow[];
}

/** Erases a customer and closes their conversations. Nothing of it is committed if one of them has gone on meanwhile. */
export const retireCustomer = (facts: RetiringFacts): readonly Change[] => [
  ...emptied(facts, facts.customer, { keepsExports: true, reason: "retention" }).changes,
  ...facts.conversations.map(({ organization_id, id, status, last_inbound_id, updated_at }) =>
    update(
      "conversations",
      { organization_id, id, status, last_inbound_id, updated_at },
      { status: "closed", owner_id: null, waiting_since: null, updated_at: facts.now },
    ),
  ),
];
