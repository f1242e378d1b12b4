/** Submitting a template to the provider of a linked channel, and deleting it there. */
import { type Change, type Where, update } from "../core/changes.ts";
import { type FailureCode, failureCodes, retryLater } from "../channels/provider-errors.ts";
import type { ChannelLinkRow } from "../rows/channels.ts";
import { finish } from "../core/jobs.ts";
import type { Facts } from "../core/outcome.ts";
import { audit, emit, enqueue } from "../core/records.ts";
import type { JobRow } from "../rows/jobs.ts";
import { day, later, minute } from "../core/time.ts";
import type { TemplateContent, TemplateRow, TemplateStatus } from "../rows/templates.ts";
import type { MediaRow } from "../rows/messages.ts";
import type { Instant, MessageCategory } from "../rows/primitives.ts";
import { presentChangedTemplate } from "./content.ts";
import { sandbox } from "@atlas-messaging/contract";

/** A link over which templates can be submitted. */
export type TemplateLink = ChannelLinkRow & { readonly business_account_id: string };

/** Says why templates cannot be submitted; null if they can. */
export const missingFor = (link: ChannelLinkRow | null): string | null => {
  if (!link) {
    return "No channel is linked to a messaging app. Link one that names its business account (`business_account_id`).";
  }
  return isTemplateLink(link)
    ? null
    : "The linked channel does not name its business account. Link it with `business_account_id`.";
};

export const isTemplateLink = (link: ChannelLinkRow | null): link is TemplateLink =>
  link !== null && link.business_account_id !== null;

/** A provider's answer that neither takes nor refuses. Retry after at least `rest` milliseconds. */
export interface PutOff {
  readonly kind: "put_off";
  readonly failure: FailureCode;
  readonly rest: number;
}

export type WrittenParts = Pick<TemplateContent, "body" | "footer" | "buttons">;

/** A provider's answer to a submission. */
export type Submission =
  | (TemplateReport & {
      readonly kind: "submitted";
      readonly category: CategoryReport["category"] | null;
      /** The parts that the messaging app wrote itself; null if it did not tell them. */
      readonly written?: WrittenParts | null;
    })
  | { readonly kind: "refused"; readonly reason: string }
  | PutOff;

export interface SubmissionFacts extends Facts {
  readonly job: JobRow;
  /** In [0, 1). */
  readonly random: number;
  readonly template: TemplateRow | null;
  readonly link: ChannelLinkRow | null;
  /** The sample of its header. */
  readonly media?: MediaRow | null;
}

/** Enqueues the submission of a template's newest revision. */
export const enqueueSubmission = (
  facts: Facts,
  { id, revision }: Pick<TemplateRow, "id" | "revision">,
  recategorized = false,
): Change => enqueue(facts, { kind: "submit_template", subject_id: id, detail: { revision, recategorized } });

/** Tells if the job's revision is still to be submitted. A callback may arrive before the provider's answer. */
export const awaitsSubmission = (template: TemplateRow | null, { detail }: JobRow): template is TemplateRow =>
  template !== null &&
  template.live !== null &&
  template.status === "pending" &&
  template.submitted_at === null &&
  template.revision === Object(detail).revision;

/** Takes over the provider's answer to a submission; null if nothing was asked. */
export const concludeSubmission = (facts: SubmissionFacts, answer: Submission | null): Change[] => {
  const { job, template, link } = facts;
  if (!awaitsSubmission(template, job)) return [finish(job), ...removalOfOrphan(facts, answer)];
  const missing = missingFor(link);
  if (missing !== null || !link || !answer) return [finish(job), ...shelve(facts, template, missing)];
  if (answer.kind === "put_off") return putOff(facts, template, answer);
  if (answer.kind === "refused") {
    const refusal = { status: "rejected", reason: answer.reason } as const;
    return [finish(job), ...changeTemplate(facts, template, refusal)];
  }
  const { category } = answer;
  return [
    finish(job),
    ...changeTemplate(facts, template, {
      channel_id: link.id,
      provider_template_id: answer.provider_template_id ?? template.provider_template_id,
      submitted_at: facts.now,
      ...newestOf(template, answer),
      ...answer.written,
      ...(category === null ? {} : { category: categoryFor(template.category, category), category_at: answer.at }),
    }),
  ];
};

/** A report that came while the answer was awaited counts unless it is older than the answer. */
const newestOf = (template: TemplateRow, answer: TemplateReport) => {
  const { reported_at, reported_status, reported_reason } = template;
  const isNewer = reported_at !== null && reported_at >= answer.at;
  if (isNewer && reported_status !== null && reported_status !== "draft" && reported_status !== "pending") {
    return effectOf({ status: reported_status, reason: reported_reason });
  }
  const { status, reason, at } = answer;
  return { ...effectOf(answer), reported_at: at, reported_status: status, reported_reason: reason };
};

