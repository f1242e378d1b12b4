import type { Facts } from "../outcome.ts";
import type { CustomerRow } from "../rows.ts";

/** Makes the row of a new customer. */
export const newCustomer = (facts: Facts, known: Pick<CustomerRow, "phone_number" | "name">): CustomerRow => ({
  organization_id: facts.organizationId,
  id: facts.newId(),
  labels: [],
  attributes: {},
  language: null,
  time_zone: null,
  marketing: "unknown",
  marketing_changed_at: null,
  ...known,
  created_at: facts.now,
  updated_at: null,
  erased_at: null,
  erasure_completed_at: null,
});
