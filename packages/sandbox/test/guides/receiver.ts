import { createServer } from "node:http";
import { nodeReceiver } from "@atlas-messaging/webhooks";

const receiver = nodeReceiver({ otherwise: (event) => console.log(event.event_type) });

export const server = createServer(receiver).listen(process.env.PORT ?? 3000);
