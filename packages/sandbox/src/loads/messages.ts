import type { ChannelRow, SendMessageFacts } from "@atlas-messaging/domain";
import type { Organization } from "../store/organization.ts";
import { conversationParts } from "./conversation-parts.ts";
import type { MemoryLoads } from "./memory-loads.ts";
import { hostedAgentOn } from "./hosted-agents.ts";

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

const sendFacts = (
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

export const messages = {
  "messages.send": sendFacts,
  "agent.sendMessageToPhone": sendFacts,
  "agent.sendMessage": (organization, { conversation_id, template_id }) => ({
    parts: conversationParts(organization, conversation_id),
    template: organization.tables.templates.byId(template_id),
  }),
  "agent.messageStatus": ({ tables }, { provider_message_id }) => ({
    message: tables.messages.byUnique("messages_provider_message_key", provider_message_id),
  }),
  "events.ingest": (organization, { channel: name, phone_number }) => {
    const channel = firstChannel(organization, (each) => each.channel === name);
    const hosted = hostedAgentOn(organization, name) !== null;
    return { channel, ...customerOn(organization, phone_number, channel), hosted };
  },
  "actions.execute": (organization, { conversation_id, owner_id }) => {
    const member = organization.tables.members.byId(owner_id);
    return {
      parts: conversationParts(organization, conversation_id),
      ownerKnown: member !== null && (member.status === "active" || member.status === "invited"),
    };
  },
} satisfies Partial<MemoryLoads>;
