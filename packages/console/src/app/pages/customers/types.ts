import type { DataOf, Known } from "@atlas-messaging/contract";

export type Customer = DataOf<"console.customers.get">["customer"];
export type Consent = DataOf<"console.customers.listConsents">["consents"][number];

export const nameOf = ({ name, phone_number }: Pick<Customer, "name" | "phone_number">): string => name ?? phone_number;

export const marketingWords: { readonly [marketing in Known<Customer["marketing"]>]: string } = {
  unknown: "Has not said",
  opted_in: "Takes marketing",
  opted_out: "Wants no marketing",
};
