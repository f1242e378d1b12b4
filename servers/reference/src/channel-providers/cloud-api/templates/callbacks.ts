/** Callbacks about templates name the business account, not the number. */
import type { Instant } from "@atlas-messaging/domain";
import type { OpenLink, TemplateNotice } from "../../provider.ts";
import { idOrNumberAt, listAt, member, numberAt, textAt } from "../json.ts";
import { categoryOf, reasonFrom, reasonOfStatus, statusOf } from "./statuses.ts";

/** Collects the changes of templates that concern the link's business account. */
export const templateNotices = (
  { business_account_id }: Pick<OpenLink, "business_account_id">,
  entries: readonly unknown[],
): readonly TemplateNotice[] =>
  entries
    .filter((entry) => business_account_id !== null && idOrNumberAt(entry, "id") === business_account_id)
    .flatMap((entry) => listAt(entry, "changes").flatMap((change) => noticeOf(entry, change) ?? []));

const noticeOf = (entry: unknown, change: unknown): TemplateNotice | null => {
  const value = member(change, "value");
  const report = reportOf(textAt(change, "field"), value);
  if (report === null) return null;
  return {
    providerTemplateId: idOrNumberAt(value, "message_template_id"),
    name: textAt(value, "message_template_name"),
    language: textAt(value, "message_template_language"),
    at: instantOf(numberAt(entry, "time") ?? Number(textAt(entry, "time") ?? Number.NaN)),
    report,
  };
};

const reportOf = (field: string | null, value: unknown): TemplateNotice["report"] | null => {
  if (field === "message_template_status_update") return statusReport(value);
  if (field !== "template_category_update") return null;
  const category = categoryOf(textAt(value, "new_category"));
  return category && { kind: "category", category };
};

const statusReport = (value: unknown): TemplateNotice["report"] | null => {
  const event = textAt(value, "event");
  const status = statusOf(event);
  if (status === null) return null;
  const reason = reasonFrom(
    textAt(value, "reason"),
    textAt(value, "rejection_info", "reason"),
    textAt(value, "rejection_info", "recommendation"),
    textAt(value, "other_info", "description"),
  );
  return { kind: "status", status, reason: reason ?? reasonOfStatus(event) };
};

const lastSecond = 99_999_999_999;

/** The API gives seconds since the epoch. */
const instantOf = (seconds: number): Instant | null =>
  Number.isInteger(seconds) && seconds > 0 && seconds <= lastSecond ? new Date(seconds * 1_000).toISOString() : null;
