import { metadataArgs } from "../core/metadata.ts";
import type { EventRow, WebhookAttemptRow, WebhookDeliveryRow, WebhookEndpointRow } from "../rows/events.ts";
import {
  type WebhookFacts,
  createWebhook,
  deleteWebhook,
  presentWebhook,
  rotateWebhookSecret,
  updateWebhook,
} from "./decide.ts";
import {
  presentDelivery,
  presentWholeDelivery,
  recoverEndpoint,
  recoverWebhook,
  replayDelivery,
  replayFailedDeliveries,
  restOf,
  testWebhook,
} from "./replay.ts";
import { read, write } from "../pipeline/handler.ts";
import { type Listed, pageArgs, paged, quotaArgs } from "../pipeline/paging.ts";
import { recoveryArgs } from "../events/list.ts";
import { createEndpoint, deleteEndpoint, presentEndpoint, updateEndpoint } from "./decide.console.ts";
import type { QueryOf } from "@atlas-messaging/contract";
import type { Id } from "../rows/primitives.ts";
import { instantOf } from "../core/time.ts";
import { type Context, principalOf } from "../pipeline/context.ts";
import { found } from "../pipeline/problem.ts";
import { needsKey } from "./choices.ts";

type WebhookLoaded = Pick<WebhookFacts, "endpoint">;

/** The app, consent or service account of the caller's token. */
const ownerArgs = (context: Context) => ({ owner_id: principalOf(context).ownerId ?? null });

export const webhooks = {
  "webhooks.list": read("webhooks.list", {
    args: ({ query }, context) => ({ ...pageArgs(query, context), ...metadataArgs(query) }),
    present: (loaded: Listed<WebhookEndpointRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: items.map(presentWebhook), ...page } };
    },
  }),
  "webhooks.create": write("webhooks.create", {
    secret: true,
    args: (_, context) => ({ ...quotaArgs(context, "webhooks"), ...ownerArgs(context) }),
    addFacts: ({ body }, { shell }) => ({
      targetProblem: shell.targetProblem(body.url),
      freshSecret: shell.freshSecret(),
    }),
    asks: async (_, { shell }, { body }) => (needsKey(body) ? shell.signingKey() : null),
    decide: createWebhook,
  }),
  "webhooks.update": write("webhooks.update", {
    args: ({ params }, context) => ({ id: params.id, ...ownerArgs(context) }),
    addFacts: ({ body }, { shell }) => ({
      targetProblem: body.url === undefined ? null : shell.targetProblem(body.url),
    }),
    asks: async ({ endpoint }: WebhookLoaded, { shell }, { body }) =>
      needsKey(body, endpoint) ? shell.signingKey() : null,
    decide: updateWebhook,
  }),
  "webhooks.listDeliveries": read("webhooks.listDeliveries", {
    args: ({ params, query }, context) => deliveryPageArgs(params.id, query, context),
    present: (loaded: ListedDeliveries, { params, query }, context) => ({
      status: 200,
      body: { ok: true, data: pagedDeliveries(loaded, params.id, query, context) },
    }),
  }),
  "webhooks.getDelivery": read("webhooks.getDelivery", {
    args: ({ params }) => ({ id: params.id, delivery_id: params.delivery_id }),
    present: (loaded: FoundDelivery, _, context) => ({
      status: 200,
      body: { ok: true, data: presentFound(loaded, context) },
    }),
  }),
  "webhooks.recover": write("webhooks.recover", {
    args: ({ params, body }) => recoveryArgs(params.id, body),
    decide: recoverWebhook,
  }),
  "webhooks.delete": write("webhooks.delete", { args: ({ params }) => ({ id: params.id }), decide: deleteWebhook }),
};

export const consoleWebhooks = {
  "console.webhooks.list": read("console.webhooks.list", {
    args: ({ query }, context) => ({ ...pageArgs(query, context), ...metadataArgs({}) }),
    present: (loaded: Listed<WebhookEndpointRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { webhook_endpoints: items.map(presentEndpoint), ...page } } };
    },
  }),
  "console.webhooks.create": write("console.webhooks.create", {
    secret: true,
    args: ({ body }, context) => ({ service_account_id: body.service_account_id, ...quotaArgs(context, "webhooks") }),
    addFacts: ({ body }, { shell }) => ({
      targetProblem: shell.targetProblem(body.endpoint_url),
      freshSecret: shell.freshSecret(),
    }),
    asks: async (_, { shell }, { body }) => (needsKey(body) ? shell.signingKey() : null),
    decide: createEndpoint,
  }),
  "console.webhooks.update": write("console.webhooks.update", {
    args: ({ params }) => ({ id: params.webhook_id }),
    addFacts: ({ body }, { shell }) => ({
      targetProblem: body.endpoint_url === undefined ? null : shell.targetProblem(body.endpoint_url),
    }),
    asks: async ({ endpoint }: WebhookLoaded, { shell }, { body }) =>
      needsKey(body, endpoint) ? shell.signingKey() : null,
    decide: updateEndpoint,
  }),
  "console.webhooks.delete": write("console.webhooks.delete", {
    args: ({ params }) => ({ id: params.webhook_id }),
    decide: deleteEndpoint,
  }),
  "console.webhooks.recover": write("console.webhooks.recover", {
    args: ({ params, body }) => recoveryArgs(params.webhook_id, body),
    decide: recoverEndpoint,
  }),
  "console.webhooks.test": write("console.webhooks.test", {
    args: ({ params }) => ({ id: params.webhook_id }),
    decide: testWebhook,
  }),
  "console.webhooks.rotateSecret": write("console.webhooks.rotateSecret", {
    secret: true,
    args: ({ params }) => ({ id: params.webhook_id }),
    addFacts: (_, { shell }) => ({ freshSecret: shell.freshSecret() }),
    asks: async ({ endpoint }: WebhookLoaded, { shell }) =>
      endpoint && endpoint.public_key !== null ? shell.signingKey() : null,
    decide: rotateWebhookSecret,
  }),
};

