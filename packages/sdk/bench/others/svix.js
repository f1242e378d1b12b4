import { Svix } from "svix";

const svix = new Svix("token", { serverUrl: "http://127.0.0.1:4100" });

export const call = () =>
  svix.message.create(
    "app",
    { eventType: "message.sent", payload: { text: "Your table is ready." } },
    { idempotencyKey: "order-1" },
  );
