/** Callbacks that the service does not understand are kept as they came, on the emulator. */
import { createEmulator, serveEmulator } from "@atlas-messaging/cloud-api-emulator";
import { callbackFields } from "@atlas-messaging/cloud-api-emulator/network";
import type { Database } from "@atlas-messaging/postgres/database";
import { signPayload } from "@atlas-messaging/webhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newNumber } from "../test-support/app-shop.ts";
import { callbackOf } from "../test-support/cloud-network.ts";
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

describeServed("what is signed and not understood", { seed, settings }, (served) => {
  const client = () => served.clientOf(served.seeded.token);
  const newest = async (limit = 1) =>
    (await client().succeed("messages.list", { query: { direction: "inbound", limit } })).data.messages;
  const events = async (event_type: string) =>
    (await client().succeed("events.list", { query: { event_type, limit: 100 } })).data;
  const notices = async () =>
    (await events("channel.notice_received")).map(({ payload }) => Reflect.get(payload, "notice"));
  const post = async (value: object): Promise<number> => {
    const { raw, headers } = callbackOf({ senderId: numberId, secrets }, value);
    const path = `${served.server.url}/callbacks/channels`;
    return (await fetch(path, { method: "POST", body: raw, headers })).status;
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

  test("is a message of the network's own kind if a customer sent it", async () => {
    const phone = network.phone(newNumber());
    await phone.sendsUnsupported("poll");
    await phone.sends({ type: "location", location: { latitude: 520, longitude: 13 } });
    const [place, poll] = await newest(2);
    expect(poll).toMatchObject({ type: "unsupported", text: "[poll]", content: { provider_type: "poll" } });
    expect(JSON.parse(String(Reflect.get(poll?.content ?? {}, "received")))).toMatchObject({
      unsupported: { type: "poll" },
    });
    expect(place).toMatchObject({ type: "unsupported", content: { provider_type: "location" } });
    const { data } = await client().succeed("conversations.context", {
      params: { conversation_id: poll?.conversation_id ?? "" },
    });
    expect(data.conversation).toMatchObject({ window_open: true, waiting_since: expect.any(String) });
  });

  test("is an event without a message if the network tells of a customer", async () => {
    const phone = network.phone(newNumber());
    await phone.says("Hello");
    const [before] = await newest();
    await phone.changesNumber(newNumber());
    await phone.stops();
    const after = {
      ...before,
      customer: { ...before?.customer, phone_number: `+${phone.waId}`, user_id: phone.userId },
    };
    expect(await newest()).toEqual([after]);
    const told = (await events("atlas.event.received")).map(({ payload }) => Reflect.get(payload, "inbound"));
    expect(told).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          event_type: "system.user_changed_number",
          received: expect.stringContaining("user_changed_number"),
        }),
        expect.objectContaining({ event_type: "system.user_preferences", received: expect.stringContaining("stop") }),
      ]),
    );
  });

  test("is a notice of the channel if it names no customer, once however often it comes", async () => {
    expect(await notices()).toEqual([]);
    const restricted = { event: "ACCOUNT_RESTRICTION", restriction_info: [{ restriction_type: "RESTRICTED" }] };
    await network.report("account_update", restricted);
    const hidden = { id: "hidden", to_nobody: "DE.1", type: "text", text: { body: "Hello" } };
    for (let time = 0; time < 3; time++) expect(await post({ messages: [hidden] })).toBe(200);
    for (let time = 0; time < 2; time++) expect(await post({ something_new: [1] })).toBe(200);
    const told = await notices();
    expect(told.map(({ field }) => field).toSorted()).toEqual(["account_update", "messages", "messages"]);
    expect(JSON.stringify(told)).toContain("ACCOUNT_RESTRICTION");
    expect(JSON.stringify(told)).toContain("DE.1");
    expect(JSON.stringify(told)).toContain("something_new");
  });

  test("is a notice if it is no callback, or names neither a number nor an account", async () => {
    const before = (await notices()).length;
    const url = `${served.server.url}/callbacks/channels`;
    for (const body of [
      '{"entry":[',
      '{"entry":[{"changes":[{"field":"messages","value":{"messages":[{"id":"x"}]}}]}]}',
    ]) {
      const raw = new TextEncoder().encode(body);
      const headers = { "x-hub-signature-256": `sha256=${signPayload(raw, appSecret)}` };
      for (let time = 0; time < 2; time++)
        expect((await fetch(url, { method: "POST", body: raw, headers })).status).toBe(200);
    }
    const told = await notices();
    expect(told).toHaveLength(before + 2);
    expect(told.map(({ field }) => field)).toContain("callback");
  });

  test("opens no window for longer where the network's clock is ahead", async () => {
    const number = newNumber();
    const ahead = String(Math.floor(Date.now() / 1_000) + 3 * 86_400);
    const message = {
      id: `ahead ${number}`,
      from: number.slice(1),
      timestamp: ahead,
      type: "text",
      text: { body: "Hi" },
    };
    expect(await post({ messages: [message] })).toBe(200);
    const [taken] = await newest();
    expect(taken?.text).toBe("Hi");
    expect(Date.parse(taken?.created_at ?? "")).toBeLessThan(Date.now() + 60_000);
  });
});
