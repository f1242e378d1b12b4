import { Atlas } from "../src/index.ts";

const atlas = new Atlas({ token: "token" });

export const call = () =>
  atlas.messages.send({ phone_number: "+15550100001", text: "Your table is ready.", idempotency_key: "order-1" });
