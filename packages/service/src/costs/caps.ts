/** Caps on what an organization, or one of its agents, spends in a month. A message takes its place before it leaves. */
import { type Change, update } from "../core/changes.ts";
import { type Id, type Instant, type MessageCategory } from "../rows/primitives.ts";
import type { ChannelRow } from "../rows/channels.ts";
import type { MessageRateRow, SpendingCapRow } from "../rows/costs.ts";
import type { MessagePricing, MessageRow } from "../rows/messages.ts";
import { type PricedMessage, chargeOf, customerCountry } from "./pricing.ts";
import { rateOf } from "./rates.ts";

/** Scope of the cap that counts all messages. */
export const wholeOrganization = "organization";

/** Reason that a message names while a cap holds it. */
export const heldByCap = "spending_cap";

/** A cap, and what this month has used of it, in its unit. */
export interface CapUse {
  readonly cap: SpendingCapRow;
  readonly used: number;
}

/** Facts that decide if a message may leave. */
export interface Spending {
  /** Caps that count the message; none if nothing limits it. */
  readonly uses: readonly CapUse[];
  /** Rates of its category. */
  readonly rates: readonly MessageRateRow[];
  /** Messages without a template over its channel in this month. */
  readonly serviceMessages: number;
}

/** Messages without a template that are free each month, for each number. */
const freeServiceMessages = 1_000;

/** Begin of a month in UTC. */
export const monthOf = (now: Instant): Instant => `${now.slice(0, 7)}-01T00:00:00.000Z`;

/** Begin of the next month, when caps count anew. */
export const nextMonthOf = (now: Instant): Instant => {
  const [year = 0, month = 0] = now.slice(0, 7).split("-").map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString();
};

/** A message on its way, as far as caps know it. */
export interface Leaving extends PricedMessage {
  readonly channel: Pick<ChannelRow, "id" | "provider">;
  readonly template: { readonly category: MessageCategory } | null;
}

/** Returns the price to expect, which the network tells later. */
const expectedPricing = ({ message, customer, template, now }: Leaving, serviceMessages: number): MessagePricing => {
  const shared = { model: "PMP", country: customerCountry(customer), told_by: "reserved", at: now } as const;
  if (message.type !== "template") {
    const billable = serviceMessages >= freeServiceMessages;
    return { ...shared, type: billable ? "regular" : "free_customer_service", category: "service", billable };
  }
  const given = template?.category ?? message.category ?? "utility";
  return { ...shared, type: "regular", category: given === "transactional" ? "utility" : given, billable: true };
};

/** Answer of a cap about a message. */
export interface Gate {
  /** The price that it takes its place with. */
  readonly pricing: MessagePricing;
  /** The first cap without room; null if it may leave. */
  readonly full: SpendingCapRow | null;
}

/** Asks the caps; null where none counts the message, or it has its place. An adapter's network tells no price ahead. */
export const gateOf = (leaving: Leaving, { uses, rates, serviceMessages }: Spending): Gate | null => {
  if (uses.length === 0 || leaving.channel.provider === "adapter" || leaving.message.pricing !== null) return null;
  const pricing = expectedPricing(leaving, serviceMessages);
  const priceIn = ({ unit }: SpendingCapRow): number => {
    if (!pricing.billable) return 0;
    return unit === "messages" ? 1 : (rateOf(rates, pricing)?.micros ?? 0);
  };
  const full = uses.find(({ cap, used }) => priceIn(cap) > 0 && used + priceIn(cap) > cap.maximum);
  return { pricing, full: full?.cap ?? null };
};

/** Counts a decision by the cap, so that it meets every other one as a conflict. */
export const decidedBy = (cap: SpendingCapRow, set: Partial<SpendingCapRow> = {}): Change => {
  const { organization_id, scope, reservations, maximum } = cap;
  return update(
    "spending_caps",
    { organization_id, scope, reservations, maximum },
    { ...set, reservations: reservations + 1 },
  );
};

/** Takes a place in each cap. */
export const reserve = (
  { message, channel }: Pick<Leaving, "message" | "channel">,
  { pricing }: Gate,
  { uses }: Spending,
): Change[] => {
  const { organization_id, id, delivery_state, updated_at } = message;
  return [
    update("messages", { organization_id, id, delivery_state, updated_at }, { pricing }),
    ...chargeOf({ message, channel }, pricing, delivery_state),
    ...uses.map(({ cap }) => decidedBy(cap)),
  ];
};

/** Tells if messages wait for a cap now. It counts anew each month. */
export const isReached = ({ reached_at }: Pick<SpendingCapRow, "reached_at">, now: Instant): boolean =>
  reached_at !== null && reached_at >= monthOf(now);

/** Names the caps that count a message of an agent; of none, all the organization's. */
export const scopesOf = ({ author }: Pick<MessageRow, "author">): readonly string[] => {
  const agent: Id | undefined = author?.agent_id;
  return agent === undefined ? [wholeOrganization] : [wholeOrganization, agent];
};
