/** Tests in workerd: the sandbox runs beside the worker, whose calls it answers. */
import { type Sandbox, createSandbox } from "@atlas-messaging/sandbox";
import { createExecutionContext, createScheduledController, env, reset, waitOnExecutionContext } from "cloudflare:test";
import { afterEach, beforeEach, expect, test } from "vitest";
import worker from "../worker.ts";

let sandbox: Sandbox;
let uninstall: () => void;

beforeEach(async () => {
  await reset(); // Sandboxes of one seed have the same ids of events, which the store would remember.
  sandbox = createSandbox({ baseUrl: env.ATLAS_BASE_URL });
  uninstall = sandbox.install(); // Calls to this address alone reach the sandbox.
});
afterEach(() => uninstall());

const post = async (request: Request): Promise<number> => {
  const context = createExecutionContext();
  const { status } = await worker.fetch(request, env, context);
  await waitOnExecutionContext(context);
  return status;
};

const remind = (scheduledTime: Date): Promise<void> =>
  worker.scheduled(createScheduledController({ scheduledTime, cron: "0 16 * * *" }));

test("one of three deliveries at once is handled", async () => {
  const ada = sandbox.customer("+15550100001");
  await ada.says("A table for two?");
  const { request } = await sandbox.webhooks.next("conversation.message_received");
  const deliver = () => post(request("https://shop.example/webhooks/atlas"));
  expect((await Promise.all([deliver(), deliver(), deliver()])).toSorted()).toEqual([200, 503, 503]);
  expect(await deliver()).toBe(200);
  expect(ada.messages().map(({ text }) => text)).toEqual(["Thank you. We answer within the hour."]);
});

test("a reminder goes out once, though the cron runs twice", async () => {
  const appointment = { name: "Ada", phone_number: "+15550100004" }; // Its window is closed.
  await env.APPOINTMENTS.put("2026-01-02/a1", JSON.stringify(appointment));
  for (const _ of [1, 2]) await remind(new Date("2026-01-01T16:00:00Z"));
  expect(sandbox.customer("+15550100004").messages()).toHaveLength(1);
});
