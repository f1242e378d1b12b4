import { addressOf } from "../../ui/called.ts";
import type { DataOf, Known } from "@atlas-messaging/contract";

export type Customer = DataOf<"console.customers.get">["customer"];
export type Consent = DataOf<"console.customers.listConsents">["consents"][number];

const usernameOf = ({ addresses }: Customer) =>
  addresses.findLast(({ type, until }) => type === "username" && until === undefined)?.value;

/** Returns how a customer is called: by the name, else by the username, which says more than an id. */
export const nameOf = (customer: Customer): string => customer.name ?? usernameOf(customer) ?? addressOf(customer);

export const addressWords: { readonly [type in Known<Customer["addresses"][number]["type"]>]: string } = {
  phone_number: "Number",
  user_id: "Id in the app",
  username: "Username",
};

export const marketingWords: { readonly [marketing in Known<Customer["marketing"]>]: string } = {
  unknown: "Has not said",
  opted_in: "Takes marketing",
  opted_out: "Wants no marketing",
};
