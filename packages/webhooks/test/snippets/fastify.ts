import { fastifyReceiver } from "@atlas-messaging/webhooks";
import fastify from "fastify";

const receiver = fastifyReceiver({ otherwise: (event) => console.log(event.event_type) });

export const app = fastify();
app.register(receiver, { prefix: "/webhooks/atlas" });
