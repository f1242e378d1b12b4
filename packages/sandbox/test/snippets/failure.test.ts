import { createSandbox } from "@atlas-messaging/sandbox";
import { Atlas, AtlasConnectionError } from "@atlas-messaging/sdk";
import { expect, test } from "vitest";

test("a lost answer sends one message", async () => {
  const sandbox = createSandbox();
  const atlas = new Atlas({ ...sandbox.client, retries: 0 });
  const message = { phone_number: "+15550100001", text: "Your table is ready." };
  const send = () => atlas.messages.send(message, { idempotencyKey: "table-ready-1042" });

  sandbox.fail("messages.send", { lose: "answer" });
  await expect(send()).rejects.toThrow(AtlasConnectionError);
  await send();

  expect(sandbox.customer("+15550100001").messages()).toHaveLength(1);
});
