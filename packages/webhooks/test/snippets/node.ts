import { createServer } from "node:http";
import { nodeReceiver } from "@atlas-messaging/webhooks";

const secret = process.env.ATLAS_WEBHOOK_SECRET ?? "";

export const server = createServer(nodeReceiver({ secret, otherwise: (event) => console.log(event.event_type) }));
