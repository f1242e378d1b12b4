import type { MemberPasswordRow, MemberRow } from "./rows.ts";

/** Wrong codes of a second factor after which a reset ends. */
export const maxWrongCodes = 5;

/** Count of resets of a member that wrong codes have ended, since the password was set. */
export const endedResets = ({ reset_wrong_codes }: Pick<MemberPasswordRow, "reset_wrong_codes">): number =>
  Math.floor(reset_wrong_codes / maxWrongCodes);

/**
 * State of a membership that a link for a forgotten password holds. A new password, a sign-in or five wrong codes void
 * the link.
 */
export const resetStateOf = (
  { last_signed_in_at }: Pick<MemberRow, "last_signed_in_at">,
  { hash, changed_at, reset_wrong_codes }: Pick<MemberPasswordRow, "hash" | "changed_at" | "reset_wrong_codes">,
): string => {
  const ended = endedResets({ reset_wrong_codes });
  // Left out at 0, so that links of the version before stay open during an upgrade.
  return JSON.stringify([hash, changed_at, last_signed_in_at, ...(ended === 0 ? [] : [ended])]);
};
