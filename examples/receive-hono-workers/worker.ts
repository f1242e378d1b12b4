import { env } from "cloudflare:workers";
import { Atlas } from "@atlas-messaging/sdk";
import { fetchReceiver } from "@atlas-messaging/webhooks";
import { Hono } from "hono";
import { durableStore } from "./handled.ts";
import { remindOf } from "./reminders.ts";

export { HandledEvent } from "./handled.ts";

// With `nodejs_compat`, client and receiver find ATLAS_TOKEN, ATLAS_BASE_URL and ATLAS_WEBHOOK_SECRET themselves.
const atlas = new Atlas({ timeout: 10_000 });

const receive = fetchReceiver({
  store: durableStore(() => env.HANDLED),
  on: {
    "conversation.message_received": ({ event_id, customer: { phone_number } }, { later }) =>
      later(async () => {
        const message = { phone_number, text: "Thank you. We answer within the hour." };
        await atlas.messages.send(message, { idempotencyKey: `thanks-${event_id}` });
      }),
    "message.delivered": ({ message, customer }) => console.log(`${message.id} reached ${customer.phone_number}`),
  },
  otherwise: (event) => console.log(`${event.event_type}, which nobody handles`),
});

const app = new Hono<{ Bindings: Env }>();

// With the execution context, `later` work goes on under `waitUntil` after the answer.
app.post("/webhooks/atlas", (c) => receive(c.req.raw, c.env, c.executionCtx));

const day = 86_400_000;

export default {
  fetch: app.fetch,
  async scheduled({ scheduledTime }) {
    const tomorrow = new Date(scheduledTime + day).toISOString().slice(0, 10);
    await remindOf(tomorrow, atlas, env);
  },
} satisfies ExportedHandler<Env>;
