import type { QueryOf } from "@atlas-messaging/contract";
import { day, instantOf, later } from "../core/time.ts";
import type { Context } from "../pipeline/context.ts";
import { read, write } from "../pipeline/handler.ts";
import { type Listed, instantOrNull, pageArgs, paged, within } from "../pipeline/paging.ts";
import type { MessageRateRow } from "../rows/costs.ts";
import { type CostFacts, type RatedCharge, presentCharge, presentCosts } from "./figures.ts";
import { presentRates, setRates } from "./rates.ts";

type Query = QueryOf<"costs.get">;

const never = "9999-01-01T00:00:00.000Z";

/** Returns the span of a report: this month in UTC, unless another is given. */
const spanOf = ({ since, until }: Pick<Query, "since" | "until">, { shell }: Context) => {
  const month = `${instantOf(shell.clock).slice(0, 7)}-01T00:00:00.000Z`;
  return { since: instantOrNull(since) ?? month, until: instantOrNull(until) ?? never };
};

const reportArgs = (query: Query, context: Context) => ({
  ...spanOf(query, context),
  group_by: query.group_by ?? "category",
});

const presentReport = (loaded: CostFacts, query: Query, context: Context) => {
  const { since, until, group_by } = reportArgs(query, context);
  const shown = { since, until: until === never ? null : until, group_by };
  return { status: 200, body: { ok: true, data: presentCosts(loaded, shown) } } as const;
};

const maxDaysBetween = 92;

/** Arguments of a page. Ids narrow it: a message is written before it is priced, at most so many days. */
const chargeArgs = (query: QueryOf<"costs.listMessages">, context: Context) => {
  const span = spanOf(query, context);
  const since = span.since < "1971" ? undefined : later(span.since, -maxDaysBetween * day);
  return { ...within(pageArgs(query, context), { since, until: later(span.until, day) }), ...span };
};

export const costs = {
  "costs.get": read("costs.get", {
    args: ({ query }, context) => reportArgs(query, context),
    present: (loaded: CostFacts, { query }, context) => presentReport(loaded, query, context),
  }),
  "costs.listMessages": read("costs.listMessages", {
    args: ({ query }, context) => chargeArgs(query, context),
    present: (loaded: Listed<RatedCharge>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ charge }) => charge.message_id, query, context);
      return { status: 200, body: { ok: true, data: { messages: items.map(presentCharge), ...page } } };
    },
  }),
};

export const consoleCosts = {
  "console.costs.get": read("console.costs.get", {
    args: ({ query }, context) => reportArgs(query, context),
    present: (loaded: CostFacts, { query }, context) => presentReport(loaded, query, context),
  }),
  "console.rates.get": read("console.rates.get", {
    args: () => ({}),
    present: ({ rates }: { readonly rates: readonly MessageRateRow[] }) => ({
      status: 200,
      body: { ok: true, data: presentRates(rates) },
    }),
  }),
  "console.rates.set": write("console.rates.set", { args: () => ({}), decide: setRates }),
};
