import type { SuccessOf } from "@atlas-messaging/contract";
import { type ConversationView, presentCustomer, presentMessage } from "../conversations/present.ts";
import { statusesOf } from "../delivery/message.ts";
import type { MessageRow } from "../rows.ts";

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
  ...presentMessage(message),
  conversation_id: message.conversation_id,
  channel: channel.channel,
  customer: presentCustomer(customer),
  category: message.category,
  error_code: message.error_code,
  send_at: message.send_at,
  read_at: message.read_at,
  statuses: statusesOf(message).map(({ status, at, error_code }) => ({ status, at, error_code })),
  updated_at: message.updated_at,
});
