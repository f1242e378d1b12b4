import { sql } from "drizzle-orm";
import { arg, row, rows } from "../../platform/database/facts.ts";
import { own } from "../../platform/database/own.ts";
import { knowsAfter, newestFirst } from "../../platform/database/pages.ts";
import { channels } from "./tables.ts";

const all = sql`select * from ${own(channels)} where true`;

export const channelPageFacts = {
  rows: rows("channels", sql`${all} and ${newestFirst(channels.id)}`),
  known: knowsAfter(channels.id, all),
};

export const channelFacts = { channel: row("channels", sql`${all} and id = ${arg("id")}`) };
