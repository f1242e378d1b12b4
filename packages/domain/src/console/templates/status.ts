/** Changes of a template's status and category, by a provider's report or by ourselves. */
import { type Change, type Where, update } from "../../changes.ts";
import type { Facts } from "../../outcome.ts";
import { audit, emit } from "../../records.ts";
import type { Instant, MessageCategory } from "../../rows.ts";
import { later, minute } from "../../time.ts";
import { presentChangedTemplate } from "./present.ts";
import type { TemplateRow, TemplateStatus } from "./rows.ts";

export interface TemplateFacts extends Facts {
  readonly template: TemplateRow;
}

/** A provider's report of a template, with the provider's time of it. */
export interface TemplateReport {
  readonly status: Exclude<TemplateStatus, "draft">;
  readonly reason: string | null;
  readonly at: Instant;
  /** The provider's id of the template; null if the report has none that fits. */
  readonly provider_template_id: string | null;
}

/** The provider's categories. Its utility includes our transactional. */
export interface CategoryReport {
  readonly category: "utility" | "marketing";
  readonly at: Instant;
}

type TemplateChange = Partial<TemplateRow>;

/** Names every member that a decision about a template may have read. */
export const asRead = (template: TemplateRow): Where<"templates"> => ({
  organization_id: template.organization_id,
  id: template.id,
  revision: template.revision,
  status: template.status,
  category: template.category,
  submitted_at: template.submitted_at,
  provider_template_id: template.provider_template_id,
  reported_at: template.reported_at,
  reported_status: template.reported_status,
  category_at: template.category_at,
  live: template.live,
});

/** Changes a template. A new status or category is audited, and an event tells of it. */
export const changeTemplate = (facts: Facts, before: TemplateRow, change: TemplateChange): Change[] => {
  const after = { ...before, ...change };
  const isNews = after.status !== before.status || after.category !== before.category;
  const isSeen = isNews || after.reason !== before.reason;
  return [
    update("templates", asRead(before), { ...change, ...(isSeen ? { updated_at: facts.now } : {}) }),
    ...(isNews ? [auditStatus(facts, before, after), ...statusEvent(facts, before, after)] : []),
  ];
};

const auditStatus = (facts: Facts, before: TemplateRow, after: TemplateRow): Change =>
  audit(facts, "atlas_api.template.status_change", before.id, {
    before: { status: before.status, category: before.category },
    after: { status: after.status, category: after.category, reason: after.reason },
  });

/** Emits `template.status_changed` if status or category differ. */
export const statusEvent = (
  facts: Facts,
  previous: Pick<TemplateRow, "status" | "category">,
  template: TemplateRow,
): Change[] => {
  const { status, category } = previous;
  if (status === template.status && category === template.category) return [];
  const payload = { template: presentChangedTemplate(template), previous: { status, category } };
  return emit(facts, ["template.status_changed"], null, payload);
};

/**
 * Tells if reports are about another text than the row's: an edit that waits, was refused, or was never submitted. A
 * first submission has none before it, so a report may overtake the provider's answer.
 */
const isUnsubmitted = ({ status, submitted_at, provider_template_id }: TemplateRow): boolean =>
  submitted_at === null && (status !== "pending" || provider_template_id !== null);

/** Forgets what the provider said of the text before. Its time stays, by which late reports are told. */
export const unsubmitted = (template: TemplateRow): TemplateRow => ({
  ...template,
  submitted_at: null,
  reported_status: null,
  reported_reason: null,
});

/** Applies a provider's callback. A late or repeated one changes nothing. */
export const reportTemplate = (facts: TemplateFacts, given: TemplateReport): Change[] => {
  const { template } = facts;
  const report = { ...given, at: notAhead(facts, given.at) };
  if (template.live === null || isLate(template, report)) return [];
  const heard = {
    reported_at: report.at,
    reported_status: report.status,
    reported_reason: report.reason,
    ...(report.provider_template_id === null ? {} : { provider_template_id: report.provider_template_id }),
  };
  // The answer to the submission takes the report over if it is newer.
  if (isUnsubmitted(template)) return changeTemplate(facts, template, heard);
  return changeTemplate(facts, template, {
    ...heard,
    ...effectOf(report),
    submitted_at: template.submitted_at ?? facts.now,
  });
};

/** Returns what a report makes of a template. */
export const effectOf = ({ status, reason }: Pick<TemplateReport, "status" | "reason">) => ({
  status,
  reason: status === "approved" || status === "pending" ? null : reason,
});

/** The provider's times have whole seconds, so of two in one second the decision counts. */
const isLate = ({ reported_at, reported_status }: TemplateRow, { at, status }: TemplateReport): boolean => {
  if (reported_at === null || at > reported_at) return false;
  return at < reported_at || status === reported_status || status === "pending";
};

const tolerance = 5 * minute;

/** Bounds a time that is far ahead, which would make every later report late. */
const notAhead = ({ now }: Facts, at: Instant): Instant => (at > later(now, tolerance) ? now : at);

/** Applies a provider's change of category. A late or repeated one changes nothing. */
export const recategorizeTemplate = (facts: TemplateFacts, given: CategoryReport): Change[] => {
  const { template } = facts;
  const at = notAhead(facts, given.at);
  const category = categoryFor(template.category, given.category);
  const { category_at: known } = template;
  const isOld = known !== null && (at < known || (at === known && category === template.category));
  return template.live === null || isOld ? [] : changeTemplate(facts, template, { category, category_at: at });
};

/** Keeps our transactional where the provider says utility. */
export const categoryFor = (own: MessageCategory, reported: CategoryReport["category"]): MessageCategory =>
  own === "transactional" && reported === "utility" ? own : reported;
