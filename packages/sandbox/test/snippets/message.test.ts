import { createSandbox } from "@atlas-messaging/sandbox";
import { Atlas } from "@atlas-messaging/sdk";
import { expect, test } from "vitest";

test("a message is read", async () => {
  const sandbox = createSandbox();
  const atlas = new Atlas(sandbox.client);

  await atlas.messages.send({ phone_number: "+15550100001", text: "Your table is ready." });
  await sandbox.advance("1s");

  const [message] = sandbox.customer("+15550100001").messages();
  expect(message).toMatchObject({ text: "Your table is ready.", status: "read" });
});
