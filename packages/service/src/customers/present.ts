import { presentMetadata } from "../core/metadata.ts";
import type { AnswerOf } from "../core/outcome.ts";
import type { CustomerAttributes, CustomerConsentRow, CustomerRow } from "../rows/customers.ts";
import { presentAddresses, presentNames } from "../core/addresses.ts";

type Shown = AnswerOf<"customers.get">["data"]["customer"];

/** Presents a customer with all that is kept about them beside their conversations. */
export const presentProfile = (customer: CustomerRow): Shown => ({
  id: customer.id,
  ...presentNames(customer),
  addresses: presentAddresses(customer),
  merged: customer.merges.map(({ id, at }) => ({ customer_id: id, merged_at: at })),
  name: customer.name,
  labels: [...customer.labels],
  attributes: inOrder(customer.attributes),
  metadata: presentMetadata(customer.metadata),
  language: customer.language,
  time_zone: customer.time_zone,
  marketing: customer.marketing,
  marketing_changed_at: customer.marketing_changed_at,
  created_at: customer.created_at,
  updated_at: customer.updated_at ?? customer.created_at,
  erasure: presentErasure(customer),
});

const presentErasure = ({ erased_at, erasure_completed_at }: CustomerRow): Shown["erasure"] =>
  erased_at === null
    ? null
    : {
        status: erasure_completed_at === null ? "running" : "completed",
        requested_at: erased_at,
        completed_at: erasure_completed_at,
      };

/** Orders attributes by name, as PostgreSQL and the sandbox each keep an order of their own. */
const inOrder = (attributes: CustomerAttributes): Shown["attributes"] =>
  Object.fromEntries(Object.entries(attributes).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Presents a consent in the customer's history. */
export const presentCustomerConsent = (consent: CustomerConsentRow) => ({
  ...presentEventConsent(consent),
  recorded_at: consent.created_at,
});

/** Presents an event's consent. */
export const presentEventConsent = ({ id, marketing, origin, source, at }: CustomerConsentRow) => ({
  id,
  marketing,
  origin,
  source,
  at,
});
