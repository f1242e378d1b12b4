import { nodeReceiver } from "@atlas-messaging/webhooks";
import Koa from "koa";

const receive = nodeReceiver({
  on: {
    "message.delivered": ({ message, customer }) => console.log(`${message.id} reached ${customer.phone_number}`),
  },
  otherwise: (event) => console.log(`${event.event_type}, which nobody handles`),
});

const app = new Koa();

// Before any body parser: the signature covers the bytes as they were sent.
app.use(async (context, next) => {
  if (context.method !== "POST" || context.path !== "/webhooks/atlas") return next();
  context.respond = false; // The receiver answers.
  await receive(context.req, context.res);
});

app.listen(Number(process.env.PORT ?? 3000));