// Webhook deliveries in the developer console: lists, reads and replays.

/** Maximum deliveries of one replay, oldest first. A repeated call with the same `since` replays the rest. */
const maxReplayed = 1_000;

export const deliveries = {
  "console.deliveries.list": read("console.deliveries.list", {
    args: ({ query }, context) => foundDeliveryArgs(query, context),
    present: (loaded: FoundDeliveries, { query }, context) => ({
      status: 200,
      body: { ok: true, data: shownPage(loaded, query, context) },
    }),
  }),
  "console.webhooks.listDeliveries": read("console.webhooks.listDeliveries", {
    args: ({ params, query }, context) => deliveryPageArgs(params.webhook_id, query, context),
    present: (loaded: ListedDeliveries, { params, query }, context) => ({
      status: 200,
      body: { ok: true, data: pagedDeliveries(loaded, params.webhook_id, query, context) },
    }),
  }),
  "console.webhooks.getDelivery": read("console.webhooks.getDelivery", {
    args: ({ params }) => ({ id: params.webhook_id, delivery_id: params.delivery_id }),
    present: (loaded: FoundDelivery, _, context) => ({
      status: 200,
      body: { ok: true, data: presentFound(loaded, context) },
    }),
  }),
  "console.webhooks.replayDelivery": write("console.webhooks.replayDelivery", {
    args: ({ params }) => ({ id: params.webhook_id, delivery_id: params.delivery_id }),
    addFacts: (_call, _context, conflict) => ({ metAnother: conflict === "precondition" }),
    decide: replayDelivery,
  }),
  "console.webhooks.replayFailedDeliveries": write("console.webhooks.replayFailedDeliveries", {
    args: ({ params, body }) => ({
      id: params.webhook_id,
      since: new Date(body.since).toISOString(),
      max: maxReplayed,
    }),
    decide: replayFailedDeliveries,
  }),
};

// Reads of deliveries, for the public API and the console alike.

type Query = QueryOf<"webhooks.listDeliveries">;

/** Deliveries to all webhooks. */
export interface FoundDeliveries extends Listed<WebhookDeliveryRow> {
  /** Attempts of the listed deliveries, oldest first. */
  readonly attempts: readonly WebhookAttemptRow[];
  /** Webhooks whose receivers have asked for rest. */
  readonly resting: readonly WebhookEndpointRow[];
}

export interface ListedDeliveries extends FoundDeliveries {
  readonly endpoint: WebhookEndpointRow | null;
}

const filterArgs = (query: Query) => ({
  status: query.status ?? null,
  named: query.event_type ?? null,
  of_conversation: query.conversation_id?.toLowerCase() ?? null,
  of_request: query.correlation_id ?? null,
});

export const deliveryPageArgs = (id: Id, query: Query, context: Context) => ({
  ...pageArgs(query, context, id),
  ...filterArgs(query),
  id,
});

const pagedDeliveries = (loaded: ListedDeliveries, id: Id, query: Query, context: Context) => {
  found(loaded.endpoint);
  return shownPage(loaded, query, context, id);
};

export const foundDeliveryArgs = (query: QueryOf<"console.deliveries.list">, context: Context) => ({
  ...pageArgs(query, context),
  ...filterArgs(query),
  sought: query.id?.toLowerCase() ?? null,
});

const shownPage = (loaded: FoundDeliveries, query: Query, context: Context, of?: Id) => {
  const { items, ...page } = paged(loaded, (delivery) => delivery.id, query, context, of);
  const attemptsOf = (id: Id) => loaded.attempts.filter(({ delivery_id }) => delivery_id === id);
  const now = instantOf(context.shell.clock);
  const shown = items.map((each) => presentDelivery(each, attemptsOf(each.id), restOf(each, loaded.resting, now)));
  return { deliveries: shown, ...page };
};

/** A delivery of an endpoint; its parts are null where they are unknown. */
export interface FoundDelivery {
  readonly endpoint: WebhookEndpointRow | null;
  readonly delivery: WebhookDeliveryRow | null;
  readonly event: EventRow | null;
  readonly attempts: readonly WebhookAttemptRow[];
}

const presentFound = ({ endpoint, delivery, event, attempts }: FoundDelivery, { shell }: Context) => ({
  delivery: presentWholeDelivery({
    endpoint: found(endpoint),
    delivery: found(delivery?.endpoint_id === endpoint?.id ? delivery : null),
    event: found(event),
    attempts,
    now: instantOf(shell.clock),
  }),
});
