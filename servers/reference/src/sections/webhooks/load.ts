import { sql } from "drizzle-orm";
import { arg, row, rows } from "../../platform/database/facts.ts";
import { own } from "../../platform/database/own.ts";
import { knowsAfter, newestFirst } from "../../platform/database/pages.ts";
import { recoveryFacts } from "../events/index.ts";
import { webhookEndpoints } from "./tables.ts";

const live = sql`select * from ${own(webhookEndpoints)} where status <> 'deleted'`;

// A limit bounds them. Without `offset 0`, a plan may walk the ids of all organizations.
const allLive = sql`select * from (${live} offset 0) "webhook_endpoints" where true`;

export const webhookPageFacts = {
  rows: rows("webhook_endpoints", sql`${allLive} and ${newestFirst(webhookEndpoints.id)}`),
  known: knowsAfter(webhookEndpoints.id, live),
};

export const webhookFacts = { endpoint: row("webhook_endpoints", sql`${live} and id = ${arg("id")}`) };

export const recoverFacts = { ...webhookFacts, ...recoveryFacts };
