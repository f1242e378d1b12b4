import { createSandbox } from "@atlas-messaging/sandbox";
import { fetchReceiver } from "@atlas-messaging/webhooks";
import { expect, test } from "vitest";

test("my receiver takes the event", async () => {
  const sandbox = createSandbox();
  const texts: string[] = [];
  const receive = fetchReceiver({
    secret: sandbox.webhooks.secret,
    on: { "conversation.message_received": ({ message }) => void texts.push(message.text) },
  });

  await sandbox.customer("+15550100001").says("When are you open?");
  const { request } = await sandbox.webhooks.next("conversation.message_received");

  expect((await receive(request("https://shop.example/hook"))).status).toBe(200);
  expect(texts).toEqual(["When are you open?"]);
});
