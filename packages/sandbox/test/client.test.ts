/** A client with the sandbox's options waits by the sandbox's clock alone. */
import { Atlas, AtlasError } from "@atlas-messaging/sdk";
import { expect, test } from "vitest";
import { createSandbox } from "../src/index.ts";

const message = { phone_number: "+15550100001", text: "Your table is ready." };
const secondsOf = (sandbox: { readonly now: Date }, since: Date): number =>
  (sandbox.now.getTime() - since.getTime()) / 1_000;

test("more messages than a minute allows take minutes of the sandbox, and none of ours", async () => {
  const sandbox = createSandbox();
  const atlas = new Atlas(sandbox.client);
  const begun = sandbox.now;
  for (let count = 0; count < 150; count++) await atlas.messages.send({ ...message, text: `Message ${count}.` });
  expect(sandbox.customer(message.phone_number).messages()).toHaveLength(150);
  expect(secondsOf(sandbox, begun)).toBeGreaterThan(60);
  expect(secondsOf(sandbox, begun)).toBeLessThan(180);
});

test("a refusal with Retry-After is waited out by the sandbox's clock, and jobs run at their time meanwhile", async () => {
  const sandbox = createSandbox();
  const atlas = new Atlas(sandbox.client);
  await atlas.channels.list();
  const begun = sandbox.now;
  await atlas.messages.send(message);
  sandbox.fail("channels.list", { code: "unavailable", retryAfter: 3_000, times: 1 });
  await atlas.channels.list({}, { timeout: 4_000_000 });
  expect(secondsOf(sandbox, begun)).toBeGreaterThanOrEqual(3_000);
  expect(sandbox.customer(message.phone_number).messages()[0]?.status).toBe("read");
});

test("a call of a webhook's receiver that has to wait does not hold up the sandbox", async () => {
  const answered: string[] = [];
  const sandbox = createSandbox({
    webhooks: async () => {
      sandbox.fail("channels.list", { code: "unavailable", retryAfter: 30 });
      await atlas.channels.list();
      answered.push("answered");
    },
  });
  const atlas = new Atlas(sandbox.client);
  await atlas.channels.list();
  await atlas.webhooks.create({ url: "https://shop.example/hook", events: ["message.delivered"] });
  await atlas.messages.send(message);
  await sandbox.advance("10s");
  expect(answered).toEqual(["answered"]);
});

test("a deadline counts by the sandbox's clock", async () => {
  const sandbox = createSandbox();
  const atlas = new Atlas(sandbox.client);
  await atlas.channels.list();
  sandbox.fail("channels.list", { code: "unavailable", retryAfter: 100 });
  await expect(atlas.channels.list({}, { timeout: 60_000 })).rejects.toThrow(AtlasError);
  expect(sandbox.now).toEqual(createSandbox().now);
});
