import { type SQL, sql } from "drizzle-orm";
import { arg, row, rows } from "../../../platform/database/facts.ts";
import { given, own, whether } from "../../../platform/database/own.ts";
import { knowsAfter, newestWithin } from "../../../platform/database/pages.ts";
import { webhookFacts } from "../../webhooks/index.ts";
import { webhookAttempts, webhookDeliveries } from "../../webhooks/tables.ts";

const deliveries = sql`select * from ${own(webhookDeliveries)} where endpoint_id = ${arg("id")}`;
const listed = sql`${deliveries} and ${given("status", sql`status = ${arg("status")}`)}`;
const endpoint = [webhookDeliveries.endpoint_id, sql`${arg("id")}::uuid`] as const;
const page = sql`select * from ${own(webhookDeliveries)} where ${whether(
  "status",
  newestWithin([[webhookDeliveries.status, sql`${arg("status")}`], endpoint], webhookDeliveries.id),
  newestWithin([endpoint], webhookDeliveries.id),
)}`;

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

export const replayFailedFacts = {
  ...webhookFacts,
  exhausted: rows(
    "webhook_deliveries",
    sql`${deliveries} and status = 'exhausted' and created_at >= ${arg("since")}::timestamptz order by id limit ${arg("max")}`,
  ),
};
