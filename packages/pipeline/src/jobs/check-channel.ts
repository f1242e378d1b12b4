import {
  type ChannelCheck,
  type ChannelLinkRow,
  type ChannelRow,
  type CheckFacts as DomainFacts,
  type OrganizationRow,
  concludeCheck,
  finish,
  isChecked,
} from "@atlas-messaging/domain";
import { askingJob, bySubject } from "./job.ts";

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
