import { type SQL, sql } from "drizzle-orm";
import { arg, opened, row, rows } from "../../platform/database/facts.ts";
import { knowsAfter, newestFirst } from "../../platform/database/pages.ts";
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from "./tables.ts";

const live = sql`select * from ${webhookEndpoints} where status <> 'deleted'`;

export const webhookPageFacts = {
  rows: rows("webhook_endpoints", sql`${live} and ${newestFirst(webhookEndpoints.id)}`),
  known: knowsAfter(webhookEndpoints.id, live),
};

export const webhookFacts = { endpoint: row("webhook_endpoints", sql`${live} and id = ${arg("id")}`) };

/** The secret moves to another column, for which it is sealed anew. */
export const rotationFacts = { endpoint: opened("webhook_endpoints", ["secret"], webhookFacts.endpoint) };

const deliveries = sql`select * from ${webhookDeliveries} where endpoint_id = ${arg("id")}`;
const listed = sql`${deliveries} and (${arg("status")}::text is null or status = ${arg("status")})`;
const page = sql`${listed} and ${newestFirst(webhookDeliveries.id)}`;

/** The latest attempts at each delivery, as many as the contract shows, the oldest first. */
const attemptsAt = (found: SQL) =>
  rows(
    "webhook_attempts",
    sql`select attempt.* from (${found}) delivery cross join lateral (
          select * from ${webhookAttempts} where delivery_id = delivery.id order by attempt desc limit 100
        ) attempt order by attempt.attempt`,
  );

export const deliveryPageFacts = {
  ...webhookFacts,
  rows: rows("webhook_deliveries", page),
  known: knowsAfter(webhookDeliveries.id, listed),
  attempts: attemptsAt(page),
};

const delivery = sql`select * from ${webhookDeliveries} where id = ${arg("delivery_id")}`;

export const replayFacts = {
  ...webhookFacts,
  delivery: row("webhook_deliveries", delivery),
  attempts: attemptsAt(delivery),
};

export const replayFailedFacts = {
  ...webhookFacts,
  exhausted: rows(
    "webhook_deliveries",
    sql`${deliveries} and status = 'exhausted' and created_at >= ${arg("since")}::timestamptz order by id limit ${arg("most")}`,
  ),
};
