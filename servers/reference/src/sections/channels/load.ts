import { sql } from "drizzle-orm";
import { arg, row, rows } from "../../platform/database/facts.ts";
import { own } from "../../platform/database/own.ts";
import { knowsAfter, newestFirst } from "../../platform/database/pages.ts";
import { channels } from "./tables.ts";

const all = sql`select * from ${own(channels)} where true`;

/** Selects the default for sending: the latest that was made it, else the first linked; a scripted one comes last. */
export const sendingChannel = sql`
  select * from ${own(channels)} where status <> 'disconnected'
  order by default_since desc nulls last, provider = 'sandbox', id limit 1`;

/** Selects the channel that a request names; without a name, the default for sending. */
export const chosenChannel = sql`
  select * from ${own(channels)} where id = ${arg("channel_id")}
  union all (select * from (${sendingChannel}) by_default where ${arg("channel_id")}::uuid is null)`;

export const channelPageFacts = {
  rows: rows("channels", sql`${all} and ${newestFirst(channels.id)}`),
  known: knowsAfter(channels.id, all),
};

export const channelFacts = { channel: row("channels", sql`${all} and id = ${arg("id")}`) };
