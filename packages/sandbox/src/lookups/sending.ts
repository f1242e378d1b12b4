import type { ChannelRow, SendMessageFacts } from "@atlas-messaging/domain";
import type { Organization } from "../store/organization.ts";
import { quietHoursOf } from "./customers.ts";
import { servingAgent } from "./serving-agents.ts";
import { liveTemplate } from "./templates.ts";

/** Returns the oldest channel that meets a condition. */
export const firstChannel = ({ tables }: Organization, holds: (channel: ChannelRow) => boolean): ChannelRow | null => {
  let first: ChannelRow | null = null;
  for (const channel of tables.channels.all()) {
    if ((first === null || channel.id < first.id) && holds(channel)) first = channel;
  }
  return first;
};

/** Returns the customer with a phone number, and their conversation on a channel. */
export const customerOn = ({ tables }: Organization, phoneNumber: string, channel: ChannelRow | null) => {
  const customer = tables.customers.byUnique("customers_phone_number_key", phoneNumber);
  const conversation =
    customer && channel
      ? tables.conversations.byUnique("conversations_customer_channel_key", customer.id, channel.id)
      : null;
  return { customer, conversation };
};

type SendFacts = Pick<SendMessageFacts, "channel" | "customer" | "conversation" | "template" | "quietHours">;

/** Returns the default for sending: the latest that was made it, else the first. */
export const sendingChannel = ({ tables }: Organization): ChannelRow | null => {
  let chosen: ChannelRow | null = null;
  for (const channel of tables.channels.all()) {
    if (channel.status !== "disconnected" && (chosen === null || isPreferred(channel, chosen))) chosen = channel;
  }
  return chosen;
};

const isPreferred = (one: ChannelRow, other: ChannelRow): boolean => {
  const [since, before] = [one.default_since ?? "", other.default_since ?? ""];
  return since === before ? one.id < other.id : since > before;
};

/** Returns the facts of an inbound event. */
export const inboundFacts = (
  organization: Organization,
  {
    channel: name,
    phone_number,
    ...args
  }: {
    readonly channel: string;
    readonly phone_number: string;
    readonly reply_to: string | null;
    readonly media_id: string | null;
  },
) => {
  const channel = firstChannel(organization, (each) => each.channel === name);
  const agent = servingAgent(organization, channel);
  return { channel, ...customerOn(organization, phone_number, channel), agent, ...namedRows(organization, args) };
};

/** Returns the message that a request quotes, and the media of its content. */
export const namedRows = (
  { tables }: Organization,
  { reply_to, media_id }: { readonly reply_to: string | null; readonly media_id: string | null },
) => ({ quoted: tables.messages.byId(reply_to), media: tables.media.byId(media_id) });

/** Returns the facts for sending to a phone number. */
export const sendFacts = (
  organization: Organization,
  {
    phone_number,
    channel_id,
    template_id,
  }: { readonly phone_number: string; readonly channel_id: string | null; readonly template_id: string | null },
): SendFacts => {
  const channel = channel_id === null ? sendingChannel(organization) : organization.tables.channels.byId(channel_id);
  return {
    channel,
    ...customerOn(organization, phone_number, channel),
    template: liveTemplate(organization, template_id),
    quietHours: quietHoursOf(organization),
  };
};
