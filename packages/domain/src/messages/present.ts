import type { SuccessOf } from "@atlas-messaging/contract";
import { type ConversationView, presentCustomer, presentMessage } from "../conversations/present.ts";
import { statusesOf } from "../delivery/message.ts";
import type { MessageRow } from "../rows.ts";

/** Presents a message of a conversation with every state that it has had. */
export const presentMessageWithStates = (message: MessageRow) => ({
  ...presentMessage(message),
  error_code: message.error_code,
  statuses: statusesOf(message).map(({ status, at, error_code }) => ({ status, at, error_code })),
});

/** A message with what is shown of its customer and channel. */
export interface MessageView extends Pick<ConversationView, "customer" | "channel"> {
  readonly message: MessageRow;
}

/** Presents a message with every state that it has had. */
export const presentWholeMessage = ({
  message,
  customer,
  channel,
}: MessageView): SuccessOf<"messages.get">["data"]["message"] => ({
  ...presentMessageWithStates(message),
  conversation_id: message.conversation_id,
  channel: channel.channel,
  customer: presentCustomer(customer),
  category: message.category,
  send_at: message.send_at,
  read_at: message.read_at,
  updated_at: message.updated_at,
});
