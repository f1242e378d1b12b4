/** Rules of marketing messages: not to whom ended it, and not in the quiet hours. */
import { type Refused, refuse } from "../outcome.ts";
import type { CustomerRow, Instant, MessageCategory, QuietHoursRow } from "../rows.ts";
import { zoneOfNumber } from "./calling-zones.ts";
import { quietUntil } from "./quiet-hours.ts";

type Recipient = Pick<CustomerRow, "phone_number" | "time_zone" | "marketing">;

/** A customer who is not known yet has said nothing. */
export const newRecipient = (phone_number: string): Recipient => ({
  phone_number,
  time_zone: null,
  marketing: "unknown",
});

/** Returns why a marketing message may not go at a time; null if it may. */
export type Held = { readonly why: "opted_out" } | { readonly why: "quiet"; readonly until: Instant };

/** Tells why a message may not go to a customer at a time; null for any but marketing. */
export const heldFrom = (
  { phone_number, time_zone, marketing }: Recipient,
  category: MessageCategory | null,
  quietHours: QuietHoursRow | null,
  at: Instant,
): Held | null => {
  if (category !== "marketing") return null;
  if (marketing === "opted_out") return { why: "opted_out" };
  if (!quietHours) return null;
  const { starts: start, ends: end, time_zone: ours } = quietHours;
  const zone = time_zone ?? zoneOfNumber(phone_number) ?? ours;
  const until = quietUntil({ start, end }, zone, at);
  return until === null ? null : { why: "quiet", until };
};

export type MarketingRefusal = Refused<"customer_opted_out" | "quiet_hours">;

/** Refuses a marketing message that is held. */
export const refuseHeld = ({ phone_number }: Recipient, held: Held): MarketingRefusal => {
  if (held.why === "opted_out") {
    return refuse(
      "customer_opted_out",
      `${phone_number} has ended marketing. Utility and transactional messages go on.`,
    );
  }
  const why = `It is night for ${phone_number}, and your organization sends no marketing then. It may go at ${held.until}.`;
  return { ...refuse("quiet_hours", why), may_send_at: held.until };
};
