/** Prices of messages by country and category, from a day on, as the organization has set them. */
import { type Change, insertMany, remove, removeMany, update } from "../core/changes.ts";
import { type AnswerOf, type Facts, type Verb, accept, refuse, refuseMember } from "../core/outcome.ts";
import { audit } from "../core/records.ts";
import type { MessageRateRow, SpendingCapRow } from "../rows/costs.ts";
import { type Rate, type ReadRates, amountOf, elsewhere, microsOf } from "./amounts.ts";
import { readRateCard } from "./rate-card.ts";

/** Returns the category whose rate counts: the network's variants of one cost the same. */
export const ratedAs = (category: string): string => category.replace(/^group_/, "").replace(/_lite$/, "");

/** Returns the rate of a message; null if there is none. The newest table that names its category counts. */
export const rateOf = (
  rates: readonly MessageRateRow[],
  { country, category, at }: { readonly country: string | null; readonly category: string; readonly at: string },
): MessageRateRow | null => {
  const fit = rates.filter(
    (rate) =>
      rate.category === ratedAs(category) &&
      rate.starts_on <= at.slice(0, 10) &&
      (rate.country === country || rate.country === elsewhere),
  );
  return fit.reduce<MessageRateRow | null>((best, rate) => (best && !isCloser(rate, best) ? best : rate), null);
};

const isCloser = (one: MessageRateRow, other: MessageRateRow): boolean =>
  one.starts_on === other.starts_on ? other.country === elsewhere : one.starts_on > other.starts_on;

export interface RateFacts extends Facts {
  readonly rates: readonly MessageRateRow[];
  readonly caps: readonly Pick<SpendingCapRow, "unit">[];
}

type Shown = AnswerOf<"console.rates.get">["data"];

/** Presents the tables, the newest first. */
export const presentRates = (rates: readonly MessageRateRow[]): Shown => {
  const byDay = Map.groupBy(rates, ({ starts_on }) => starts_on);
  return {
    currency: rates[0]?.currency ?? null,
    tables: [...byDay]
      .toSorted(([one], [other]) => (one < other ? 1 : -1))
      .map(([starts_on, table]) => ({
        starts_on,
        rates: table
          .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
          .map(({ country, category, micros }) => ({ country, category, amount: amountOf(micros) })),
      })),
  };
};

const placeOf = ({ country, category }: MessageRateRow): string => `${country} ${category}`;

/** Sets the table of a day, in place of one that it had (POST rates of the console). An empty one is removed. */
export const setRates: Verb<"console.rates.set", RateFacts> = (facts, { body }) => {
  const { organizationId: organization_id, rates: known } = facts;
  const { starts_on, currency } = body;
  const [others, table] = [
    known.filter((rate) => rate.starts_on !== starts_on),
    known.filter((rate) => rate.starts_on === starts_on),
  ];
  const other = others.find((rate) => rate.currency !== currency);
  if (other)
    return refuse("conflict", `The table of ${other.starts_on} is in ${other.currency}. All tables need one currency.`);
  const { rates: given, rate_card: card } = body;
  if ((given === undefined) === (card === undefined))
    return refuseMember("rates", "must be given, or rate_card in its place");
  const read = card === undefined ? readGiven(given ?? []) : readRateCard(card, currency);
  if ("problem" in read) return refuseMember(card === undefined ? "rates" : "rate_card", read.problem);
  const rows = read.rates.map((rate): MessageRateRow => ({ organization_id, starts_on, currency, ...rate }));
  if (others.length + rows.length === 0 && facts.caps.some(({ unit }) => unit === "amount"))
    return refuse("conflict", "A cap by amount counts by these rates. Remove it first, or count messages.");
  const changed = replaced(table, rows);
  if (changed.length > maxChanged)
    return refuse(
      "conflict",
      `Over ${maxChanged} rates of ${starts_on} would change. Remove its table first, by an empty list.`,
    );
  const changes: Change[] = [
    ...changed,
    audit(facts, "atlas_api.rates.set", organization_id, {
      before: { starts_on, rates: table.length },
      after: { starts_on, rates: rows.length, currency },
    }),
  ];
  return accept({ ok: true, data: presentRates([...others, ...rows]) }, changes);
};

/** Rates that one commit changes and removes, each by itself. */
const maxChanged = 500;

/** Replaces a table. A rate that stays is changed: no commit inserts the key of a row that it removes. */
const replaced = (before: readonly MessageRateRow[], after: readonly MessageRateRow[]): readonly Change[] => {
  const [first] = before;
  if (first && after.length === 0) {
    const { organization_id, starts_on } = first;
    return [removeMany("message_rates", { organization_id, starts_on })];
  }
  const known = new Map(before.map((rate) => [placeOf(rate), rate]));
  const stays = new Set(after.map(placeOf));
  const comes = after.filter((rate) => !known.has(placeOf(rate)));
  return [
    ...before.filter((rate) => !stays.has(placeOf(rate))).map((rate) => remove("message_rates", rate)),
    ...after.flatMap((rate): Change[] => {
      const { micros, currency } = rate;
      const one = known.get(placeOf(rate));
      const isSame = one === undefined || (one.micros === micros && one.currency === currency);
      return isSame ? [] : [update("message_rates", one, { micros, currency })];
    }),
    ...(comes.length > 0 ? [insertMany("message_rates", comes)] : []),
  ];
};

const readGiven = (
  given: readonly { readonly country: string; readonly category: string; readonly amount: string }[],
): ReadRates => {
  const rates = given.flatMap(({ country, category, amount }): Rate[] => {
    const micros = microsOf(amount);
    return micros === null ? [] : [{ country, category, micros }];
  });
  if (rates.length < given.length) return { problem: "must have amounts with at most six decimal places" };
  if (rates.some(({ category }) => category === "transactional"))
    return { problem: "must name the network's categories, and transactional is utility there" };
  const places = new Set(rates.map(({ country, category }) => `${country} ${category}`));
  return places.size < rates.length ? { problem: "must name each country and category once" } : { rates };
};
