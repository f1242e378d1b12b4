import { type FactsFor, type Organization, newestOf } from "../pipeline/memory.ts";
import type { MessageChargeRow } from "../rows/costs.ts";
import { groupsOf } from "./figures.ts";
import type { consoleCosts, costs } from "./operations.ts";
import { rateOf } from "./rates.ts";

type Span = { readonly since: string; readonly until: string };

const isIn = ({ at }: MessageChargeRow, { since, until }: Span): boolean => at >= since && at < until;

const keys: { readonly [group: string]: (charge: MessageChargeRow) => string | null } = {
  category: ({ category }) => category,
  country: ({ country }) => country,
  template: ({ template_id }) => template_id,
  agent: ({ agent_id }) => agent_id,
  channel: ({ channel_id }) => channel_id,
  month: ({ at }) => at.slice(0, 7),
};

const ratesOf = ({ tables }: Organization) => [...tables.message_rates.all()];

const report = (organization: Organization, { group_by, ...span }: Span & { readonly group_by: string }) => {
  const rates = ratesOf(organization);
  const charges = [...organization.tables.message_charges.all()].filter((charge) => isIn(charge, span));
  return {
    groups: groupsOf(charges, rates, keys[group_by] ?? (() => null)),
    currency: rates[0]?.currency ?? null,
  };
};

export const costsFacts = {
  "costs.get": report,
  "costs.listMessages": (organization, args) => {
    const rates = ratesOf(organization);
    return newestOf(
      organization.tables.message_charges,
      (charge) =>
        isIn(charge, args) && charge.state !== "reserved"
          ? { charge, micros: rateOf(rates, charge)?.micros ?? null }
          : null,
      args,
    );
  },
} satisfies FactsFor<typeof costs>;

const knownRates = (organization: Organization) => ({ rates: ratesOf(organization) });

export const consoleCostsFacts = {
  "console.costs.get": report,
  "console.rates.get": knownRates,
  "console.rates.set": (organization) => ({
    ...knownRates(organization),
    caps: [...organization.tables.spending_caps.all()],
  }),
} satisfies FactsFor<typeof consoleCosts>;
