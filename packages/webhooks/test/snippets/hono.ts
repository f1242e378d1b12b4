import { fetchReceiver } from "@atlas-messaging/webhooks";
import { Hono } from "hono";

const receive = fetchReceiver({
  on: {
    "conversation.message_received": ({ customer, message }) => console.log(customer.phone_number, message.text),
    "conversation.message_failed": ({ message }) => console.log(message.id, message.error_code),
  },
});

export default new Hono().post("/webhooks/atlas", (c) => receive(c.req.raw));
