import { createServer } from "node:http";
import { nodeReceiver } from "@atlas-messaging/webhooks";

export const server = createServer(nodeReceiver({ otherwise: (event) => console.log(event.event_type) }));
