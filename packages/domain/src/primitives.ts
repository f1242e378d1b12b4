/** What rows are made of. Times are ISO 8601 in UTC with milliseconds, so that they compare as text. Ids are UUIDv7. */

export type Id = string;
export type Instant = string;
export type Environment = "sandbox" | "staging" | "production";

/** What can be stored as JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [member: string]: Json };

/** What belongs to an organization. */
export interface Owned {
  readonly organization_id: Id;
  readonly id: Id;
}
