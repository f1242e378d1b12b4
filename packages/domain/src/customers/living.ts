/** Erased customers: nobody reaches or changes them any more. */
import { type Change, update } from "../changes.ts";
import type { ConversationParts } from "../conversations/present.ts";
import type { CustomerRow } from "../rows.ts";

/** Returns the customer; null for none and for an erased one. */
export const living = (customer: CustomerRow | null): CustomerRow | null =>
  customer?.erased_at === null ? customer : null;

/** Returns a conversation with its parties; null for none and for one with an erased customer. */
export const livingParts = <Parts extends Pick<ConversationParts, "customer">>(parts: Parts | null): Parts | null =>
  parts?.customer.erased_at === null ? parts : null;

/** Prevents the commit if the customer was erased meanwhile. For what begins a conversation, which an erasure must find. */
export const stillLiving = ({ organization_id, id }: CustomerRow): Change =>
  update("customers", { organization_id, id, erased_at: null }, { erased_at: null });
