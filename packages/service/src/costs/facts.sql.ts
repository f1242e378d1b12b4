/** Counts and costs, from what the network told of each message. */
import { type Fact, arg, count } from "@atlas-messaging/postgres/facts";
import { knowsAfter, newestFirst } from "@atlas-messaging/postgres/pages";
import { formBy, own } from "@atlas-messaging/postgres/queries";
import { type SQL, sql } from "drizzle-orm";
import { decodeRow, rows } from "../core/facts.sql.ts";
import { type MessageRateRow, messageCharges, messageRates, spendingCaps } from "../rows/costs.ts";
import type { CapUse } from "./caps.ts";
import type { Group, RatedCharge } from "./figures.ts";

/** The newest rate for a day, a country and a category; as `rateOf`. */
const rateFor = (day: SQL, country: SQL, category: SQL): SQL => sql`
  select rate.micros from ${own(messageRates, "rate")}
  where rate.category = regexp_replace(regexp_replace(${category}, '^group_', ''), '_lite$', '')
    and rate.starts_on <= to_char(${day}, 'YYYY-MM-DD') and (rate.country = ${country} or rate.country = '*')
  order by rate.starts_on desc, rate.country = '*' limit 1`;

/** A date, which is quicker to group by than its text. */
const dayOf = sql`(charge.at at time zone 'UTC')::date`;

const inSpan = sql`charge.at >= ${arg("since")}::timestamptz and charge.at < ${arg("until")}::timestamptz`;

/** Counts first, since a rate is the same for many messages of a day. */
const groupedBy = (key: SQL): SQL => sql`
  select counted.key,
    sum(messages) filter (where billable and state = 'delivered') as billable,
    sum(messages) filter (where not billable) as free,
    sum(messages) filter (where billable and state = 'sent') as pending,
    sum(messages * rate.micros) as micros,
    sum(messages) filter (where billable and state = 'delivered' and rate.micros is null) as unpriced
  from (
    select ${key} as key, ${dayOf} as day, charge.country, charge.category, charge.billable, charge.state, count(*) as messages
    from ${own(messageCharges, "charge")} where ${inSpan} and charge.state in ('sent', 'delivered')
    group by 1, 2, 3, 4, 5, 6
  ) counted
  left join lateral (
    ${rateFor(sql`counted.day`, sql`counted.country`, sql`counted.category`)}
  ) rate on counted.billable and counted.state = 'delivered'
  group by counted.key`;

const report = formBy("group_by", {
  category: groupedBy(sql`charge.category`),
  country: groupedBy(sql`charge.country`),
  template: groupedBy(sql`charge.template_id::text`),
  agent: groupedBy(sql`charge.agent_id::text`),
  channel: groupedBy(sql`charge.channel_id::text`),
  month: groupedBy(sql`to_char(charge.at at time zone 'UTC', 'YYYY-MM')`),
});

const groups: Fact<readonly Group[]> = {
  query: sql`(select coalesce(json_agg(row_to_json(found)), '[]'::json) from (${report}) found)`,
  decode: (json) =>
    (Array.isArray(json) ? json : []).map((found: { readonly [name: string]: unknown }) => ({
      key: typeof found["key"] === "string" ? found["key"] : null,
      billable: Number(found["billable"]),
      free: Number(found["free"]),
      pending: Number(found["pending"]),
      micros: Number(found["micros"]),
      unpriced: Number(found["unpriced"]),
    })),
};

/** The currency of the rates; null without any. */
export const currency: Fact<string | null> = {
  query: sql`(select to_json(currency) from ${own(messageRates)} limit 1)`,
  decode: (json) => (typeof json === "string" ? json : null),
};

const reportFacts = { groups, currency };

const page = sql`
  select charge.* from ${own(messageCharges, "charge")}
  where ${inSpan} and charge.state <> 'reserved' and charge.message_id >= ${arg("since_id")}::uuid
    and ${newestFirst(sql`charge.message_id`)}`;

const charges: Fact<readonly RatedCharge[]> = {
  query: sql`(select coalesce(json_agg(row_to_json(found)), '[]'::json) from (
    select charge, rate.micros from (${page}) charge
    left join lateral (${rateFor(dayOf, sql`charge.country`, sql`charge.category`)}) rate on true
    order by charge.message_id desc
  ) found)`,
  decode: (json) =>
    (Array.isArray(json) ? json : []).map((found: { readonly charge: unknown; readonly micros: number | null }) => ({
      charge: decodeRow("message_charges", found.charge),
      micros: found.micros,
    })),
};

// Caps, and what a month has used of them.

const month = sql`${arg("month")}::timestamptz`;

const inMonth = sql`charge.at >= ${month} and charge.at < ${month} + interval '1 month'`;

/** Counts what a month has used of a cap, in its unit. A place that was taken counts until its message fails or is free. */
const usedOf = (cap: string): SQL => {
  const of = (column: string): SQL => sql.raw(`${cap}.${column}`);
  return sql`
    select coalesce(sum(case when ${of("unit")} = 'messages' then counted.messages else counted.messages * rate.micros end), 0) as used
    from (
      select ${dayOf} as day, charge.country, charge.category, count(*) as messages from ${own(messageCharges, "charge")}
      where ${inMonth} and charge.billable and charge.state <> 'failed'
        and (${of("scope")} = 'organization' or charge.agent_id::text = ${of("scope")})
      group by 1, 2, 3
    ) counted
    left join lateral (
      ${rateFor(sql`counted.day`, sql`counted.country`, sql`counted.category`)}
    ) rate on ${of("unit")} = 'amount'`;
};

/** Reads caps with what they have used. */
export const usesOf = (condition: SQL): Fact<readonly CapUse[]> => ({
  query: sql`(select coalesce(json_agg(row_to_json(found)), '[]'::json) from (
    select cap, usage.used from ${own(spendingCaps, "cap")} cross join lateral (${usedOf("cap")}) usage
    where ${condition} order by cap.scope desc
  ) found)`,
  decode: (json) =>
    (Array.isArray(json) ? json : []).map((found: { readonly cap: unknown; readonly used: unknown }) => ({
      cap: decodeRow("spending_caps", found.cap),
      used: Number(found.used),
    })),
});

/** Counts messages without a template over a channel in a month, where a cap asks for them. */
export const serviceMessagesOf = (channel: SQL): Fact<number> =>
  count(
    sql`select 1 from ${own(messageCharges, "charge")}
        where ${inMonth} and charge.category = 'service' and charge.state <> 'failed' and charge.channel_id = ${channel}
          and exists (select from ${own(spendingCaps)})`,
    1_000,
  );

/** Reads the rates of a category for a cap by amount. */
export const ratesOfCategory = (category: SQL): Fact<readonly MessageRateRow[]> =>
  rows(
    "message_rates",
    sql`select rate.* from ${own(messageRates, "rate")}
        where rate.category = ${category} and exists (select from ${own(spendingCaps)} where unit = 'amount')`,
  );

const all = own(messageCharges, "charge");

export const costsFacts = {
  "costs.get": reportFacts,
  "costs.listMessages": {
    rows: charges,
    known: knowsAfter(sql`charge.message_id`, sql`select 1 from ${all} where ${inSpan} and charge.state <> 'reserved'`),
  },
};

const rateFacts = {
  rates: rows("message_rates", sql`select * from ${own(messageRates)} order by starts_on desc, country, category`),
};

export const consoleCostsFacts = {
  "console.costs.get": reportFacts,
  "console.rates.get": rateFacts,
  "console.rates.set": { ...rateFacts, caps: rows("spending_caps", sql`select * from ${own(spendingCaps)}`) },
};
