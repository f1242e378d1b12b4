import { fastifyReceiver } from "@atlas-messaging/webhooks";
import fastify from "fastify";

const secret = process.env.ATLAS_WEBHOOK_SECRET ?? "";
const receiver = fastifyReceiver({ secret, otherwise: (event) => console.log(event.event_type) });

export const app = fastify();
app.register(receiver, { prefix: "/webhooks/atlas" });
