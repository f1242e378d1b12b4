import { fetchReceiver } from "@atlas-messaging/webhooks";

const receive = fetchReceiver({ otherwise: (event) => console.log(event.event_type) });

export const server = Bun.serve({ port: 0, routes: { "/webhooks/atlas": { POST: receive } } });
