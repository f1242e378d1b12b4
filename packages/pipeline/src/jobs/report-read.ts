import { type ChannelLinkRow, type Facts, type JobRow, type Receipt, concludeReceipt } from "@atlas-messaging/domain";
import { askingJob, bySubject } from "./job.ts";
import type { MessageParts } from "./send-message.ts";

interface ReadFacts extends Facts {
  readonly job: JobRow;
  readonly random: number;
  readonly message: MessageParts | null;
  readonly link: ChannelLinkRow | null;
}

/** A customer's message that was read, for its provider. */
export interface ReadMessage extends Pick<MessageParts, "channel"> {
  readonly link: ChannelLinkRow | null;
  readonly providerMessageId: string;
}

/** Tells the provider of the channel that a customer's message was read. */
export const reportRead = askingJob({
  args: bySubject,
  ask: ({ message, link }: ReadFacts): ReadMessage | null => {
    const providerMessageId = message?.message.provider_message_id ?? null;
    if (!message || providerMessageId === null || message.channel.disconnected_at !== null) return null;
    return { channel: message.channel, link, providerMessageId };
  },
  decide: (facts, receipt: Receipt | null) => concludeReceipt(facts, receipt),
});
