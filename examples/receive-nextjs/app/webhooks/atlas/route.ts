import { fetchReceiver } from "@atlas-messaging/webhooks";

// The secret is read from ATLAS_WEBHOOK_SECRET when the first delivery comes, so `next build` needs none.
export const POST = fetchReceiver({
  on: {
    "message.delivered": ({ message, customer }) => console.log(`${message.id} reached ${customer.phone_number}`),
  },
  otherwise: (event) => console.log(`${event.event_type}, which nobody handles`),
});
