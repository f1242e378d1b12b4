import { sql } from "drizzle-orm";
import { arg, row, rows } from "../../platform/database/facts.ts";
import { own } from "../../platform/database/own.ts";
import { knowsAfter, newestFirst } from "../../platform/database/pages.ts";
import { recoveryFacts } from "../events/index.ts";
import { webhookEndpoints } from "./tables.ts";

const live = sql`select * from ${own(webhookEndpoints)} where status <> 'deleted'`;

export const webhookPageFacts = {
  rows: rows("webhook_endpoints", sql`${live} and ${newestFirst(webhookEndpoints.id)}`),
  known: knowsAfter(webhookEndpoints.id, live),
};

export const webhookFacts = { endpoint: row("webhook_endpoints", sql`${live} and id = ${arg("id")}`) };

export const recoverFacts = { ...webhookFacts, ...recoveryFacts };
