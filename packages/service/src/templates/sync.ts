/** Comparing templates with those at the provider, for callbacks that were missed. */
import type { Change } from "../core/changes.ts";
import type { ChannelLinkRow } from "../rows/channels.ts";
import { dueAgain, finish } from "../core/jobs.ts";
import { retryLater } from "../channels/provider-errors.ts";
import { type Facts, type Verb, accept } from "../core/outcome.ts";
import { audit } from "../core/records.ts";
import type { Environment, Instant } from "../rows/primitives.ts";
import type { JobRow } from "../rows/jobs.ts";
import type { OrganizationRow } from "../rows/organizations.ts";
import { hour, later } from "../core/time.ts";
import { enqueueTemplateComparison, isChecked } from "../channels/health.ts";
import type { TemplateRow } from "../rows/templates.ts";
import {
  type CategoryReport,
  type PutOff,
  type TemplateLink,
  type TemplateReport,
  categoryFor,
  changeTemplate,
  effectOf,
  enqueueSubmission,
  isTemplateLink,
  missingFor,
  unsubmitted,
} from "./submission.ts";

/** A template as the provider lists it. */
export interface ListedTemplate extends Omit<TemplateReport, "at" | "provider_template_id"> {
  readonly provider_template_id: string;
  readonly category: CategoryReport["category"] | null;
}

/** The templates of a business account, with the provider's time. */
export interface TemplateListing {
  readonly kind: "listed";
  readonly at: Instant;
  readonly templates: readonly ListedTemplate[];
  /** False if there are more than we read. */
  readonly complete: boolean;
}

export interface SyncFacts extends Facts {
  readonly job: JobRow;
  /** In [0, 1). */
  readonly random: number;
  readonly link: ChannelLinkRow | null;
  readonly organization: OrganizationRow | null;
  /** Templates submitted over the channel, and drafts. */
  readonly templates: readonly TemplateRow[];
}

const interval = hour;

/** Returns the link whose provider is to be asked; null if there is none, or nothing to compare. */
export const syncedLink = ({ link, organization, templates, now }: SyncFacts): TemplateLink | null =>
  isTemplateLink(link) && isChecked(organization, now) && templates.length > 0 ? link : null;

/** Takes over what the provider lists, submits drafts, and schedules the next comparison. */
export const concludeSync = (facts: SyncFacts, answer: TemplateListing | PutOff | null): Change[] => {
  const { job, link, organization, now } = facts;
  if (!link || !isChecked(organization, now)) return [finish(job)];
  if (answer?.kind === "put_off") return [retryOrRest(facts, answer)];
  const next = isOnce(job) ? finish(job) : dueAgain(job, later(now, interval));
  if (!answer) return [next];
  return [next, ...facts.templates.flatMap((template) => compared(facts, template, answer))];
};

const isOnce = ({ detail }: JobRow): boolean => Object(detail).once === true;

const maxTries = 10;

const retryOrRest = (facts: SyncFacts, answer: PutOff): Change => {
  const { job, now } = facts;
  if (Number(Object(job.detail).tries ?? 0) < maxTries) return retryLater(facts, answer).change;
  return isOnce(job) ? finish(job) : dueAgain(job, later(now, interval), answer.failure);
};

const compared = (facts: SyncFacts, template: TemplateRow, listing: TemplateListing): Change[] => {
  if (template.status === "draft") return submitDraft(facts, template);
  if (template.submitted_at === null || template.provider_template_id === null) return [];
  const listed = listing.templates.find((each) => each.provider_template_id === template.provider_template_id);
  if (listed) return takeOver(facts, template, { ...listed, at: listing.at });
  return listing.complete ? takeOver(facts, template, { ...gone, at: listing.at }) : [];
};

const gone = {
  status: "disabled",
  reason: "The messaging app has no such template any more.",
  category: null,
} as const;

const submitDraft = (facts: SyncFacts, template: TemplateRow): Change[] => {
  const { submitted_at, reported_status, reported_reason } = unsubmitted(template);
  const pending = { status: "pending", reason: null, channel_id: facts.job.subject_id } as const;
  const change = { ...pending, submitted_at, reported_status, reported_reason };
  return [...changeTemplate(facts, template, change), enqueueSubmission(facts, template)];
};

/** A callback of the same second may be newer than the list, so the list has to be later. */
const isLater = (at: Instant, known: Instant | null): boolean => known === null || at > known;

const takeOver = (
  facts: SyncFacts,
  template: TemplateRow,
  { status, reason, category, at }: Omit<ListedTemplate, "provider_template_id"> & { readonly at: Instant },
): Change[] => {
  const report = { reported_at: at, reported_status: status, reported_reason: reason };
  const isNews = isLater(at, template.reported_at) && status !== template.status;
  const own = category === null ? template.category : categoryFor(template.category, category);
  const moved = isLater(at, template.category_at) && own !== template.category;
  if (!isNews && !moved) return [];
  return changeTemplate(facts, template, {
    ...(isNews ? { ...report, ...effectOf({ status, reason }) } : {}),
    ...(moved ? { category: own, category_at: at } : {}),
  });
};

export interface SyncTemplatesFacts extends Facts {
  readonly environment: Environment;
  /** The link that templates go over; null if no channel is linked. */
  readonly link: ChannelLinkRow | null;
  /** The links that name their business account. */
  readonly links: readonly ChannelLinkRow[];
}

/** Enqueues a comparison with the provider of each link (POST templates/sync). */
export const syncTemplates: Verb<"console.templates.sync", SyncTemplatesFacts> = (facts) => {
  const { environment, link, links, now, organizationId } = facts;
  const [asked, notice] = environment === "sandbox" ? [[], null] : [links, missingFor(link)];
  const sync = { channels: asked.length, notice, requested_at: now };
  return accept({ ok: true, data: { sync } }, [
    ...asked.map(({ id }) => enqueueTemplateComparison(facts, id)),
    audit(facts, "atlas_api.template.sync", organizationId, { after: { channels: asked.length } }),
  ]);
};
