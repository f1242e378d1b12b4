import { sql } from "drizzle-orm";
import { arg, factLoader, row } from "../platform/database/facts.ts";
import { own } from "../platform/database/own.ts";
import { webhookEndpoints } from "../sections/webhooks/tables.ts";

export const loadEndpoint = factLoader({
  endpoint: row("webhook_endpoints", sql`select * from ${own(webhookEndpoints)} where id = ${arg("id")}`),
});
