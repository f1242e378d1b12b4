/** Deliveries found by an id that somebody has at hand. */
import type { Case, Citation } from "../case.ts";
import { freshConsole, topic } from "./steps.ts";

const once: Citation = {
  section: "Delivery semantics",
  line: "1. Delivery is at-least-once. Receivers deduplicate on `event_id`.",
};

const define = topic("found-deliveries");
const unknown = "0199f0a0-ffff-7000-8000-00000000ffff";

export const foundDeliveries: readonly Case[] = [
  define("by-any-id", {
    title: "a delivery is found by its id, by its event and by the id that the webhook received, and by nobody else",
    operations: ["console.deliveries.list", "console.webhooks.test", "console.events.get"],
    cites: once,
    needs: ["organization", "operator", "receiver"],
    run: async (context) => {
      const { check } = context;
      const receiver = await context.receiver();
      const [its, other] = [await freshConsole(context), await freshConsole(context)];
      const { operator } = its;
      const named = { name: "Orders", runtime_mode: "external_agent" };
      const { service_account } = (await operator.succeed("console.serviceAccounts.create", { body: named })).data;
      const body = { service_account_id: service_account.id, subscribed_events: ["message.delivered"] };
      const make = async (path: string) => {
        const made = { ...body, endpoint_url: `${receiver.url}/${path}` };
        return (await operator.succeed("console.webhooks.create", { body: made })).data.webhook_endpoint.id;
      };
      const [webhookId, quiet] = [await make("found"), await make("quiet")];
      const test = async (id: string) =>
        (await operator.succeed("console.webhooks.test", { params: { webhook_id: id }, body: {} })).data.delivery;
      const [sent, elsewhere] = [await test(webhookId), await test(quiet)];
      const find = async (id: string, who = operator) =>
        (await who.succeed("console.deliveries.list", { query: { id } })).data.deliveries;
      const { event } = (await operator.succeed("console.events.get", { params: { event_id: sent.event_id } })).data;
      for (const id of [sent.id, sent.event_id, event.id]) {
        check.equal(
          (await find(id)).map((each) => [each.id, each.webhook_id, each.event_type]),
          [[sent.id, webhookId, sent.event_type]],
          "the delivery, by each of its ids",
        );
        check.equal(await find(id, other.operator), [], "deliveries of another organization");
      }
      check.equal(await find(unknown), [], "deliveries by an unknown id");
      await operator.succeed("console.webhooks.delete", { params: { webhook_id: quiet } });
      check.equal(await find(elsewhere.id), [], "deliveries of a deleted webhook");
      await operator.refuse("console.deliveries.list", "validation_failed", { query: { id: "1" } });
    },
  }),
];
