// app/webhooks/atlas/route.ts
import { fetchReceiver } from "@atlas-messaging/webhooks";

const secret = process.env.ATLAS_WEBHOOK_SECRET ?? "";

export const POST = fetchReceiver({ secret, otherwise: (event) => console.log(event.event_type) });
