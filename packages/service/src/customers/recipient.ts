/** The recipient of a message: a customer, or an address that begins one. */
import type { BodyOf } from "@atlas-messaging/contract";
import { type Facts, type Refused, refuseMember } from "../core/outcome.ts";
import type { Change } from "../core/changes.ts";
import type { ChannelRow } from "../rows/channels.ts";
import type { CustomerRow } from "../rows/customers.ts";
import type { Id } from "../rows/primitives.ts";
import { beginCustomer, living } from "./decide.ts";

type Recipient = NonNullable<BodyOf<"messages.send">["recipient"]>;

/** Members of a request that say who gets it. */
export interface Addressed {
  readonly phone_number?: string | undefined;
  readonly recipient?: Recipient | undefined;
}

/** Arguments that find the recipient. */
export interface Addressing {
  readonly addressed_by: keyof Recipient;
  readonly customer_id: Id | null;
  readonly phone_number: string | null;
  readonly user_id: string | null;
  readonly username: string | null;
}

const names = ["customer_id", "phone_number", "user_id", "username"] as const;

export const addressingOf = ({ phone_number, recipient }: Addressed): Addressing => {
  const given: Recipient = recipient ?? (phone_number === undefined ? {} : { phone_number });
  return {
    addressed_by: names.find((name) => given[name] !== undefined) ?? "phone_number",
    customer_id: given.customer_id?.toLowerCase() ?? null,
    phone_number: given.phone_number ?? null,
    user_id: given.user_id ?? null,
    username: given.username ?? null,
  };
};

/** Refuses a recipient that is not named once, that nobody knows, or that was erased. */
export const recipientProblem = (
  given: Addressed,
  customer: CustomerRow | null,
): Refused<"validation_failed"> | null => {
  const { phone_number, recipient } = given;
  if (phone_number === undefined && recipient === undefined)
    return refuseMember("phone_number", "is required where recipient is left out");
  if (phone_number !== undefined && recipient !== undefined)
    return refuseMember("recipient", "must be left out beside phone_number");
  const { addressed_by: name, ...address } = addressingOf(given);
  const path = recipient === undefined ? name : `recipient.${name}`;
  if (customer)
    return living(customer)
      ? null
      : refuseMember(path, "stands for an erased customer; give the customer's own number");
  // No network takes these two, so nobody new is reached by them.
  return name === "customer_id" || name === "username"
    ? refuseMember(path, `must be of a customer of your organization; ${address[name]} is not`)
    : null;
};

/** Begins the customer of an address that is new. */
export const beginRecipient = (
  facts: Facts,
  given: Addressed,
  channel: ChannelRow,
): { readonly customer: CustomerRow; readonly changes: Change[] } => {
  const { phone_number, user_id } = addressingOf(given);
  return beginCustomer(
    facts,
    { phone_number: phone_number ?? undefined, user_id: user_id ?? undefined, name: null },
    channel,
  );
};
