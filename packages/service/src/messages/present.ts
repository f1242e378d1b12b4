import type { AnswerOf } from "../core/outcome.ts";
import { type ConversationView, presentCustomer, presentMessage } from "../conversations/present.ts";
import type { MessageRow, MessageStatus } from "../rows/messages.ts";

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
}: MessageView): AnswerOf<"messages.get">["data"]["message"] => ({
  ...presentMessageWithStates(message),
  conversation_id: message.conversation_id,
  channel: channel.channel,
  customer: presentCustomer(customer),
  category: message.category,
  send_at: message.send_at,
  read_at: message.read_at,
  updated_at: message.updated_at,
});

/** Returns the states of a message. One from before they were kept shows its first and its last. */
export const statusesOf = ({
  statuses,
  delivery_state: status,
  error_code,
  created_at,
  updated_at,
}: MessageRow): readonly MessageStatus[] => {
  if (statuses.length > 0 || status === null) return statuses;
  const first = { status: "queued", at: created_at, error_code: null } as const;
  return status === "queued" ? [first] : [first, { status, at: updated_at, error_code }];
};
