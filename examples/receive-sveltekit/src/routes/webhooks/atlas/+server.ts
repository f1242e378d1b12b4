import { ATLAS_WEBHOOK_SECRET } from "$app/env/private";
import { fetchReceiver } from "@atlas-messaging/webhooks";

export const POST = fetchReceiver({
  secret: () => ATLAS_WEBHOOK_SECRET,
  on: {
    "message.delivered": ({ message, customer }) => console.log(`${message.id} reached ${customer.phone_number}`),
  },
  otherwise: (event) => console.log(`${event.event_type}, which nobody handles`),
});
