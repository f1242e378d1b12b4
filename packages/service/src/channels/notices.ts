/** Notices of a messaging app about a channel, which are no messages. */
import type { Change } from "../core/changes.ts";
import type { Facts } from "../core/outcome.ts";
import { emit } from "../core/records.ts";
import type { ChannelRow, ProviderWords } from "../rows/channels.ts";
import { acceptChannel, refuseChannel } from "./health.ts";

/** A notice as it came: the messaging app's name of its subject, and its JSON. */
export interface Notice {
  readonly field: string;
  readonly received: string;
  /** Finding against the channel, or that one is over; nothing of both by default. */
  readonly standing?: ProviderWords | "over" | null;
  /** Digits of the number that it names; all numbers of the account by default. */
  readonly number?: string | null;
}

/** Reports what a messaging app said about a channel. */
export const receiveNotice = (
  facts: Facts,
  channel: ChannelRow,
  { field, received, standing = null }: Notice,
): readonly Change[] => [
  ...emit(facts, ["channel.notice_received"], null, {
    channel: channel.channel,
    channel_id: channel.id,
    display_name: channel.display_name,
    notice: { field, received },
  }),
  ...(standing === "over" ? acceptChannel(facts, channel) : standing ? refuseChannel(facts, channel, standing) : []),
];
