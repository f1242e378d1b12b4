import { pageByMetadata, withMetadata } from "../core/metadata.sql.ts";
import { type SQL, sql } from "drizzle-orm";
import { arg } from "@atlas-messaging/postgres/facts";
import { opened, quotaOf, row, rows } from "../core/facts.sql.ts";
import { type Args, Choice, given, one, own, whether } from "@atlas-messaging/postgres/queries";
import { type Within, knowsAfter, newestFirst, newestWithin } from "@atlas-messaging/postgres/pages";
import { recoveryFacts } from "../events/facts.sql.ts";
import { events, webhookAttempts, webhookDeliveries, webhookEndpoints } from "../rows/events.ts";
import { actingApp, serviceAccountFacts } from "../access/facts.sql.ts";

const live = sql`select * from ${own(webhookEndpoints)} where status <> 'deleted'`;

// A limit bounds them. Without `offset 0`, a plan may walk the ids of all organizations.
const allLive = sql`select * from (${live} offset 0) "webhook_endpoints" where true`;

export const webhookPageFacts = {
  rows: rows(
    "webhook_endpoints",
    sql`${whether(
      "metadata_key",
      pageByMetadata(
        "webhook_endpoints",
        "endpoint",
        one(webhookEndpoints, "endpoint", sql`id = entry.subject_id`),
        sql`endpoint.status <> 'deleted'`,
      ),
      sql`${allLive} and ${newestFirst(webhookEndpoints.id)}`,
    )}`,
  ),
  known: knowsAfter(
    webhookEndpoints.id,
    sql`${live} and ${withMetadata("webhook_endpoints", sql`${webhookEndpoints.id}`)}`,
  ),
};

export const webhookFacts = { endpoint: row("webhook_endpoints", sql`${live} and id = ${arg("id")}`) };

export const recoverFacts = { ...webhookFacts, ...recoveryFacts };

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
const attemptsAt = (listed: SQL) =>
  rows(
    "webhook_attempts",
    sql`select attempt.* from (${listed}) delivery cross join lateral (
          select * from ${own(webhookAttempts)} where delivery_id = delivery.id order by attempt desc limit 100
        ) attempt order by attempt.attempt`,
  );

/** Webhooks whose receivers have asked for rest, though it may have ended. */
const resting = rows(
  "webhook_endpoints",
  sql`select * from ${own(webhookEndpoints)} where throttled_until is not null`,
);

export const deliveryPageFacts = {
  ...webhookFacts,
  rows: rows("webhook_deliveries", page),
  known: knowsAfter(webhookDeliveries.id, sql`${deliveries} and ${filters}`),
  attempts: attemptsAt(page),
  resting,
};

export const foundDeliveryFacts = {
  rows: rows("webhook_deliveries", found),
  known: knowsAfter(webhookDeliveries.id, listedOfAll),
  attempts: attemptsAt(found),
  resting,
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

export const webhooksFacts = {
  "webhooks.list": webhookPageFacts,
  "webhooks.create": { quota: quotaOf("webhooks"), actingApp },
  "webhooks.update": { ...webhookFacts, actingApp },
  "webhooks.listDeliveries": deliveryPageFacts,
  "webhooks.getDelivery": deliveryFacts,
  "webhooks.recover": recoverFacts,
  "webhooks.delete": webhookFacts,
};

export const consoleDeliveriesFacts = {
  "console.deliveries.list": foundDeliveryFacts,
  "console.webhooks.listDeliveries": deliveryPageFacts,
  "console.webhooks.getDelivery": deliveryFacts,
  "console.webhooks.replayDelivery": replayFacts,
  "console.webhooks.replayFailedDeliveries": replayFailedFacts,
};

/** Opened, as secret and key move to other columns and are sealed for them. */
const rotationFacts = { endpoint: opened("webhook_endpoints", ["secret", "signing_key"], webhookFacts.endpoint) };

export const consoleWebhooksFacts = {
  "console.webhooks.list": webhookPageFacts,
  "console.webhooks.create": { ...serviceAccountFacts, quota: quotaOf("webhooks") },
  "console.webhooks.update": webhookFacts,
  "console.webhooks.delete": webhookFacts,
  "console.webhooks.recover": recoverFacts,
  "console.webhooks.test": webhookFacts,
  "console.webhooks.rotateSecret": rotationFacts,
};
