import { type Change, update } from "../changes.ts";
import type { FailureCode } from "../channels/provider-errors.ts";
import { presentEventMessage } from "../conversations/present.ts";
import type { OtherName } from "../events/names.ts";
import type { Facts } from "../outcome.ts";
import { emit } from "../records.ts";
import type { ChannelRow, ConversationRow, CustomerRow, DeliveryState, MessageRow } from "../rows.ts";

/** A message and the rows that its events show. */
export interface MessageFacts extends Facts {
  readonly message: MessageRow;
  readonly conversation: ConversationRow;
  readonly customer: CustomerRow;
  readonly channel: ChannelRow;
}

/** A provider's status report of a message. */
export interface ProviderReport {
  readonly status: Exclude<DeliveryState, "queued">;
  readonly provider_message_id?: string;
  readonly error_code?: string;
}

const order: readonly DeliveryState[] = ["queued", "sent", "delivered", "read"];

/** Tells if a status moves a message forward. `failed` is final, and only queued or sent messages fail. */
export const movesOn = (from: DeliveryState, to: DeliveryState): boolean => {
  if (from === "failed") return false;
  if (to === "failed") return from === "queued" || from === "sent";
  return order.indexOf(to) > order.indexOf(from);
};

type DeliveryEvent =
  | "agent.message_delivery"
  | "conversation.message_delivered"
  | "conversation.message_failed"
  | "message.delivered";

const namesOf = (status: DeliveryState): readonly [DeliveryEvent, ...OtherName<DeliveryEvent>[]] => {
  if (status === "delivered") return ["conversation.message_delivered", "message.delivered", "agent.message_delivery"];
  if (status === "failed") return ["conversation.message_failed", "agent.message_delivery"];
  return ["agent.message_delivery"];
};

/** Applies a provider's report to a message and emits its events. A late or repeated report changes nothing. */
export const applyReport = (facts: MessageFacts, report: ProviderReport): Change[] => {
  const { message, conversation, customer, channel } = facts;
  const from = message.delivery_state;
  if (from === null || !movesOn(from, report.status)) return [];
  const providerMessageId = report.provider_message_id ?? message.provider_message_id;
  return [
    update(
      "messages",
      { organization_id: facts.organizationId, id: message.id, delivery_state: from },
      {
        delivery_state: report.status,
        provider_message_id: providerMessageId,
        error_code: report.error_code ?? null,
        updated_at: facts.now,
      },
    ),
    ...emit(facts, namesOf(report.status), conversation.id, {
      conversation_id: conversation.id,
      channel: channel.channel,
      customer: { id: customer.id, phone_number: customer.phone_number },
      message: {
        ...presentEventMessage(message),
        status: report.status,
        ...(providerMessageId === null ? {} : { provider_message_id: providerMessageId }),
        ...(report.error_code === undefined ? {} : { error_code: report.error_code }),
      },
    }),
  ];
};

/** Fails a message whose job is set aside. It may still have been sent, if a worker died after sending it. */
export const giveUpMessage = (facts: MessageFacts): Change[] =>
  applyReport(facts, { status: "failed", error_code: "set_aside" satisfies FailureCode });
