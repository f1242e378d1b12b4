/** The emulator as the network: linked, verified, written from, refused, as a deployment without an account runs. */
import { createEmulator, serveEmulator } from "@atlas-messaging/cloud-api-emulator";
import { eventually } from "@atlas-messaging/test-wait";
import type { Database } from "@atlas-messaging/postgres/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newNumber } from "../test-support/app-shop.ts";
import { seedLinkedShop } from "../test-support/linked-shop.ts";
import { describeServed } from "../test-support/served.ts";

const network = createEmulator({ product: "chatapp" });
const { accessToken, appId, appSecret, verifyToken, accountId, numberId, version } = network.credentials;
let emulator: Awaited<ReturnType<typeof serveEmulator>>;
beforeAll(async () => {
  emulator = await serveEmulator(network);
});
afterAll(() => emulator.close());

const seed = (database: Database) =>
  seedLinkedShop(
    database,
    {
      url: `${emulator.url}/${version}`,
      senderId: numberId,
      businessAccountId: accountId,
      secrets: { access_token: accessToken, app_secret: appSecret, verify_token: verifyToken },
    },
    { environment: "sandbox" },
  );
const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "on" };

describeServed("a channel on the emulator", { seed, settings }, (served) => {
  const client = () => served.clientOf(served.seeded.token);

  beforeAll(async () => {
    const entered = await fetch(`${emulator.url}/${version}/${appId}/subscriptions`, {
      method: "POST",
      headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
      body: JSON.stringify({
        callback_url: `${served.server.url}/callbacks/channels/${served.seeded.channelId}`,
        verify_token: verifyToken,
        fields: "messages,message_template_status_update",
      }),
    });
    expect(await entered.json()).toEqual({ success: true });
  });

  const statusOf = async (id: string) => (await client().succeed("messages.get", { params: { id } })).data.message;

  test("takes what a phone writes, and brings the answer to it", async () => {
    const number = newNumber();
    const phone = network.phone(number, { name: "Ada" });
    await phone.says("Are you open?");
    const { data } = await client().succeed("messages.list", { query: { direction: "inbound", limit: 1 } });
    expect(data.messages).toMatchObject([{ text: "Are you open?" }]);
    const body = { idempotency_key: `answer ${number}`, phone_number: number, text: "Until six." };
    const sent = await client().succeed("messages.send", { body });
    await eventually(async () =>
      expect(await statusOf(sent.data.message_id)).toMatchObject({ delivery_state: "delivered" }),
    );
    await phone.reads();
    expect(await statusOf(sent.data.message_id)).toMatchObject({ delivery_state: "read" });
    expect(phone.messages().at(-1)).toMatchObject({ from: "business", body: { text: { body: "Until six." } } });
  });

  test("takes the name of a profile where no name is known, and leaves the one that people gave", async () => {
    const number = newNumber();
    const phone = network.phone(number, { name: "ada 🌻" });
    const customer = async () => {
      await phone.says("Hello");
      return (await client().succeed("customers.list", { query: { phone_number: number } })).data.customers[0];
    };
    const { id = "", name } = (await customer()) ?? {};
    expect(name).toBe("ada 🌻");
    await client().succeed("customers.update", { params: { id }, body: { name: "Ada Moreno" } });
    expect(await customer()).toMatchObject({ id, name: "Ada Moreno" });
  });

  test("tells of a message that the network could not bring", async () => {
    const number = newNumber();
    const phone = network.phone(number);
    await phone.says("Hello");
    network.refuse(131026, { by: "callback", to: number, times: 1 });
    const body = { idempotency_key: `refused ${number}`, phone_number: number, text: "Hi" };
    const sent = await client().succeed("messages.send", { body });
    await eventually(async () =>
      expect(await statusOf(sent.data.message_id)).toMatchObject({
        delivery_state: "failed",
        error_code: "recipient_unreachable",
      }),
    );
  });
});
