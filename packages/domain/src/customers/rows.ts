import type { Id, Instant, Owned } from "../primitives.ts";

/** A caller's own data about a customer, by name. */
export interface CustomerAttributes {
  readonly [name: string]: string | number | boolean;
}

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
  readonly created_at: Instant;
  /** Null until the first change. */
  readonly updated_at: Instant | null;
}

/** A label of a customer, as a row of its own, so that a list by label reads only its customers. */
export interface CustomerLabelRow {
  readonly organization_id: Id;
  readonly label: string;
  readonly customer_id: Id;
}
