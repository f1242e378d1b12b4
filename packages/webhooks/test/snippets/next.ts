// app/webhooks/atlas/route.ts
import { fetchReceiver } from "@atlas-messaging/webhooks";

export const POST = fetchReceiver({ otherwise: (event) => console.log(event.event_type) });
