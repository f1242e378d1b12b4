import { AtlasClient, messagesSend } from "../src/operations.ts";

const client = new AtlasClient({ token: "token" });

export const call = () =>
  messagesSend(client, { phone_number: "+15550100001", text: "Your table is ready.", idempotency_key: "order-1" });
