/** The network refuses for payment, on the emulator: its words stand on the message and the channel until it takes one. */
import { createEmulator, serveEmulator } from "@atlas-messaging/cloud-api-emulator";
import { callbackFields } from "@atlas-messaging/cloud-api-emulator/network";
import type { Database } from "@atlas-messaging/postgres/database";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newNumber } from "../test-support/app-shop.ts";
import { seedLinkedShop } from "../test-support/linked-shop.ts";
import { describeServed } from "../test-support/served.ts";

const network = createEmulator({ product: "chatapp" });
const { accessToken, appId, appSecret, verifyToken, accountId, numberId, version } = network.credentials;
const secrets = { access_token: accessToken, app_secret: appSecret, verify_token: verifyToken };
let emulator: Awaited<ReturnType<typeof serveEmulator>>;
beforeAll(async () => {
  emulator = await serveEmulator(network);
});
afterAll(() => emulator.close());

const seed = (database: Database) =>
  seedLinkedShop(
    database,
    { url: `${emulator.url}/${version}`, senderId: numberId, businessAccountId: accountId, secrets },
    { environment: "sandbox" },
  );
const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "on" };

describeServed("a refusal of the network", { seed, settings }, (served) => {
  const client = () => served.clientOf(served.seeded.token);
  const health = async () => {
    const params = { channel_id: served.seeded.channelId };
    return (await client().succeed("channels.get", { params })).data.channel.health;
  };
  const read = async (id: string) => (await client().succeed("messages.get", { params: { id } })).data.message;
  const send = async () => {
    const phone = network.phone(newNumber());
    await phone.says("Hello");
    const body = { idempotency_key: `to ${phone.waId}`, phone_number: `+${phone.waId}`, text: "Hi" };
    return { phone, id: (await client().succeed("messages.send", { body })).data.message_id };
  };

  beforeAll(async () => {
    const entered = await fetch(`${emulator.url}/${version}/${appId}/subscriptions`, {
      method: "POST",
      headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
      body: JSON.stringify({
        callback_url: `${served.server.url}/callbacks/channels`,
        verify_token: verifyToken,
        fields: callbackFields.join(","),
      }),
    });
    expect(await entered.json()).toEqual({ success: true });
  });

  test("is told at once, with what to do, and ends with the next message that is taken", async () => {
    network.refuse(131042, { details: "No payment method is attached." });
    const { id } = await send();
    const words = {
      code: 131042,
      details: "No payment method is attached.",
      advice: expect.stringContaining("payment"),
    };
    await eventually(async () =>
      expect((await read(id)).statuses.at(-1)).toMatchObject({
        status: "queued",
        error_code: "channel_refused",
        provider_error: words,
      }),
    );
    expect(await read(id)).toMatchObject({ delivery_state: "queued", error_code: null });
    expect(await health()).toMatchObject({
      state: "degraded",
      provider_error: words,
      message: expect.stringContaining("No payment method"),
    });
    network.clear();
    await send();
    await eventually(async () => expect(await health()).toMatchObject({ state: "healthy", message: null }));
    expect(await health()).not.toHaveProperty("provider_error");
  });

  test("ends with a test that finds the channel well: what waits goes out at once", async () => {
    network.refuse(131042, { details: "No payment method is attached." });
    const { id } = await send();
    await eventually(async () => expect(await health()).toMatchObject({ state: "degraded" }));
    network.clear();
    const params = { channel_id: served.seeded.channelId };
    await served.clientOf(served.seeded.data.operator_token).succeed("console.channels.test", { params });
    await eventually(async () => expect(await read(id)).toMatchObject({ delivery_state: "delivered" }));
  });

  test("of one message has its words in a failure that is told later", async () => {
    network.refuse(131026, { by: "callback", times: 1, details: "No such account." });
    const { id } = await send();
    await eventually(async () =>
      expect((await read(id)).statuses.at(-1)).toMatchObject({
        status: "failed",
        error_code: "recipient_unreachable",
        provider_error: { code: 131026, details: "No such account." },
      }),
    );
  });

  test("of the account changes the channel's health, until the network says that it is over", async () => {
    await network.report("account_update", { event: "DISABLED_UPDATE", ban_info: { waba_ban_state: "DISABLE" } });
    expect(await health()).toMatchObject({ state: "degraded", provider_error: { title: "DISABLED_UPDATE" } });
    await network.report("account_update", { event: "DISABLED_UPDATE", ban_info: { waba_ban_state: "REINSTATE" } });
    expect(await health()).toMatchObject({ state: "healthy" });
    await network.change(numberId, { quality_rating: "RED", messaging_limit_tier: "TIER_250" });
    expect((await health()).message).toContain("TIER_250");
    await network.change(numberId, { quality_rating: "GREEN" });
    expect(await health()).toMatchObject({ state: "healthy" });
  });

  test("is none if a message is read without having been delivered: both are told", async () => {
    const phone = network.phone(newNumber());
    await phone.says("Hello");
    await phone.opens();
    const body = { idempotency_key: `open ${phone.waId}`, phone_number: `+${phone.waId}`, text: "Hi" };
    const { message_id } = (await client().succeed("messages.send", { body })).data;
    await eventually(async () =>
      expect((await read(message_id)).statuses.map(({ status }) => status)).toEqual([
        "queued",
        "sent",
        "delivered",
        "read",
      ]),
    );
  });
});
