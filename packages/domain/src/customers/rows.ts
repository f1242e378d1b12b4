import type { Id, Instant, Owned } from "../primitives.ts";

/** A caller's own data about a customer, by name. */
export interface CustomerAttributes {
  readonly [name: string]: string | number | boolean;
}

/** Permission for marketing. Unknown until the customer or the caller has said it. */
export type Marketing = "unknown" | "opted_in" | "opted_out";

export interface CustomerRow extends Owned {
  readonly phone_number: string;
  readonly name: string | null;
  /** In alphabetical order. */
  readonly labels: readonly string[];
  readonly attributes: CustomerAttributes;
  /** A language tag; null while it is not known. */
  readonly language: string | null;
  /** An IANA name; null while it is not known. */
  readonly time_zone: string | null;
  readonly marketing: Marketing;
  /** Time of the customer's choice; null without one. */
  readonly marketing_changed_at: Instant | null;
  readonly created_at: Instant;
  /** Null until the first change. */
  readonly updated_at: Instant | null;
  /** Time of the erasure, which replaced the number by a placeholder. Null for all others. */
  readonly erased_at: Instant | null;
  /** Time when the last content of an erased customer was removed. */
  readonly erasure_completed_at: Instant | null;
}

/** A label of a customer, as a row of its own, so that a list by label reads only its customers. */
export interface CustomerLabelRow {
  readonly organization_id: Id;
  readonly label: string;
  readonly customer_id: Id;
}

/** One time that a customer allowed or ended marketing. Rows are only added. */
export interface CustomerConsentRow extends Owned {
  readonly customer_id: Id;
  readonly marketing: Exclude<Marketing, "unknown">;
  /** The party that told the service. */
  readonly origin: "customer" | "provider" | "api" | "operator";
  /** The place where the customer said it, in the caller's words. */
  readonly source: string | null;
  readonly at: Instant;
  readonly created_at: Instant;
}

/** The hours in which an organization sends no marketing. */
export interface QuietHoursRow {
  readonly organization_id: Id;
  /** `HH:MM` by the customer's clock. */
  readonly starts: string;
  /** `HH:MM`; on the next day if it is earlier than `starts`. */
  readonly ends: string;
  /** Time zone of customers whose own is not known. */
  readonly time_zone: string;
  readonly updated_at: Instant;
}
