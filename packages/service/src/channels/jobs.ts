import type { ChannelCheck } from "../pipeline/services.ts";
import type { ChannelLinkRow, ChannelRow } from "../rows/channels.ts";
import { type CheckFacts as DomainFacts, concludeCheck, isChecked } from "./health.ts";
import type { OrganizationRow } from "../rows/organizations.ts";
import { finish } from "../core/jobs.ts";
import { askingJob, bySubject } from "../pipeline/job.ts";

interface CheckFacts extends Omit<DomainFacts, "channel" | "organization"> {
  readonly channel: ChannelRow | null;
  readonly organization: OrganizationRow | null;
  /** Link of the channel to its provider; null if it needs none. */
  readonly link: ChannelLinkRow | null;
}

/** Channel whose provider is to be asked. */
export interface CheckedChannel extends Pick<CheckFacts, "link"> {
  readonly channel: ChannelRow;
}

/** Asks a channel's provider for its status. The job ends with its organization or its channel. */
export const checkChannel = askingJob({
  args: bySubject,
  ask: ({ channel, link, organization, now }: CheckFacts): CheckedChannel | null =>
    channel && isChecked(organization, now) ? { channel, link } : null,
  decide: ({ channel, organization, ...facts }, check: ChannelCheck | null) =>
    channel && organization && check ? concludeCheck({ ...facts, channel, organization }, check) : [finish(facts.job)],
});
