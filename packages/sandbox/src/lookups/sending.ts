import type { ChannelRow, SendMessageFacts } from "@atlas-messaging/domain";
import type { Organization } from "../store/organization.ts";

/** The organization's first channel that a condition holds for. */
export const firstChannel = ({ tables }: Organization, holds: (channel: ChannelRow) => boolean): ChannelRow | null => {
  let first: ChannelRow | null = null;
  for (const channel of tables.channels.all()) {
    if ((first === null || channel.id < first.id) && holds(channel)) first = channel;
  }
  return first;
};

/** A customer by phone number, and the thread with them on a channel. */
export const customerOn = ({ tables }: Organization, phoneNumber: string, channel: ChannelRow | null) => {
  const customer = tables.customers.byUnique("customers_phone_number_key", phoneNumber);
  const conversation =
    customer && channel
      ? tables.conversations.byUnique("conversations_customer_channel_key", customer.id, channel.id)
      : null;
  return { customer, conversation };
};

type SendFacts = Pick<SendMessageFacts, "channel" | "customer" | "conversation" | "template">;

/** What sending to a phone number depends on. */
export const sendFacts = (
  organization: Organization,
  { phone_number, template_id }: { readonly phone_number: string; readonly template_id: string | null },
): SendFacts => {
  const channel = firstChannel(organization, ({ status }) => status !== "disconnected");
  return {
    channel,
    ...customerOn(organization, phone_number, channel),
    template: organization.tables.templates.byId(template_id),
  };
};