const shelve = (facts: Facts, template: TemplateRow, reason: string | null): Change[] =>
  changeTemplate(facts, template, { status: "draft", reason });

/** Tries again for a day, and then makes it a draft, which a comparison submits again. */
const putOff = (facts: SubmissionFacts, template: TemplateRow, { failure, rest }: PutOff): Change[] => {
  const reason = reasonOf(failure);
  const again = retryLater(facts, { failure, rest });
  if (again.dueAt >= later(facts.job.created_at, day)) {
    const given = `${reason} We tried for a day; change it, or compare templates, to submit it again.`;
    return [finish(facts.job), ...shelve(facts, template, given)];
  }
  return [again.change, ...(template.reason === reason ? [] : changeTemplate(facts, template, { reason }))];
};

const reasonOf = (failure: FailureCode): string =>
  failure === "channel_refused" ? failureCodes[failure] : "The messaging app could not be reached, or limits our rate.";

/** A template that was deleted while it was submitted is deleted at the provider, too. */
const removalOfOrphan = (facts: SubmissionFacts, answer: Submission | null): Change[] => {
  const { template } = facts;
  if (template?.live !== null || answer?.kind !== "submitted") return [];
  return [enqueueRemoval(facts, { ...template, provider_template_id: answer.provider_template_id })];
};

/** Makes a draft of a template whose submission failed too often on our side. */
export const giveUpSubmission = (facts: SubmissionFacts): Change[] =>
  awaitsSubmission(facts.template, facts.job)
    ? shelve(facts, facts.template, "A fault on our side kept it back; change it, or compare templates.")
    : [];

/** Enqueues the deletion of a template at its provider. */
export const enqueueRemoval = (
  facts: Facts,
  { id, provider_template_id }: Pick<TemplateRow, "id" | "provider_template_id">,
): Change => enqueue(facts, { kind: "delete_template", subject_id: id, detail: { provider_template_id } });

/** A provider's answer to a deletion. A template that is not there counts as deleted. */
export type Removal = { readonly kind: "removed" } | { readonly kind: "refused" } | PutOff;

/** Ends a deletion, or tries again for a day. */
export const concludeRemoval = (
  facts: Omit<SubmissionFacts, "template" | "link" | "media">,
  answer: Removal | null,
): Change[] => {
  const { job } = facts;
  if (answer?.kind !== "put_off") return [finish(job)];
  const again = retryLater(facts, answer);
  return again.dueAt >= later(job.created_at, day) ? [finish(job)] : [again.change];
};

// Changes of a template's status and category, by a provider's report or by ourselves.

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
  readonly category: Exclude<MessageCategory, "transactional">;
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

// The review of templates in the sandbox, by the beginnings of their names.

/** One step of a script: a decision, this long after the template was created. */
interface Step {
  readonly status: "approved" | "rejected" | "paused";
  readonly after_ms: number;
  readonly reason?: string;
}

const approval: readonly Step[] = [{ status: "approved", after_ms: 0 }];

const scriptOf = (name: string): readonly Step[] =>
  Object.values(sandbox.templateNames).find(({ prefix }) => name.startsWith(prefix))?.outcome ?? approval;

/** Approves an edit at once. A new template gets the first step of its script, now or later. */
export const reviewInSandbox = (facts: Facts, template: TemplateRow) => {
  const [first] = scriptOf(template.name);
  const atOnce = template.revision > 1 || first?.after_ms === 0;
  return {
    decision: effectOf({ status: atOnce ? "approved" : "pending", reason: null }),
    changes: template.revision > 1 ? [] : enqueueStep(facts, template, atOnce ? 1 : 0),
  };
};

const decisionOf = ({ status, reason }: Step) => effectOf({ status, reason: reason ?? null });

/** A job of the sandbox's review, and its template. */
export interface ReviewFacts extends Facts {
  readonly job: JobRow;
  readonly template: TemplateRow | null;
}

/** Plays the due step of a review, and enqueues the next. An edit ends the script. */
export const playReview = (facts: ReviewFacts): Change[] => {
  const { job, template } = facts;
  if (!template || template.live === null || template.revision > 1) return [finish(job)];
  const index = Number(Object(job.detail).step);
  const step = scriptOf(template.name)[index];
  if (!step) return [finish(job)];
  return [
    finish(job),
    ...changeTemplate(facts, template, decisionOf(step)),
    ...enqueueStep(facts, template, index + 1),
  ];
};

const enqueueStep = (facts: Facts, { id, name, created_at }: TemplateRow, index: number): Change[] => {
  const step = scriptOf(name)[index];
  if (!step) return [];
  const due_at = later(created_at, step.after_ms);
  return [enqueue(facts, { kind: "review_template", subject_id: id, detail: { step: index }, due_at })];
};
