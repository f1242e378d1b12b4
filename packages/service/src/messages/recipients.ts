/** Addresses of recipients that a provider tells when it takes a message. */
import { sandbox } from "@atlas-messaging/contract";
import { type Told, learn } from "../core/addresses.ts";
import type { Change } from "../core/changes.ts";
import type { Facts } from "../core/outcome.ts";
import { changeCustomer } from "../customers/decide.ts";
import type { CustomerRow } from "../rows/customers.ts";

interface RecipientFacts extends Facts {
  readonly customer: CustomerRow;
}

/** Takes up how the provider calls the recipient, whose number it may write in another form. */
export const takeAddresses = (facts: RecipientFacts, told: Told): readonly Change[] => {
  const { customer, now: at } = facts;
  const how = { channelId: null, at, isCanonical: true, isTaken: false };
  const { set, changes } = learn(facts, customer, told, how);
  const { addresses, ...more } = set;
  if (!addresses) return [];
  const { phone_number, user_id } = customer;
  const extra = { read: { phone_number, user_id }, set: more };
  return [...changeCustomer(facts, customer, { addresses }, null, extra).changes, ...changes];
};

/** Takes up the other form of the number that stands for one with two. */
export const writtenOtherwise = (facts: RecipientFacts): readonly Change[] => {
  const { phone_number, written_as } = sandbox.phoneNumbers.two_forms;
  return facts.customer.phone_number === phone_number ? takeAddresses(facts, { phone_number: written_as }) : [];
};
