import { type SQL, sql } from "drizzle-orm";
import { arg, row, rows } from "../../../platform/database/facts.ts";
import { Choice, given, one, own } from "../../../platform/database/own.ts";
import { type Within, knowsAfter, newestFirst, newestWithin } from "../../../platform/database/pages.ts";
import type { Args } from "../../../platform/database/prepare.ts";
import { events } from "../../events/tables.ts";
import { webhookFacts } from "../load.ts";
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from "../tables.ts";

const deliveries = sql`select * from ${own(webhookDeliveries)} where endpoint_id = ${arg("id")}`;
const wanted: Readonly<Record<"of_request" | "of_conversation" | "named" | "status", SQL>> = {
  of_request: sql`${arg("of_request")}`,
  of_conversation: sql`${arg("of_conversation")}::uuid`,
  named: sql`${arg("named")}`,
  status: sql`${arg("status")}`,
};
const filters = sql`${given("status", sql`status = ${wanted.status}`)} and ${given("named", sql`event_type = ${wanted.named}`)}
  and ${given("of_conversation", sql`conversation_id = ${wanted.of_conversation}`)}
  and ${given("of_request", sql`correlation_id = ${wanted.of_request}`)}`;
const all = sql`select * from ${own(webhookDeliveries)} where ${filters}`;

/** Pages of deliveries to an endpoint, from the most to the least selective filter. Each has an index. */
const formsTo = (endpoint: SQL) => {
  const pageBy = (...within: Within) =>
    sql`${all} and ${newestWithin([...within, [webhookDeliveries.endpoint_id, endpoint]], webhookDeliveries.id)}`;
  return {
    of_request: pageBy([webhookDeliveries.correlation_id, wanted.of_request]),
    of_conversation: pageBy([webhookDeliveries.conversation_id, wanted.of_conversation]),
    named: pageBy([webhookDeliveries.event_type, wanted.named]),
    status: pageBy([webhookDeliveries.status, wanted.status]),
    none: pageBy(),
  };
};

const formOf = (args: Args): string =>
  (["of_request", "of_conversation", "named", "status"] as const).find((name) => args[name] !== null) ?? "none";
const page = sql`${new Choice(formOf, formsTo(sql`${arg("id")}::uuid`))}`;

/** A setting limits the webhooks of an organization. */
const receivers = sql`select id from ${own(webhookEndpoints)} where status <> 'deleted'`;

/** A page of each webhook, then the page of them all. */
const pageOfAll = sql`
  select sent.* from (${receivers}) receiver
  cross join lateral (${new Choice(formOf, formsTo(sql`receiver.id`))}) sent
  order by sent.id desc limit ${arg("page_size")}`;

const sought = sql`${arg("sought")}::uuid`;
const ids = sql`select id from ${own(webhookDeliveries)}`;

/** Deliveries with an id, of an event, or with the id that a webhook received. */
const pageSought = sql`
  select delivery.* from (
    ${ids} where id = ${sought} union ${ids} where event_row_id = ${sought} union ${ids} where event_id = ${sought}
  ) known
  cross join ${one(webhookDeliveries, "delivery", sql`id = known.id`)}
  where endpoint_id in (${receivers}) and ${filters} and ${newestFirst(sql`delivery.id`)}`;

const found = sql`${new Choice((args) => (args["sought"] === null ? "all" : "sought"), { all: pageOfAll, sought: pageSought })}`;
const listedOfAll = sql`${all} and endpoint_id in (${receivers})
  and ${given("sought", sql`${sought} in (id, event_row_id, event_id)`)}`;

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
  known: knowsAfter(webhookDeliveries.id, sql`${deliveries} and ${filters}`),
  attempts: attemptsAt(page),
};

export const foundDeliveryFacts = {
  rows: rows("webhook_deliveries", found),
  known: knowsAfter(webhookDeliveries.id, listedOfAll),
  attempts: attemptsAt(found),
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

export const replayFailedFacts = {
  ...webhookFacts,
  exhausted: rows(
    "webhook_deliveries",
    sql`${deliveries} and status = 'exhausted' and created_at >= ${arg("since")}::timestamptz order by id limit ${arg("max")}`,
  ),
};
