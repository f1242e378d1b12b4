import { randomBytes } from "node:crypto";
import { createWebhook, deleteWebhook, presentWebhook, updateWebhook } from "@atlas-messaging/domain";
import { read, write } from "../../pipeline/execute.ts";
import { pageArgs, paged } from "../../pipeline/paging.ts";
import { webhookFacts, webhookPageFacts } from "./load.ts";

export const webhooks = {
  "webhooks.list": read<"webhooks.list", typeof webhookPageFacts>({
    facts: webhookPageFacts,
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: items.map(presentWebhook), ...page } };
    },
  }),
  "webhooks.create": write("webhooks.create", {
    facts: {},
    args: () => ({}),
    also: ({ body }, { services }) => ({
      targetProblem: services.targetProblem(body.url),
      freshSecret: randomBytes(24).toString("base64url"),
    }),
    decide: createWebhook,
  }),
  "webhooks.update": write("webhooks.update", {
    facts: webhookFacts,
    args: ({ params }) => ({ id: params.id }),
    also: ({ body }, { services }) => ({
      targetProblem: body.url === undefined ? null : services.targetProblem(body.url),
    }),
    decide: updateWebhook,
  }),
  "webhooks.delete": write("webhooks.delete", {
    facts: webhookFacts,
    args: ({ params }) => ({ id: params.id }),
    decide: deleteWebhook,
  }),
};
