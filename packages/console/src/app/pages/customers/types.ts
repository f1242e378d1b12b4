import { calledOf } from "../../ui/called.ts";
import type { DataOf, Known } from "@atlas-messaging/contract";

export type Customer = DataOf<"console.customers.get">["customer"];
export type Consent = DataOf<"console.customers.listConsents">["consents"][number];

export const nameOf = calledOf;

export const marketingWords: { readonly [marketing in Known<Customer["marketing"]>]: string } = {
  unknown: "Has not said",
  opted_in: "Takes marketing",
  opted_out: "Wants no marketing",
};
