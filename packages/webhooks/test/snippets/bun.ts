import { fetchReceiver } from "@atlas-messaging/webhooks";

const secret = process.env.ATLAS_WEBHOOK_SECRET ?? "";
const receive = fetchReceiver({ secret, otherwise: (event) => console.log(event.event_type) });

export const server = Bun.serve({ port: 0, routes: { "/webhooks/atlas": { POST: receive } } });
