import { nodeReceiver } from "@atlas-messaging/webhooks";
import express from "express";

const app = express();

// Before any body parser: the signature covers the bytes as they were sent.
app.post(
  "/webhooks/atlas",
  nodeReceiver({
    on: {
      "message.delivered": ({ message, customer }) => console.log(`${message.id} reached ${customer.phone_number}`),
    },
    otherwise: (event) => console.log(`${event.event_type}, which nobody handles`),
  }),
);

app.use(express.json());

app.listen(Number(process.env.PORT ?? 3000));
