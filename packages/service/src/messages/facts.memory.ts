import { hasMetadata } from "../core/metadata.ts";
import type { CustomerRow } from "../rows/customers.ts";
import {
  customerById,
  customerByNumber,
  customerByUserId,
  customerByUsername,
  recordsOf,
} from "../pipeline/people.memory.ts";
import type { Addressing } from "../customers/recipient.ts";
import { type FactsFor, type Organization, newestOf, quotaOf } from "../pipeline/memory.ts";
import type { consoleMedia, consoleMessages, messages } from "./operations.ts";
import type { MessageParts } from "./jobs.ts";
import { type InLine, departureOf } from "./line.ts";
import type { MessageRow } from "../rows/messages.ts";
import { partsOf } from "../conversations/facts.memory.ts";
import type { MessageView } from "../conversations/present.ts";
import type { Listed } from "../pipeline/paging.ts";
import type { messagePageArgs } from "./operations.ts";
import type { Instant } from "../rows/primitives.ts";
import type { ChannelRow } from "../rows/channels.ts";
import type { SendMessageFacts } from "./send.ts";
import { quietHoursOf } from "../customers/facts.memory.ts";
import { servingAgent } from "../agents/serving.memory.ts";
import { liveTemplate } from "../templates/facts.memory.ts";
import { channelById, sendingChannel } from "../channels/facts.memory.ts";

/** A message, and what its events tell of it. */
export const messageOf = (organization: Organization, id: string): MessageParts | null => {
  const message = organization.tables.messages.byId(id);
  const parts = message && partsOf(organization, organization.tables.conversations.byId(message.conversation_id));
  return parts && { message, ...parts };
};

const isBefore = (one: MessageRow, other: MessageRow): boolean =>
  departureOf(one) === departureOf(other) ? one.id < other.id : departureOf(one) < departureOf(other);

/** Returns the place of a message among those of its conversation. */
export const inLine = (organization: Organization, id: string): InLine => {
  const { messages, outbox } = organization.tables;
  const message = messages.byId(id);
  if (!message) return { before: null, behind: [] };
  const hasNights = quietHoursOf(organization) !== null;
  const before = messages
    .where("delivery_state", "queued")
    .filter((each) => each.conversation_id === message.conversation_id && isBefore(each, message))
    .filter(({ category }) => category !== "marketing" || message.category === "marketing" || !hasNights)
    .reduce<MessageRow | null>((last, each) => (last && isBefore(each, last) ? last : each), null);
  return { before, behind: outbox.where("event_row_id", id).filter(({ endpoint_id }) => endpoint_id === null) };
};

type Filters = ReturnType<typeof messagePageArgs>;

/** Returns a page of messages, newest first. */
const messagePage = (organization: Organization, filters: Filters): Listed<MessageView> =>
  newestOf(
    organization.tables.messages,
    (message) => {
      const { conversation_id, customer_id, delivery_state, direction, since_id } = filters;
      if (message.id < since_id || (conversation_id !== null && message.conversation_id !== conversation_id))
        return null;
      if (delivery_state !== null && message.delivery_state !== delivery_state) return null;
      if (direction !== null && message.direction !== direction) return null;
      if (!hasMetadata(message, filters)) return null;
      const found = messageOf(organization, message.id);
      const isOf = customer_id === null || recordsOf(organization, customer_id).includes(found?.customer.id ?? "");
      return isOf ? found : null;
    },
    filters,
  );

/** Returns the oldest channel that meets a condition. */
export const firstChannel = ({ tables }: Organization, holds: (channel: ChannelRow) => boolean): ChannelRow | null => {
  let first: ChannelRow | null = null;
  for (const channel of tables.channels.all()) {
    if ((first === null || channel.id < first.id) && holds(channel)) first = channel;
  }
  return first;
};

/** Returns a customer, and their conversation on a channel. */
export const customerOn = ({ tables }: Organization, customer: CustomerRow | null, channel: ChannelRow | null) => {
  const conversation =
    customer && channel
      ? tables.conversations.byUnique("conversations_customer_channel_key", customer.id, channel.id)
      : null;
  return { customer, conversation };
};

/** Returns the customer whom a request addresses. */
const customerAddressed = (
  organization: Organization,
  { addressed_by, customer_id, phone_number, user_id, username }: Addressing,
  channel: ChannelRow | null,
): CustomerRow | null => {
  if (addressed_by === "customer_id") return customerById(organization, customer_id);
  if (addressed_by === "user_id") return customerByUserId(organization, user_id, channel);
  if (addressed_by === "username") return customerByUsername(organization, username);
  return customerByNumber(organization, phone_number);
};

