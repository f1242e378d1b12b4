import { type Change, type Update, update } from "../changes.ts";
import type { FailureCode } from "../channels/provider-errors.ts";
import { presentEventMessage } from "../conversations/present.ts";
import { endMarketing } from "../customers/consent.ts";
import type { OtherName } from "../events/names.ts";
import type { Facts } from "../outcome.ts";
import { emit } from "../records.ts";
import type {
  ChannelRow,
  ConversationRow,
  CustomerRow,
  DeliveryState,
  Instant,
  MessageRow,
  MessageStatus,
} from "../rows.ts";

/** A message and the rows that its events show. */
export interface MessageFacts extends Facts {
  readonly message: MessageRow;
  readonly conversation: ConversationRow;
  readonly customer: CustomerRow;
  readonly channel: ChannelRow;
}

/** A provider's status report of a message. */
export interface ProviderReport {
  readonly status: Exclude<DeliveryState, "scheduled" | "queued" | "canceled">;
  readonly provider_message_id?: string;
  readonly error_code?: string;
}

const order: readonly DeliveryState[] = ["scheduled", "queued", "sent", "delivered", "read"];

/** Tells if a status moves a message forward. `failed` and `canceled` are final. */
export const movesOn = (from: DeliveryState, to: DeliveryState): boolean => {
  if (from === "failed" || from === "canceled") return false;
  if (to === "canceled") return from === "scheduled";
  if (to === "failed") return order.indexOf(from) <= order.indexOf("sent");
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
  const { message } = facts;
  const from = message.delivery_state;
  if (from === null || !movesOn(from, report.status)) return [];
  const providerMessageId = report.provider_message_id ?? message.provider_message_id;
  const reported = { ...report, provider_message_id: providerMessageId };
  const refused = report.error_code === ("recipient_opted_out" satisfies FailureCode);
  return [
    enterState(facts, reported),
    ...emitState(facts, reported),
    ...(refused ? endMarketing(facts, facts.customer) : []),
  ];
};

/** A delivery state to enter. */
interface Entered {
  readonly status: DeliveryState;
  readonly provider_message_id?: string | null;
  readonly error_code?: string;
}

/** Moves a message to a state, if it is still in the one that was read. */
export const enterState = (
  { message, now }: MessageFacts,
  { status, error_code = null, ...more }: Readonly<{ error_code?: string | null } & Omit<Entered, "error_code">>,
): Update<"messages"> =>
  update(
    "messages",
    { organization_id: message.organization_id, id: message.id, delivery_state: message.delivery_state },
    {
      ...more,
      delivery_state: status,
      error_code,
      statuses: [...statusesOf(message), { status, at: now, error_code }],
      updated_at: now,
    },
  );

/** Emits the events of a state. */
export const emitState = (
  facts: MessageFacts,
  { status, provider_message_id = null, error_code }: Entered,
): Change[] => {
  const { message, conversation, customer, channel } = facts;
  return emit(facts, namesOf(status), conversation.id, {
    conversation_id: conversation.id,
    channel: channel.channel,
    customer: { id: customer.id, phone_number: customer.phone_number },
    message: {
      ...presentEventMessage(message),
      status,
      ...(provider_message_id === null ? {} : { provider_message_id }),
      ...(error_code === undefined ? {} : { error_code }),
    },
  });
};

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

/** Time at which a message was to leave. */
export const departureOf = ({ send_at, created_at }: Pick<MessageRow, "send_at" | "created_at">): Instant =>
  send_at ?? created_at;

/** Fails a message whose job is set aside. It may still have been sent, if a worker died after sending it. */
export const giveUpMessage = (facts: MessageFacts): Change[] =>
  applyReport(facts, { status: "failed", error_code: "set_aside" satisfies FailureCode });
