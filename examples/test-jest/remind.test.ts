import { type Sandbox, createSandbox } from "@atlas-messaging/sandbox";
import { Atlas } from "@atlas-messaging/sdk";
import { remind } from "./remind";

const phone_number = "+15550100001";
const order = { id: "815", customer: { name: "Ada", phone_number } };

let sandbox: Sandbox;
let atlas: Atlas;
beforeEach(() => {
  sandbox = createSandbox();
  atlas = new Atlas(sandbox.client);
});

const read = () =>
  sandbox
    .customer(phone_number)
    .messages()
    .map(({ text }) => text);
const { template_id } = createSandbox().credentials;

test("a customer who wrote today gets our words", async () => {
  await sandbox.customer(phone_number).says("When is it ready?");
  await sandbox.advance("23h");

  expect(await remind(atlas, order, template_id)).toBe("text");
  expect(read()).toEqual(["Ada, order 815 is ready. See you soon!"]);
});

test("a customer who has been silent for a day gets the template", async () => {
  await sandbox.customer(phone_number).says("When is it ready?");
  await sandbox.advance("25h"); // A day in a few milliseconds: the clock is yours.

  expect(await remind(atlas, order, template_id)).toBe("template");
  expect(read()).toEqual(["Hello Ada, your order is ready."]);
});

test("a lost answer does not send twice", async () => {
  sandbox.fail("messages.send", { lose: "answer" });

  await remind(atlas, order, template_id);
  expect(read()).toHaveLength(1);
});

test("the customer reads it", async () => {
  await remind(atlas, order, template_id);
  const { event } = await sandbox.webhooks.next("message.delivered");
  await sandbox.advance("1s");

  expect(event.message.text).toContain("order 815");
  expect(sandbox.customer(phone_number).messages()[0]?.status).toBe("read");
});
