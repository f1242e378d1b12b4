import { type Refused, refuseMember } from "../outcome.ts";
import type { Instant } from "../rows.ts";
import { day, later, minute, readInstant } from "../time.ts";

const maxDaysAhead = 90;

/** Reads the time at which a message is to be sent; null for now. */
export const readSendAt = (
  given: string | undefined,
  now: Instant,
): { readonly sendAt: Instant | null } | Refused<"validation_failed"> => {
  if (given === undefined) return { sendAt: null };
  const sendAt = readInstant(given);
  if (sendAt === null) return refuseMember("send_at", "must be a time in the years 1 to 9998");
  if (sendAt < later(now, -minute)) return refuseMember("send_at", `must not be in the past; it is ${now} now`);
  const latest = later(now, maxDaysAhead * day);
  if (sendAt > latest) return refuseMember("send_at", `must be at most ${maxDaysAhead} days ahead, until ${latest}`);
  return { sendAt: sendAt > now ? sendAt : null };
};
