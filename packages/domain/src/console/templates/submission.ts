/** Submitting a template to the provider of a linked channel, and deleting it there. */
import type { Change } from "../../changes.ts";
import { type FailureCode, failureCodes } from "../../channels/provider-errors.ts";
import type { ChannelLinkRow } from "../../channels/rows.ts";
import { finish } from "../../delivery/job.ts";
import { retryLater } from "../../delivery/retry.ts";
import type { Facts } from "../../outcome.ts";
import { enqueue } from "../../records.ts";
import type { JobRow } from "../../rows.ts";
import { later, day } from "../../time.ts";
import type { TemplateRow } from "./rows.ts";
import { type CategoryReport, type TemplateReport, categoryFor, changeTemplate, effectOf } from "./status.ts";

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

/** A provider's answer to a submission. */
export type Submission =
  | (TemplateReport & { readonly kind: "submitted"; readonly category: CategoryReport["category"] | null })
  | { readonly kind: "refused"; readonly reason: string }
  | PutOff;

export interface SubmissionFacts extends Facts {
  readonly job: JobRow;
  /** In [0, 1). */
  readonly random: number;
  readonly template: TemplateRow | null;
  readonly link: ChannelLinkRow | null;
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
  facts: Omit<SubmissionFacts, "template" | "link">,
  answer: Removal | null,
): Change[] => {
  const { job } = facts;
  if (answer?.kind !== "put_off") return [finish(job)];
  const again = retryLater(facts, answer);
  return again.dueAt >= later(job.created_at, day) ? [finish(job)] : [again.change];
};
