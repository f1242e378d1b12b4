import { createSandbox } from "@atlas-messaging/sandbox";
import { expect, test } from "vitest";

test("a customer writes, and an event tells of it", async () => {
  const sandbox = createSandbox();
  await sandbox.customer("+15550100001").says("When are you open?");

  const { event } = await sandbox.webhooks.next("conversation.message_received");
  expect(event.message.text).toBe("When are you open?");

  const headers = { authorization: `Bearer ${sandbox.token}` };
  const answer = await sandbox.fetch(`${sandbox.baseUrl}/v1/atlas/channels`, { headers });
  expect(answer.status).toBe(200);
});
