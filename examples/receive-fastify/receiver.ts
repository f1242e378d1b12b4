import { fastifyReceiver } from "@atlas-messaging/webhooks";
import fastify from "fastify";

const receiver = fastifyReceiver({
  on: {
    "message.delivered": ({ message, customer }) => console.log(`${message.id} reached ${customer.phone_number}`),
  },
  otherwise: (event) => console.log(`${event.event_type}, which nobody handles`),
});

const app = fastify();

// A plugin of its own, so that its parser for raw bytes stays apart from the parsers of your other routes.
await app.register(receiver, { prefix: "/webhooks/atlas" });

await app.listen({ port: Number(process.env.PORT ?? 3000) });