type SendFacts = Pick<SendMessageFacts, "channel" | "customer" | "conversation" | "template" | "quietHours">;

/** Returns the facts of an inbound event. */
export const inboundFacts = (
  organization: Organization,
  {
    channel: name,
    channel_id,
    provider_id,
    phone_number,
    user_id,
    as_of,
    ...args
  }: {
    readonly channel: string | null;
    readonly channel_id: string | null;
    readonly provider_id: string | null;
    readonly phone_number: string | null;
    readonly user_id: string | null;
    readonly as_of: Instant;
    readonly reply_to: string | null;
    readonly media_id: string | null;
  },
  isFit: (channel: ChannelRow) => boolean = () => true,
) => {
  const channel = firstChannel(
    organization,
    (each) =>
      (name === null || each.channel === name) &&
      each.removed_at === null &&
      (channel_id === null || each.id === channel_id) &&
      isFit(each),
  );
  const agent = servingAgent(organization, channel);
  const { tables } = organization;
  const byUserId = customerByUserId(organization, user_id, channel, as_of);
  const customer = customerByNumber(organization, phone_number, as_of) ?? byUserId;
  const known = provider_id === null ? null : tables.messages.byUnique("messages_provider_message_key", provider_id);
  const parties = { ...customerOn(organization, customer, channel), byUserId };
  return { channel, known, ...parties, agent, ...namedRows(organization, args) };
};

/** Returns the message that a request quotes, and the media of its content. */
export const namedRows = (
  { tables }: Organization,
  { reply_to, media_id }: { readonly reply_to: string | null; readonly media_id: string | null },
) => ({ quoted: tables.messages.byId(reply_to), media: tables.media.byId(media_id) });

/** Returns the facts for sending to an address. */
export const sendFacts = (
  organization: Organization,
  {
    channel_id,
    template_id,
    ...addressing
  }: Addressing & { readonly channel_id: string | null; readonly template_id: string | null },
): SendFacts => {
  const channel = channel_id === null ? sendingChannel(organization) : channelById(organization.tables, channel_id);
  return {
    channel,
    ...customerOn(organization, customerAddressed(organization, addressing, channel), channel),
    template: liveTemplate(organization, template_id),
    quietHours: quietHoursOf(organization),
  };
};

export const messagesFacts = {
  "messages.list": messagePage,
  "messages.get": (organization, { id }) => ({ found: messageOf(organization, id) }),
  "messages.send": (organization, args) => ({ ...sendFacts(organization, args), ...namedRows(organization, args) }),
  "messages.update": (organization, { id }) => ({ found: messageOf(organization, id) }),
  "messages.cancel": (organization, { id }) => ({ found: messageOf(organization, id) }),
  "messages.reportStatus": (organization, { id }) => ({ found: messageOf(organization, id) }),
  "media.upload": (organization, args) => ({ quota: quotaOf(organization, "stored_bytes", args) }),
  "media.uploadFile": (organization, args) => ({ quota: quotaOf(organization, "stored_bytes", args) }),
  "media.get": ({ tables }, { media_id }) => ({ media: tables.media.byId(media_id) }),
  "media.download": ({ tables }, { media_id }) => ({ media: tables.media.byId(media_id) }),
  "messages.markRead": (organization, { id }) => ({ found: messageOf(organization, id) }),
  "messages.react": (organization, { id }) => ({ found: messageOf(organization, id) }),
  "messages.showTyping": (organization, { id }) => ({ found: messageOf(organization, id) }),
} satisfies FactsFor<typeof messages>;

export const consoleMessagesFacts = {
  "console.messages.list": messagePage,
  "console.messages.get": (organization, { id }) => ({ found: messageOf(organization, id) }),
  "console.messages.react": (organization, { id }) => ({ found: messageOf(organization, id) }),
  "console.messages.showTyping": (organization, { id }) => ({ found: messageOf(organization, id) }),
} satisfies FactsFor<typeof consoleMessages>;

export const consoleMediaFacts = {
  "console.media.uploadFile": (organization, args) => ({ quota: quotaOf(organization, "stored_bytes", args) }),
  "console.media.get": ({ tables }, { media_id }) => ({ media: tables.media.byId(media_id) }),
  "console.media.download": ({ tables }, { media_id }) => ({ media: tables.media.byId(media_id) }),
} satisfies FactsFor<typeof consoleMedia>;
