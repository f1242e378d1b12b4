import { fetchReceiver } from "@atlas-messaging/webhooks";

const receive = fetchReceiver({
  on: {
    "message.delivered": ({ message, customer }) => console.log(`${message.id} reached ${customer.phone_number}`),
  },
  otherwise: (event) => console.log(`${event.event_type}, which nobody handles`),
});

/** `deno serve` asks it for each answer. */
export default {
  fetch: (request: Request): Promise<Response> | Response =>
    new URL(request.url).pathname === "/webhooks/atlas" ? receive(request) : new Response(null, { status: 404 }),
};
