import { type Known, isKeyOf } from "@atlas-messaging/contract";

/** Returns what a table has for a value. A service that is newer than the page may send one that is not in it. */
export const lookUp = <Entry, const Other>(
  table: { readonly [value: string]: Entry },
  value: string,
  otherwise: Other,
): Entry | Other => (isKeyOf(table, value) ? (table[value] ?? otherwise) : otherwise);

/** A value as it goes back to the service that sent it, and so takes it. */
export const asSent = <Value extends string>(value: Value): Known<Value> => value as Known<Value>;
