import {
  type WebhookEndpointRow,
  createWebhook,
  deleteWebhook,
  recoverWebhook,
  presentWebhook,
  updateWebhook,
} from "@atlas-messaging/domain";
import { read, write } from "../handler.ts";
import { type Listed, pageArgs, paged } from "../rooms/paging.ts";
import {
  type FoundDelivery,
  type ListedDeliveries,
  deliveryPageArgs,
  pagedDeliveries,
  presentFound,
} from "./delivery-list.ts";
import { recoveryArgs } from "./event-list.ts";
import { quotaArgs } from "./quota.ts";

export const webhooks = {
  "webhooks.list": read("webhooks.list", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: Listed<WebhookEndpointRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: items.map(presentWebhook), ...page } };
    },
  }),
  "webhooks.create": write("webhooks.create", {
    secret: true,
    args: (_, context) => quotaArgs(context, "webhooks"),
    addFacts: ({ body }, { shell }) => ({
      targetProblem: shell.targetProblem(body.url),
      freshSecret: shell.freshSecret(),
    }),
    decide: createWebhook,
  }),
  "webhooks.update": write("webhooks.update", {
    args: ({ params }) => ({ id: params.id }),
    addFacts: ({ body }, { shell }) => ({
      targetProblem: body.url === undefined ? null : shell.targetProblem(body.url),
    }),
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
    present: (loaded: FoundDelivery) => ({ status: 200, body: { ok: true, data: presentFound(loaded) } }),
  }),
  "webhooks.recover": write("webhooks.recover", {
    args: ({ params, body }) => recoveryArgs(params.id, body),
    decide: recoverWebhook,
  }),
  "webhooks.delete": write("webhooks.delete", { args: ({ params }) => ({ id: params.id }), decide: deleteWebhook }),
};
