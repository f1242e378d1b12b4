import { fetchReceiver } from "@atlas-messaging/webhooks";

const receive = fetchReceiver({
  on: {
    "message.delivered": ({ message, customer }) => console.log(`${message.id} reached ${customer.phone_number}`),
  },
  otherwise: (event) => console.log(`${event.event_type}, which nobody handles`),
});

export default defineEventHandler((event) => receive(toWebRequest(event)));
