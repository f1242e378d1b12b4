/** Types of row members. Times are ISO 8601 in UTC with milliseconds, so they compare as text. Ids are UUIDv7. */

export type Id = string;
export type Instant = string;
export type Environment = "sandbox" | "staging" | "production";
export type MessageCategory = "utility" | "marketing" | "transactional";

/** A value that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

export type JsonObject = { readonly [member: string]: Json };

/** Types as JSON an object of the contract, which is JSON by schema. `Json` cannot express its optional members. */
export const asJson = (value: object): JsonObject => value as JsonObject;

/** A row that belongs to an organization. */
export interface Owned {
  readonly organization_id: Id;
  readonly id: Id;
}
