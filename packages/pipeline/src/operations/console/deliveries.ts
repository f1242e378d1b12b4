/** Webhook deliveries in the developer console: lists, reads and replays. */
import { replayDelivery, replayFailedDeliveries } from "@atlas-messaging/domain";
import { read, write } from "../../handler.ts";
import {
  type FoundDeliveries,
  type FoundDelivery,
  type ListedDeliveries,
  deliveryPageArgs,
  foundDeliveryArgs,
  pagedDeliveries,
  presentFound,
  shownPage,
} from "../delivery-list.ts";

/** Maximum deliveries of one replay, oldest first. A repeated call with the same `since` replays the rest. */
const maxReplayed = 1_000;

export const deliveries = {
  "console.findDeliveries": read("console.findDeliveries", {
    args: ({ query }, context) => foundDeliveryArgs(query, context),
    present: (loaded: FoundDeliveries, { query }, context) => ({
      status: 200,
      body: { ok: true, data: shownPage(loaded, query, context) },
    }),
  }),
  "console.listDeliveries": read("console.listDeliveries", {
    args: ({ params, query }, context) => deliveryPageArgs(params.webhookId, query, context),
    present: (loaded: ListedDeliveries, { params, query }, context) => ({
      status: 200,
      body: { ok: true, data: pagedDeliveries(loaded, params.webhookId, query, context) },
    }),
  }),
  "console.getDelivery": read("console.getDelivery", {
    args: ({ params }) => ({ id: params.webhookId, delivery_id: params.deliveryId }),
    present: (loaded: FoundDelivery) => ({ status: 200, body: { ok: true, data: presentFound(loaded) } }),
  }),
  "console.replayDelivery": write("console.replayDelivery", {
    args: ({ params }) => ({ id: params.webhookId, delivery_id: params.deliveryId }),
    decide: replayDelivery,
  }),
  "console.replayFailedDeliveries": write("console.replayFailedDeliveries", {
    args: ({ params, body }) => ({
      id: params.webhookId,
      since: new Date(body.since).toISOString(),
      max: maxReplayed,
    }),
    decide: replayFailedDeliveries,
  }),
};
