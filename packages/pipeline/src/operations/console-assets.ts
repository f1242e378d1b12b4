/** What operators look after in the developer console: webhook endpoints, templates and vouchers. */
import {
  type TemplateRow,
  type VoucherRow,
  type WebhookEndpointRow,
  createEndpoint,
  createTemplate,
  createVoucher,
  deleteEndpoint,
  presentEndpoint,
  presentTemplate,
  presentVoucher,
  updateEndpoint,
} from "@atlas-messaging/domain";
import { read, write } from "../bind.ts";
import { type Listed, pageArgs, paged } from "../rooms/paging.ts";
import { quotaArgs } from "./quota.ts";

export const consoleAssets = {
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
    also: ({ body }, { shell }) => ({
      targetProblem: shell.targetProblem(body.endpoint_url),
      freshSecret: shell.freshSecret(),
    }),
    decide: createEndpoint,
  }),
  "console.updateWebhook": write("console.updateWebhook", {
    args: ({ params }) => ({ id: params.webhookId }),
    also: ({ body }, { shell }) => ({
      targetProblem: body.endpoint_url === undefined ? null : shell.targetProblem(body.endpoint_url),
    }),
    decide: updateEndpoint,
  }),
  "console.deleteWebhook": write("console.deleteWebhook", {
    args: ({ params }) => ({ id: params.webhookId }),
    decide: deleteEndpoint,
  }),
  "console.listTemplates": read("console.listTemplates", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: Listed<TemplateRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { templates: items.map(presentTemplate), ...page } } };
    },
  }),
  "console.createTemplate": write("console.createTemplate", {
    args: ({ body }, context) => ({ name: body.name, ...quotaArgs(context, "templates") }),
    also: (_, { shell }) => ({ environment: shell.settings.environment }),
    decide: createTemplate,
  }),
  "console.listVouchers": read("console.listVouchers", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: Listed<VoucherRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { vouchers: items.map(presentVoucher), ...page } } };
    },
  }),
  "console.createVoucher": write("console.createVoucher", {
    args: ({ body }, context) => ({ code: body.code ?? null, ...quotaArgs(context, "vouchers") }),
    decide: createVoucher,
  }),
};
