import { createSandbox } from "@atlas-messaging/sandbox";
import { expect, test } from "vitest";

test("tests start from one state", async () => {
  const prepared = createSandbox();
  await prepared.customer("+15550100009").says("Hello");
  const snapshot = prepared.snapshot();

  const sandbox = createSandbox();
  sandbox.restore(snapshot);
  expect(sandbox.webhooks.all("conversation.created")).toHaveLength(1);
});
