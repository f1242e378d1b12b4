import type { ConversationRow, Instant } from "../rows.ts";
import { day, later } from "../time.ts";

/** A conversation's messaging window: 24 hours from the last customer message (Limits, Messaging window). */
export interface Window {
  readonly open: boolean;
  readonly expires_at: Instant | null;
}

export const windowOf = (conversation: Pick<ConversationRow, "last_inbound_at"> | null, now: Instant): Window => {
  const last = conversation?.last_inbound_at ?? null;
  if (last === null) return { open: false, expires_at: null };
  const expiresAt = later(last, day);
  return { open: now < expiresAt, expires_at: expiresAt };
};
