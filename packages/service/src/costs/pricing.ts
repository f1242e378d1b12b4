/** Prices of messages, as the messaging network tells them with their statuses. */
import { type Change, type Tally, update } from "../core/changes.ts";
import { countryOf } from "../core/countries.ts";
import type { ChannelRow } from "../rows/channels.ts";
import type { ChargeState, MessageChargeRow } from "../rows/costs.ts";
import type { CustomerRow } from "../rows/customers.ts";
import type { DeliveryState, MessagePricing, MessageRow } from "../rows/messages.ts";
import type { Id, Instant } from "../rows/primitives.ts";

/** Price as a status tells it. */
export type ReportedPricing = Pick<MessagePricing, "type" | "category" | "model" | "billable">;

/** A message with the rows that decide whom it is charged for. */
export interface PricedMessage {
  readonly message: MessageRow;
  readonly channel: Pick<ChannelRow, "id">;
  readonly customer: Pick<CustomerRow, "phone_number" | "user_id">;
  readonly now: Instant;
}

const stages: readonly MessagePricing["told_by"][] = ["reserved", "sent", "delivered", "read"];

/** A later status corrects an earlier one, in whichever order they come. */
const corrects = (told: MessagePricing, known: MessagePricing | null): boolean =>
  known === null || stages.indexOf(told.told_by) >= stages.indexOf(known.told_by);

const isSame = (one: MessagePricing | null, other: MessagePricing): boolean =>
  one !== null &&
  one.told_by !== "reserved" &&
  one.type === other.type &&
  one.category === other.category &&
  one.model === other.model &&
  one.billable === other.billable;

/** Returns the pricing after a report; the one that is known if it tells nothing new. */
export const pricingAfter = (
  { message, customer, now }: Pick<PricedMessage, "message" | "customer" | "now">,
  status: DeliveryState,
  reported: ReportedPricing | undefined,
): MessagePricing | null => {
  const known = message.pricing;
  if (reported === undefined) return known;
  const told: MessagePricing = {
    ...reported,
    country: customerCountry(customer),
    told_by: status === "read" || status === "delivered" ? status : "sent",
    at: known?.at ?? now,
  };
  return corrects(told, known) && !isSame(known, told) ? told : known;
};

/** Returns the country of a customer. A user's id begins with it. */
export const customerCountry = ({ phone_number, user_id }: PricedMessage["customer"]): string | null => {
  const byId = /^([A-Z]{2})\./.exec(user_id ?? "");
  return countryOf(phone_number) ?? byId?.[1] ?? null;
};

const stateOf = ({ told_by }: MessagePricing, status: DeliveryState | null): ChargeState => {
  if (status === "failed" || status === "canceled") return "failed";
  if (told_by === "reserved") return "reserved";
  if (status === "delivered" || status === "read") return "delivered";
  return "sent";
};

/** Writes the charge of a message that has a price, as of its state. */
export const chargeOf = (
  { message, channel }: Pick<PricedMessage, "message" | "channel">,
  pricing: MessagePricing | null,
  status: DeliveryState | null,
): Change[] => {
  if (pricing === null) return [];
  const row: MessageChargeRow = {
    organization_id: message.organization_id,
    message_id: message.id,
    channel_id: channel.id,
    agent_id: agentOf(message),
    template_id: message.template_id,
    country: pricing.country,
    category: pricing.category,
    type: pricing.type,
    billable: pricing.billable,
    state: stateOf(pricing, status),
    at: pricing.at,
  };
  return [
    {
      kind: "tally",
      table: "message_charges",
      row,
      key: ["organization_id", "message_id"],
      merging: {
        country: "takes the new",
        category: "takes the new",
        type: "takes the new",
        billable: "takes the new",
        state: "takes the new",
      },
    } satisfies Tally<"message_charges">,
  ];
};

const agentOf = ({ author }: Pick<MessageRow, "author">): Id | null => author?.agent_id ?? null;

/** Returns the price as a change of its message, if it has changed. */
export const changedIn = ({ pricing: known }: Pick<MessageRow, "pricing">, pricing: MessagePricing | null) =>
  pricing === known ? {} : { pricing };

/** Applies a price that comes without a new state, as the second of two statuses may tell it. */
export const applyPricing = (priced: PricedMessage, pricing: MessagePricing | null): Change[] => {
  const { message, now } = priced;
  if (pricing === null || pricing === message.pricing) return [];
  const { organization_id, id, delivery_state } = message;
  return [
    update("messages", { organization_id, id, delivery_state }, { pricing, updated_at: now }),
    ...chargeOf(priced, pricing, delivery_state),
  ];
};

/** Presents a price; left out before the network has told it. */
export const presentPricing = (pricing: MessagePricing | null) =>
  pricing === null || pricing.told_by === "reserved"
    ? undefined
    : {
        billable: pricing.billable,
        type: pricing.type,
        category: pricing.category,
        model: pricing.model,
        country: pricing.country ?? undefined,
      };

/** Returns the price that the network sets since October 2026, within its free messages of a month. */
export const usualPricing = ({ category, type }: Pick<MessageRow, "category" | "type">): ReportedPricing => {
  if (type !== "template") return { type: "free_customer_service", category: "service", model: "PMP", billable: false };
  const billed = category === "marketing" || category === "authentication" ? category : "utility";
  return { type: "regular", category: billed, model: "PMP", billable: true };
};
