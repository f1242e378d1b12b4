import { type CapUse, type Spending, monthOf, nextMonthOf, scopesOf, wholeOrganization } from "../costs/caps.ts";
import { costsFacts as reports } from "../costs/facts.memory.ts";
import { rateOf } from "../costs/rates.ts";
import { heldByCap } from "../costs/caps.ts";
import type { FactsFor, Organization } from "../pipeline/memory.ts";
import type { MessageChargeRow, SpendingCapRow } from "../rows/costs.ts";
import type { Id, Instant } from "../rows/primitives.ts";
import { messageOf } from "./facts.memory.ts";
import type { consoleCaps, costs } from "./operations.caps.ts";

const ratesOf = ({ tables }: Organization) => [...tables.message_rates.all()];

const chargesIn = ({ tables }: Organization, month: Instant): readonly MessageChargeRow[] =>
  [...tables.message_charges.all()].filter(
    ({ at, state }) => at >= month && at < nextMonthOf(month) && state !== "failed",
  );

const useOf = (organization: Organization, month: Instant, cap: SpendingCapRow): CapUse => {
  const counted = chargesIn(organization, month).filter(
    ({ billable, agent_id }) => billable && (cap.scope === wholeOrganization || agent_id === cap.scope),
  );
  const rates = cap.unit === "amount" ? ratesOf(organization) : [];
  const used = counted.reduce(
    (sum, charge) => sum + (cap.unit === "messages" ? 1 : (rateOf(rates, charge)?.micros ?? 0)),
    0,
  );
  return { cap, used };
};

const capsOf = ({ tables }: Organization) => [...tables.spending_caps.all()];

/** Returns what decides if a message may leave. */
export const spendingOf = (organization: Organization, id: Id, now: Instant): Spending => {
  const found = messageOf(organization, id);
  const counting = found ? capsOf(organization).filter(({ scope }) => scopesOf(found.message).includes(scope)) : [];
  if (counting.length === 0) return { uses: [], rates: [], serviceMessages: 0 };
  const month = monthOf(now);
  const isService = ({ category, channel_id }: MessageChargeRow): boolean =>
    category === "service" && channel_id === found?.channel.id;
  return {
    uses: counting.map((cap) => useOf(organization, month, cap)),
    rates: ratesOf(organization),
    serviceMessages: chargesIn(organization, month).filter(isService).length,
  };
};

const heldIn = (organization: Organization) =>
  [...organization.tables.outbox.all()]
    .filter(({ kind, last_error }) => kind === "release_message" && last_error === heldByCap)
    .flatMap(({ subject_id }) => messageOf(organization, subject_id) ?? [])
    .filter(({ message }) => message.delivery_state === "scheduled");

const currencyOf = (organization: Organization) => ratesOf(organization)[0]?.currency ?? null;

const use = (organization: Organization, { month }: { readonly month: Instant }) => ({
  uses: capsOf(organization).map((cap) => useOf(organization, month, cap)),
  waiting: heldIn(organization).length,
  currency: currencyOf(organization),
});

const toSet = (organization: Organization, { agent_id }: { readonly agent_id: Id | null }) => ({
  caps: capsOf(organization),
  agent: organization.tables.agents.byId(agent_id),
  currency: currencyOf(organization),
});

const waiting = (organization: Organization, { held_size }: { readonly held_size: number }) => ({
  held: heldIn(organization)
    .toSorted((one, other) => (one.message.id < other.message.id ? -1 : 1))
    .slice(0, held_size),
});

export const costsFacts = {
  ...reports,
  "costs.getCaps": use,
  "costs.setCap": toSet,
  "costs.cancelWaiting": waiting,
} satisfies FactsFor<typeof costs>;

export const consoleCapsFacts = {
  "console.caps.get": use,
  "console.caps.set": toSet,
  "console.caps.cancelWaiting": waiting,
} satisfies FactsFor<typeof consoleCaps>;
