import type { ChannelCheck } from "../pipeline/services.ts";
import type { ChannelLinkRow, ChannelRow } from "../rows/channels.ts";
import { type CheckFacts as DomainFacts, concludeCheck, isChecked } from "./health.ts";
import type { OrganizationRow } from "../rows/organizations.ts";
import { dueAgain, finish } from "../core/jobs.ts";
import { type JobFacts, askingJob, bySubject } from "../pipeline/job.ts";

interface CheckFacts extends Omit<DomainFacts, "channel" | "organization"> {
  readonly channel: ChannelRow | null;
  readonly organization: OrganizationRow | null;
}

/** Channel whose provider is to be asked. */
export interface CheckedChannel extends Pick<CheckFacts, "link"> {
  readonly channel: ChannelRow;
}

/** Asks a channel's provider for its status. The job ends with its organization or its channel. */
export const checkChannel = askingJob({
  args: bySubject,
  ask: ({ channel, link, organization, now }: CheckFacts): CheckedChannel | null =>
    channel?.removed_at === null && isChecked(organization, now) ? { channel, link } : null,
  decide: ({ channel, organization, ...facts }, check: ChannelCheck | null) =>
    channel && organization && check ? concludeCheck({ ...facts, channel, organization }, check) : [finish(facts.job)],
});

interface TakeInFacts extends JobFacts {
  readonly link: ChannelLinkRow | null;
}

/** Takes in what customers wrote to a number before it was linked. The answer tells if there is more. */
export const takeInMessages = askingJob({
  args: bySubject,
  ask: ({ link }: TakeInFacts): ChannelLinkRow | null => link,
  decide: ({ job, now }, taken: { readonly more: boolean } | null) => [
    taken?.more === true ? dueAgain(job, now) : finish(job),
  ],
});
