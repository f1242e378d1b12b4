/** Counts and costs of messages, by what the network told and the rates that were set. */
import type { AnswerOf } from "../core/outcome.ts";
import type { MessageChargeRow, MessageRateRow } from "../rows/costs.ts";
import { amountOf } from "./amounts.ts";
import { rateOf } from "./rates.ts";

/** Figures of some messages. Money is in millionths. */
export interface Figures {
  /** Delivered, and charged by the network. */
  readonly billable: number;
  readonly free: number;
  /** Charged once they are delivered. */
  readonly pending: number;
  readonly micros: number;
  /** Billable ones without a rate. */
  readonly unpriced: number;
}

export interface Group extends Figures {
  readonly key: string | null;
}

/** Facts of a report. */
export interface CostFacts {
  readonly groups: readonly Group[];
  /** Currency of the rates; null without any. */
  readonly currency: string | null;
}

const none: Figures = { billable: 0, free: 0, pending: 0, micros: 0, unpriced: 0 };

const added = (one: Figures, other: Figures): Figures => ({
  billable: one.billable + other.billable,
  free: one.free + other.free,
  pending: one.pending + other.pending,
  micros: one.micros + other.micros,
  unpriced: one.unpriced + other.unpriced,
});

/** Tells if the network charges a message now. */
export const isCharged = ({ billable, state }: Pick<MessageChargeRow, "billable" | "state">): boolean =>
  billable && state === "delivered";

/** Returns the figures of one message. One that failed, or that no network has told of, counts nowhere. */
const figuresOf = (charge: MessageChargeRow, rates: readonly MessageRateRow[]): Figures => {
  if (charge.state === "failed" || charge.state === "reserved") return none;
  if (!charge.billable) return { ...none, free: 1 };
  if (charge.state !== "delivered") return { ...none, pending: 1 };
  const rate = rateOf(rates, charge);
  return { ...none, billable: 1, micros: rate?.micros ?? 0, unpriced: rate === null ? 1 : 0 };
};

/** Adds up messages by a key. */
export const groupsOf = (
  charges: readonly MessageChargeRow[],
  rates: readonly MessageRateRow[],
  keyOf: (charge: MessageChargeRow) => string | null,
): readonly Group[] => {
  const groups = new Map<string | null, Figures>();
  for (const charge of charges) {
    if (charge.state === "failed" || charge.state === "reserved") continue;
    const key = keyOf(charge);
    groups.set(key, added(groups.get(key) ?? none, figuresOf(charge, rates)));
  }
  return [...groups].map(([key, figures]) => ({ key, ...figures }));
};

type Shown = AnswerOf<"costs.get">["data"];

const presentFigures = ({ billable, free, pending, micros, unpriced }: Figures, currency: string | null) => ({
  messages: billable + free + pending,
  billable,
  free,
  pending,
  cost: currency === null ? null : amountOf(micros),
  unpriced: currency === null ? billable : unpriced,
});

/** Presents a report, the group that costs most first. */
export const presentCosts = (
  { groups, currency }: CostFacts,
  { since, until, group_by }: Pick<Shown, "since" | "until" | "group_by">,
): Shown => ({
  since,
  until,
  group_by,
  currency,
  total: presentFigures(groups.reduce<Figures>(added, none), currency),
  groups: groups
    .toSorted((one, other) => other.micros - one.micros || other.billable - one.billable || orderOf(one, other))
    .map(({ key, ...figures }) => ({ key, ...presentFigures(figures, currency) })),
});

const orderOf = (one: Group, other: Group): number => ((one.key ?? "") < (other.key ?? "") ? -1 : 1);

/** A charge with its rate. */
export interface RatedCharge {
  readonly charge: MessageChargeRow;
  /** Null where no rate fits. */
  readonly micros: number | null;
}

type ShownCharge = AnswerOf<"costs.listMessages">["data"]["messages"][number];

/** Presents what one message costs. */
export const presentCharge = ({ charge, micros }: RatedCharge): ShownCharge => {
  const { message_id, channel_id, agent_id, template_id, country, category, type, billable, state, at } = charge;
  const amount = isCharged(charge) ? micros : 0;
  return {
    message_id,
    channel_id,
    agent_id,
    template_id,
    country,
    category,
    type,
    billable,
    delivered: state === "delivered",
    cost: amount === null ? null : amountOf(amount),
    at,
  };
};
