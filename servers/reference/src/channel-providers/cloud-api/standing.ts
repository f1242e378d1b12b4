/** Reads for or against a channel the callbacks about accounts, numbers and limits. */
import { providerWords } from "@atlas-messaging/service/channels/provider-errors";
import type { ProviderWords } from "@atlas-messaging/service/rows/channels";
import { listAt, textAt } from "./answers.ts";

/** Events of accounts that stop messages, some or all. */
const against = [
  "ACCOUNT_DELETED",
  "ACCOUNT_RESTRICTION",
  "ACCOUNT_VIOLATION",
  "DISABLED_UPDATE",
  "PARTNER_REMOVED",
  "PHONE_NUMBER_REMOVED",
];

/** Returns what is said against the channel, `over` where that ends, and null for anything else. */
export const standingOf = (field: string, value: unknown): ProviderWords | "over" | null => {
  const event = textAt(value, "event") ?? "";
  if (field === "account_update") {
    const ban = textAt(value, "ban_info", "waba_ban_state");
    if (ban === "REINSTATE") return "over";
    const restrictions = listAt(value, "restriction_info").flatMap((each) => textAt(each, "restriction_type") ?? []);
    const violation = textAt(value, "violation_info", "violation_type");
    const details = [ban, violation, ...restrictions].filter((each) => each !== null).join(", ");
    return against.includes(event) ? providerWords(null, event, details || null) : null;
  }
  if (field === "phone_number_quality_update") {
    const limit = textAt(value, "current_limit");
    const number = textAt(value, "display_phone_number");
    if (event === "UNFLAGGED" || event === "UPGRADE") return "over";
    const told = `The quality or the limit of ${number ?? "the number"} fell${limit === null ? "" : ` to ${limit}`}`;
    return event === "FLAGGED" || event === "DOWNGRADE" ? providerWords(null, event, told) : null;
  }
  if (field !== "account_alerts") return null;
  const [severity, type] = [textAt(value, "alert_severity"), textAt(value, "alert_type")];
  const isOver = ["NONE", "RESOLVED"].includes(textAt(value, "alert_status") ?? "");
  if (isOver) return "over";
  return severity === "CRITICAL" || severity === "WARNING"
    ? providerWords(null, type ?? severity, textAt(value, "alert_description"))
    : null;
};
