/** A hosted agent waits for more of a customer, in the sandbox's time. */
import { Atlas } from "@atlas-messaging/sdk";
import { expect, test } from "vitest";
import { createSandbox } from "../src/index.ts";

const channels = ["chatapp"];
const phoneNumber = "+15550100001";

test("says moves the clock on by the agent's seconds, and the answer is there", async () => {
  const sandbox = createSandbox();
  await new Atlas(sandbox.client).agents.create({ name: "Concierge", channels });
  const customer = sandbox.customer(phoneNumber);
  const before = sandbox.now.getTime();
  await customer.says("When are you open?");
  expect(sandbox.now.getTime() - before).toBe(3000);
  expect(customer.messages()).toHaveLength(1);
});

test("says leaves the clock where no agent waits", async () => {
  const sandbox = createSandbox();
  const atlas = new Atlas(sandbox.client);
  const before = sandbox.now.getTime();
  await sandbox.customer(phoneNumber).says("When are you open?");
  await atlas.agents.create({ name: "Concierge", channels, answer_after_seconds: 0 });
  await sandbox.customer(phoneNumber).says("When are you open?");
  expect(sandbox.now.getTime()).toBe(before);
  expect(sandbox.customer(phoneNumber).messages()).toHaveLength(1);
});

test("messages by the API are one turn, once their time has passed", async () => {
  const sandbox = createSandbox();
  const atlas = new Atlas(sandbox.client);
  await atlas.agents.create({ name: "Concierge", channels });
  for (const text of ["When are you open?", "We are three", "Thanks a lot"])
    await atlas.events.ingest({
      channel: "chatapp",
      customer: { phone_number: phoneNumber },
      event_type: "message.received",
      message: { text },
    });
  const answers = () => sandbox.customer(phoneNumber).messages();
  expect(answers()).toEqual([]);
  await sandbox.advance("3s");
  expect(answers()).toHaveLength(1);
  expect(answers()[0]?.text).toContain("open");
});
