/** Deliveries that wait for a receiver say so, if it asked for rest. */
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Receiver, startReceiver } from "../test-support/receiver.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";

const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "true", ATLAS_DELIVERIES_PER_ENDPOINT: "1" };

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver((_, response) => void response.writeHead(429, { "retry-after": "600" }).end());
});
afterAll(() => receiver.close());

describeServedOnPostgres("a receiver that answers 429 with Retry-After", { settings }, (served) => {
  test("has waiting deliveries with the reason and the end of its rest, in each list", async () => {
    const { client, data } = await served.organization();
    const body = { url: `${receiver.url}/HOOK`.replace("http:", "HTTP:"), events: ["agent.message_delivery"] };
    const { id, url } = (await client.succeed("webhooks.create", { body })).data;
    expect(url).toBe(`${receiver.url}/HOOK`);
    const send = () => client.succeed("messages.send", { body: { phone_number: data.phone_number, text: "Hi" } });
    await send();
    await eventually(() => expect(receiver.arrived).toHaveLength(1));
    const console = served.clientOf(data.operator_token);
    await eventually(async () => {
      await send();
      const { deliveries } = (await client.succeed("webhooks.listDeliveries", { params: { id } })).data;
      const resting = deliveries.filter(({ reason }) => reason === "endpoint_resting");
      expect(resting.length).toBeGreaterThan(0);
      for (const { next_attempt_at } of resting)
        expect(Date.parse(next_attempt_at ?? "") - Date.now()).toBeGreaterThan(500_000);
      const found = (await console.succeed("console.deliveries.list", {})).data.deliveries;
      expect(found.some(({ reason }) => reason === "endpoint_resting")).toBe(true);
    });
    expect(receiver.arrived).toHaveLength(1);
  });
});
