/** Data of a caller's own on a message, a conversation, a customer, an agent or a webhook. */
import { type Refused, refuse, refuseMember } from "./outcome.ts";
import type { Metadata } from "../rows/primitives.ts";

/** Keys to set; null removes one. */
export interface MetadataChanges {
  readonly [key: string]: string | null;
}

const maxKeys = 20;

// No colon, which ends the key in a filter of a list.
const keyForm = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$/;

/** Explains why keys are refused; null if they are acceptable. */
export const metadataProblem = (given: MetadataChanges = {}): Refused<"validation_failed"> | null => {
  const misnamed = Object.keys(given).find((key) => !keyForm.test(key));
  return misnamed === undefined
    ? null
    : refuseMember(
        `metadata.${misnamed}`,
        "must begin with a letter or a digit, and have letters, digits, _, . or - after it, 40 characters at most",
      );
};

/** Metadata after a change; `set` is empty if the request names none. */
export interface ChangedMetadata {
  readonly kind: "changed";
  readonly set: { readonly metadata?: Metadata | null };
}

/** Sets keys, and removes those that are null. */
export const changeMetadata = (
  before: Metadata | null,
  changes: MetadataChanges | undefined,
): ChangedMetadata | Refused<"validation_failed" | "conflict"> => {
  if (changes === undefined) return { kind: "changed", set: {} };
  const problem = metadataProblem(changes);
  if (problem) return problem;
  const after = keptMetadata({ ...before, ...changes });
  const count = Object.keys(after ?? {}).length;
  return count > maxKeys
    ? refuse("conflict", `metadata would have ${count} keys, and may have ${maxKeys}. Remove some with null.`)
    : { kind: "changed", set: { metadata: after } };
};

/** Returns metadata as rows have it: by key in order; null without any. */
export const keptMetadata = (given: MetadataChanges = {}): Metadata | null => {
  const entries = Object.entries(given)
    .filter((entry): entry is [string, string] => entry[1] !== null)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.length === 0 ? null : Object.fromEntries(entries);
};

/** Presents metadata, left out without any. PostgreSQL keeps an order of its own. */
export const presentMetadata = (metadata: Metadata | null): { [key: string]: string } | undefined => {
  const ordered = metadata && keptMetadata(metadata);
  return ordered ? { ...ordered } : undefined;
};

/** Returns metadata for the audit log, without a member where there is none. Never of a customer, whose data goes. */
export const auditedMetadata = ({ metadata }: { readonly metadata: Metadata | null }) =>
  metadata === null ? {} : { metadata: { ...metadata } };

/** Tells if both have the same texts under the same keys. */
export const isSameMetadata = (one: Metadata | null, other: Metadata | null): boolean =>
  JSON.stringify(presentMetadata(one)) === JSON.stringify(presentMetadata(other));

// Filters of lists, written `key:text`.

/** Arguments of a load that filters by metadata, null without a filter. */
export interface MetadataArgs {
  readonly metadata_key: string | null;
  readonly metadata_text: string | null;
}

/** Reads the filter of a list. */
export const metadataArgs = ({ metadata }: { readonly metadata?: string | undefined }): MetadataArgs => {
  if (metadata === undefined) return { metadata_key: null, metadata_text: null };
  const colon = metadata.indexOf(":");
  return { metadata_key: metadata.slice(0, colon), metadata_text: metadata.slice(colon + 1) };
};

/** Tells if a row of the sandbox passes the filter. */
export const hasMetadata = (
  { metadata }: { readonly metadata: Metadata | null },
  { metadata_key: key, metadata_text: text }: MetadataArgs,
): boolean => key === null || (metadata !== null && Object.hasOwn(metadata, key) && metadata[key] === text);
