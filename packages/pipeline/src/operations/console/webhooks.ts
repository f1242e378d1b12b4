import {
  type WebhookEndpointRow,
  createEndpoint,
  deleteEndpoint,
  presentEndpoint,
  recoverEndpoint,
  rotateWebhookSecret,
  testWebhook,
  updateEndpoint,
} from "@atlas-messaging/domain";
import { read, write } from "../../handler.ts";
import { type Listed, pageArgs, paged } from "../../rooms/paging.ts";
import { recoveryArgs } from "../event-list.ts";
import { quotaArgs } from "../quota.ts";

export const consoleWebhooks = {
  "console.listWebhooks": read("console.listWebhooks", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: Listed<WebhookEndpointRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { webhook_endpoints: items.map(presentEndpoint), ...page } } };
    },
  }),
  "console.createWebhook": write("console.createWebhook", {
    secret: true,
    args: ({ body }, context) => ({ service_account_id: body.service_account_id, ...quotaArgs(context, "webhooks") }),
    addFacts: ({ body }, { shell }) => ({
      targetProblem: shell.targetProblem(body.endpoint_url),
      freshSecret: shell.freshSecret(),
    }),
    decide: createEndpoint,
  }),
  "console.updateWebhook": write("console.updateWebhook", {
    args: ({ params }) => ({ id: params.webhookId }),
    addFacts: ({ body }, { shell }) => ({
      targetProblem: body.endpoint_url === undefined ? null : shell.targetProblem(body.endpoint_url),
    }),
    decide: updateEndpoint,
  }),
  "console.deleteWebhook": write("console.deleteWebhook", {
    args: ({ params }) => ({ id: params.webhookId }),
    decide: deleteEndpoint,
  }),
  "console.recoverWebhook": write("console.recoverWebhook", {
    args: ({ params, body }) => recoveryArgs(params.webhookId, body),
    decide: recoverEndpoint,
  }),
  "console.testWebhook": write("console.testWebhook", {
    args: ({ params }) => ({ id: params.webhookId }),
    decide: testWebhook,
  }),
  "console.rotateWebhookSecret": write("console.rotateWebhookSecret", {
    secret: true,
    args: ({ params }) => ({ id: params.webhookId }),
    addFacts: (_, { shell }) => ({ freshSecret: shell.freshSecret() }),
    decide: rotateWebhookSecret,
  }),
};
