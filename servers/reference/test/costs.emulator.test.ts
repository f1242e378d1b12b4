/** Costs of messages, as the emulated network prices them: every figure is the sum of its messages. */
import { createHmac } from "node:crypto";
import { createEmulator, serveEmulator } from "@atlas-messaging/cloud-api-emulator";
import type { Database } from "@atlas-messaging/postgres/database";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, expect, test } from "vitest";
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
const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "on", ATLAS_LIMIT_READS: "10000" };

const numbers = ["+491711234501", "+491711234502", "+5541977770003", "+15550300004"];

describeServed("costs", { seed, settings }, (served) => {
  const client = () => served.clientOf(served.seeded.token);
  const operator = () => served.clientOf(served.seeded.data.operator_token);
  let keys = 0;

  beforeAll(async () => {
    const entered = await fetch(`${emulator.url}/${version}/${appId}/subscriptions`, {
      method: "POST",
      headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
      body: JSON.stringify({
        callback_url: `${served.server.url}/callbacks/channels`,
        verify_token: verifyToken,
        fields: "messages",
      }),
    });
    expect(await entered.json()).toEqual({ success: true });
    for (const number of numbers) await network.phone(number).says("Hello");
  });

  const send = async (phone_number: string, text: string) => {
    const body = { phone_number, text, idempotency_key: `sent ${(keys += 1)}` };
    return (await client().succeed("messages.send", { body })).data.message_id;
  };
  const delivered = (id: string) =>
    eventually(async () => {
      const { message } = (await client().succeed("messages.get", { params: { id } })).data;
      expect(message).toMatchObject({ delivery_state: "delivered", pricing: { model: "PMP" } });
      return message;
    });
  const report = async (query: { readonly [name: string]: string } = {}) =>
    (await client().succeed("costs.get", { query })).data;
  const listed = async () => (await client().succeed("costs.listMessages", { query: { limit: 200 } })).data.messages;

  /** Sends a callback again, as the network may. */
  const post = async (url: string, body: object) => {
    const raw = JSON.stringify(body);
    const signature = `sha256=${createHmac("sha256", appSecret).update(raw).digest("hex")}`;
    const headers = { "content-type": "application/json", "x-hub-signature-256": signature };
    expect((await fetch(url, { method: "POST", headers, body: raw })).status).toBe(200);
  };

  /** Each message's cost in millionths; null has none. */
  const sumOf = async () =>
    (await listed()).reduce((sum, { cost }) => sum + Math.round(Number(cost ?? 0) * 1_000_000), 0);

  test("are counts without rates, by what the network told", async () => {
    network.price("regular", { to: numbers[0] ?? "", times: 1 });
    network.price("free_entry_point", { to: numbers[2] ?? "", times: 1 });
    const ids = [];
    for (const number of numbers) ids.push(await send(number, "Packed."));
    const told = await Promise.all(ids.map(delivered));
    expect(told.map(({ pricing }) => [pricing?.billable, pricing?.type, pricing?.country])).toEqual([
      [true, "regular", "DE"],
      [false, "free_customer_service", "DE"],
      [false, "free_entry_point", "BR"],
      [false, "free_customer_service", "US"],
    ]);
    const figures = { messages: 4, billable: 1, free: 3, pending: 0, cost: null, unpriced: 1 };
    expect(await report({ group_by: "country" })).toMatchObject({
      currency: null,
      total: figures,
      groups: [
        { key: "DE", messages: 2, billable: 1 },
        { key: "BR", messages: 1 },
        { key: "US", messages: 1 },
      ],
    });
  });

  test("follow the rates that were set, from their day on, and equal the sum of the messages", async () => {
    const today = new Date().toISOString().slice(0, 10);
    const rates = [
      { country: "DE", category: "service", amount: "0.0456" },
      { country: "*", category: "service", amount: "0.006301" },
    ];
    const body = { starts_on: today, currency: "EUR", rates };
    const set = await operator().succeed("console.rates.set", { body });
    expect(set.data).toMatchObject({ currency: "EUR", tables: [{ starts_on: today }] });
    network.price("regular", { to: numbers[2] ?? "", times: 1 });
    await delivered(await send(numbers[2] ?? "", "Sent."));
    for (const group_by of ["category", "country", "template", "agent", "channel", "month"] as const) {
      const { total, groups, currency } = await report({ group_by });
      expect([currency, total.cost, total.unpriced, await sumOf()]).toEqual(["EUR", "0.051901", 0, 51_901]);
      expect(groups.reduce((sum, each) => sum + Math.round(Number(each.cost) * 1_000_000), 0)).toBe(51_901);
    }
    const console = await operator().succeed("console.costs.get", { query: { group_by: "country" } });
    expect(console.data.groups.slice(0, 2)).toMatchObject([
      { key: "DE", cost: "0.0456" },
      { key: "BR", cost: "0.006301" },
    ]);
    expect(await report({ since: "2020-01-01T00:00:00Z", until: "2020-02-01T00:00:00Z" })).toMatchObject({
      total: { messages: 0, cost: "0" },
      groups: [],
    });
  });

  test("stay as they are when a status comes again, and not when a message fails", async () => {
    const before = await report();
    network.refuse(131026, { by: "callback", to: numbers[1] ?? "", times: 1 });
    await send(numbers[1] ?? "", "Lost.");
    await network.settled();
    for (const { url, body } of network.callbacks) await post(url, body);
    await network.settled();
    expect(await report()).toEqual(before);
  });

  /** A template that the network has approved, too. */
  const newTemplate = async () => {
    const described = { name: `packed_${(keys += 1)}`, language: "en", category: "utility" } as const;
    const text = "Your order is packed.";
    await fetch(`${emulator.url}/${version}/${accountId}/message_templates`, {
      method: "POST",
      headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
      body: JSON.stringify({ ...described, category: "UTILITY", components: [{ type: "BODY", text }] }),
    });
    const body = { ...described, body: text };
    const { template } = (await operator().succeed("console.templates.create", { body })).data;
    await eventually(async () => {
      const { data } = await operator().succeed("console.templates.get", { params: { template_id: template.id } });
      expect(data.template.status).toBe("approved");
    });
    return template.id;
  };
  const caps = async () => (await client().succeed("costs.getCaps", {})).data;
  const stateOf = async (id: string) =>
    (await client().succeed("messages.get", { params: { id } })).data.message.delivery_state;
  const setCap = (body: { readonly unit?: "messages" | "amount"; readonly maximum: string | null }) =>
    client().succeed("costs.setCap", { body });

  test("stop at the cap to the message under 32 senders at once, and go on when it is raised", async () => {
    const template_id = await newTemplate();
    const before = (await report()).total.billable;
    await setCap({ unit: "messages", maximum: String(before + 7) });
    const to = Array.from({ length: 32 }, (_, index) => `+4917112350${String(index).padStart(2, "0")}`);
    const sent = await Promise.all(
      to.map((phone_number) => {
        const body = {
          phone_number,
          template_id,
          category: "utility",
          idempotency_key: `many ${phone_number}`,
        } as const;
        return client().succeed("messages.send", { body });
      }),
    );
    const ids = sent.map(({ data }) => data.message_id);
    const inState = async (status: "scheduled" | "delivered") => {
      const { messages } = (await client().succeed("messages.list", { query: { status, limit: 200 } })).data;
      return messages.filter(({ id }) => ids.includes(id));
    };
    const settled = async (gone: number, waiting: number) =>
      eventually(async () => {
        const [left, held] = [await inState("delivered"), await inState("scheduled")];
        expect([left.length, held.length]).toEqual([gone, waiting]);
        return held;
      });
    const [held] = await settled(7, 25);
    expect(held?.statuses.at(-1)).toMatchObject({ status: "scheduled", error_code: "spending_cap" });
    expect(held?.send_at).toMatch(/^\d{4}-\d\d-01T00:00:00.000Z$/);
    expect(await caps()).toMatchObject({
      waiting: 25,
      caps: [{ used: String(before + 7), maximum: String(before + 7) }],
    });
    // Free messages go on.
    await delivered(await send(numbers[0] ?? "", "We are on our way."));
    await setCap({ unit: "messages", maximum: String(before + 10) });
    await settled(10, 22);
    expect((await report()).total.billable).toBe(before + 10);
    const { data } = await operator().succeed("console.caps.cancelWaiting", { body: {} });
    expect(data).toEqual({ canceled: 22, has_more: false });
    await settled(10, 0);
    await setCap({ maximum: null });
    expect(await caps()).toMatchObject({ waiting: 0, caps: [] });
  });

  test("stop at a cap by amount, and give a place back when a message fails or is free", async () => {
    const template_id = await newTemplate();
    const today = new Date().toISOString().slice(0, 10);
    const rates = [{ country: "*", category: "utility", amount: "0.5" }];
    await operator().succeed("console.rates.set", { body: { starts_on: today, currency: "EUR", rates } });
    const spent = Number((await report()).total.cost);
    await setCap({ unit: "amount", maximum: String(spent + 1) });
    const sendTemplate = async (phone_number: string) => {
      const body = { phone_number, template_id, category: "utility", idempotency_key: `paid ${(keys += 1)}` } as const;
      return (await client().succeed("messages.send", { body })).data.message_id;
    };
    const [lost, free] = ["+491711236001", "+491711236002"];
    network.refuse(131026, { by: "callback", to: lost, times: 1 });
    network.price("free_entry_point", { to: free, times: 1 });
    const failed = await sendTemplate(lost);
    await eventually(async () => expect(await stateOf(failed)).toBe("failed"));
    await delivered(await sendTemplate(free));
    await delivered(await sendTemplate("+491711236003"));
    await delivered(await sendTemplate("+491711236004"));
    const waits = await sendTemplate("+491711236005");
    await eventually(async () => expect(await stateOf(waits)).toBe("scheduled"));
    await client().succeed("messages.cancel", { params: { id: waits }, body: {} });
    expect((await caps()).caps).toMatchObject([
      { unit: "amount", used: String(spent + 1), maximum: String(spent + 1) },
    ]);
    await setCap({ maximum: null });
  });
});
