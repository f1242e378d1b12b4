import { fetchReceiver } from "@atlas-messaging/webhooks";
import { Elysia } from "elysia";

const receive = fetchReceiver({
  on: {
    "message.delivered": ({ message, customer }) => console.log(`${message.id} reached ${customer.phone_number}`),
  },
  otherwise: (event) => console.log(`${event.event_type}, which nobody handles`),
});

new Elysia()
  // Without `parse: "none"` Elysia reads the body first, and the signed bytes are gone.
  .post("/webhooks/atlas", ({ request }) => receive(request), { parse: "none" })
  .listen(Number(process.env.PORT ?? 3000));
