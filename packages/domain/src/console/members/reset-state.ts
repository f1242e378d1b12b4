import type { MemberPasswordRow, MemberRow } from "./rows.ts";

/** State of a membership that a link for a forgotten password holds. A new password or a sign-in voids the link. */
export const resetStateOf = (
  { last_signed_in_at }: Pick<MemberRow, "last_signed_in_at">,
  { hash, changed_at }: Pick<MemberPasswordRow, "hash" | "changed_at">,
): string => JSON.stringify([hash, changed_at, last_signed_in_at]);
