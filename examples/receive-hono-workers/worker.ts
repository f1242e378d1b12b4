import { env } from "cloudflare:workers";
import { fetchReceiver } from "@atlas-messaging/webhooks";
import { Hono } from "hono";

const receive = fetchReceiver({
  // A function, since a secret may not be read before the first request.
  secret: () => env.ATLAS_WEBHOOK_SECRET,
  on: {
    "message.delivered": ({ message, customer }) => console.log(`${message.id} reached ${customer.phone_number}`),
  },
  otherwise: (event) => console.log(`${event.event_type}, which nobody handles`),
});

const app = new Hono<{ Bindings: Env }>();

// With the execution context, `later` work goes on under `waitUntil` after the answer.
app.post("/webhooks/atlas", (c) => receive(c.req.raw, c.env, c.executionCtx));

export default app;
