import { type SQL, sql } from "drizzle-orm";
import { arg, row, rows } from "../../../platform/database/facts.ts";
import { Choice, given, one, own } from "../../../platform/database/own.ts";
import { knowsAfter, newestWithin } from "../../../platform/database/pages.ts";
import type { Args } from "../../../platform/database/prepare.ts";
import { events } from "../../events/tables.ts";
import { webhookFacts } from "../load.ts";
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from "../tables.ts";

const deliveries = sql`select * from ${own(webhookDeliveries)} where endpoint_id = ${arg("id")}`;
const filters = sql`${given("status", sql`status = ${arg("status")}`)} and ${given("named", sql`event_type = ${arg("named")}`)}`;
const listed = sql`${deliveries} and ${filters}`;
const endpoint = [webhookDeliveries.endpoint_id, sql`${arg("id")}::uuid`] as const;
const all = sql`select * from ${own(webhookDeliveries)} where ${filters}`;

/** Forms of the list from the most to the least selective filter. */
const forms: { readonly [filter: string]: SQL } = {
  named: sql`${all} and ${newestWithin([[webhookDeliveries.event_type, sql`${arg("named")}`], endpoint], webhookDeliveries.id)}`,
  status: sql`${all} and ${newestWithin([[webhookDeliveries.status, sql`${arg("status")}`], endpoint], webhookDeliveries.id)}`,
  none: sql`${all} and ${newestWithin([endpoint], webhookDeliveries.id)}`,
};
const formOf = (args: Args): string =>
  Object.keys(forms).find((name) => name !== "none" && args[name] !== null) ?? "none";
const page = sql`${new Choice(formOf, forms)}`;

/** Selects each delivery's latest attempts, as many as the contract shows, oldest first. */
const attemptsAt = (found: SQL) =>
  rows(
    "webhook_attempts",
    sql`select attempt.* from (${found}) delivery cross join lateral (
          select * from ${own(webhookAttempts)} where delivery_id = delivery.id order by attempt desc limit 100
        ) attempt order by attempt.attempt`,
  );

export const deliveryPageFacts = {
  ...webhookFacts,
  rows: rows("webhook_deliveries", page),
  known: knowsAfter(webhookDeliveries.id, listed),
  attempts: attemptsAt(page),
};

const delivery = sql`select * from ${own(webhookDeliveries)} where id = ${arg("delivery_id")}`;

export const replayFacts = {
  ...webhookFacts,
  delivery: row("webhook_deliveries", delivery),
  attempts: attemptsAt(delivery),
};

export const deliveryFacts = {
  ...replayFacts,
  event: row(
    "events",
    sql`select event.* from (${delivery}) sent cross join ${one(events, "event", sql`id = sent.event_row_id`)}`,
  ),
};

const sought = sql`${arg("sought")}::uuid`;
const ids = sql`select id from ${own(webhookDeliveries)}`;

/** Deliveries with an id, of an event, or with the id that a webhook received; none of a deleted endpoint. */
const found = sql`
  select delivery.* from (
    ${ids} where id = ${sought} union ${ids} where event_row_id = ${sought} union ${ids} where event_id = ${sought}
  ) known
  cross join ${one(webhookDeliveries, "delivery", sql`id = known.id`)}
  cross join ${one(webhookEndpoints, "endpoint", sql`id = delivery.endpoint_id and status <> 'deleted'`)}
  order by delivery.id desc limit ${sql.raw("200")}`;

export const foundDeliveries = { rows: rows("webhook_deliveries", found), attempts: attemptsAt(found) };

export const replayFailedFacts = {
  ...webhookFacts,
  exhausted: rows(
    "webhook_deliveries",
    sql`${deliveries} and status = 'exhausted' and created_at >= ${arg("since")}::timestamptz order by id limit ${arg("max")}`,
  ),
};
