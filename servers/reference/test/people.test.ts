/** Customers as people: merged and parted while messages arrive, nothing is lost, and an erasure leaves no address. */
import { eventually } from "@atlas-messaging/test-wait";
import { expect, test } from "vitest";
import { namedRows } from "../test-support/named-rows.ts";
import { describeServed } from "../test-support/served.ts";
import { settings } from "../test-support/whole-contract.ts";

const rounds = 4;
const messagesOfRound = 6;

describeServed("customers who are one person", { settings }, (served) => {
  const opened = async () => {
    const shop = await served.organization();
    const operator = served.clientOf(shop.data.operator_token);
    const hear = async (customer: object, text: string) => {
      const body = { channel: "chatapp", customer, event_type: "message.received", message: { text } };
      return (await shop.client.succeed("events.ingest", { body })).data;
    };
    return { ...shop, operator, hear };
  };

  test("are merged and parted by two colleagues at once, while messages arrive: nothing is lost, one effect", async () => {
    const { client, operator, hear } = await opened();
    const [one, two] = [{ phone_number: "+4930888000001" }, { phone_number: "+4930888000002" }];
    const [first, second] = [await hear(one, "first"), await hear(two, "second")];
    const told = ["first", "second"];
    const merge = (customer_id: string, other_customer_id: string) =>
      operator.call("console.customers.merge", { params: { customer_id }, body: { other_customer_id } });
    const unmerge = (customer_id: string) => operator.call("console.customers.unmerge", { params: { customer_id } });
    const ids = [first.customer_id, second.customer_id] as const;
    for (let round = 0; round < rounds; round++) {
      const texts = Array.from({ length: messagesOfRound }, (_, index) => `${round} ${index}`);
      told.push(...texts);
      const acts = [merge(ids[0], ids[1]), merge(ids[1], ids[0]), ...ids.map(unmerge), merge(ids[0], ids[1])];
      const heard = texts.map((text, index) => hear(index % 2 === 0 ? one : two, text));
      for (const { status } of await Promise.all(acts)) expect([200, 409]).toContain(status);
      await Promise.all(heard);
      for (const id of ids) await unmerge(id);
    }
    expect((await merge(ids[0], ids[1])).status).toBe(200);
    const { messages } = (
      await client.succeed("messages.list", { query: { customer_id: ids[1], direction: "inbound", limit: 200 } })
    ).data;
    expect(messages.map(({ text }) => text).toSorted()).toEqual(told.toSorted());
    expect(new Set(messages.map(({ conversation_id }) => conversation_id))).toEqual(new Set([first.conversation_id]));
    const { conversations } = (await client.succeed("conversations.list", { query: { limit: 200 } })).data;
    expect(conversations.filter(({ customer }) => ids.includes(customer.id))).toMatchObject([{ window_open: true }]);
  });

  test("by what the messaging app tells merge by themselves, and are erased with each address", async () => {
    const { client, hear, data } = await opened();
    const [user_id, username, number] = ["BR.7777000011112222", "quill.feather", "+5521987770000"];
    const hidden = await hear({ user_id, username }, "Hello");
    const known = await hear({ phone_number: number }, "Good morning");
    await hear({ phone_number: "+552187770000", user_id }, "It is me");
    await eventually(async () => {
      const { customer } = (await client.succeed("customers.get", { params: { id: hidden.customer_id } })).data;
      expect(customer).toMatchObject({ id: known.customer_id, phone_number: number, user_id });
    });
    for (const recipient of [{ user_id }, { username }, { phone_number: number }]) {
      const { data: sent } = await client.succeed("messages.send", { body: { recipient, text: "Yes" } });
      expect(sent.conversation_id).toBe(known.conversation_id);
    }
    await client.succeed("customers.erase", { params: { id: known.customer_id } });
    const params = { id: known.customer_id };
    await eventually(async () => {
      const { messages } = (await client.succeed("messages.list", { query: { customer_id: params.id } })).data;
      expect(new Set(messages.map(({ text }) => text))).toEqual(new Set(["[erased]"]));
    });
    const database = await served.stopAndOpen();
    await database.asTenant(data.organization_id, {
      text: "update outbox set due_at = now(), detail = detail || $1::jsonb where kind = 'erase_customer'",
      values: [JSON.stringify({ stage: "record", after: null, late: true })],
    });
    await served.startAgain();
    const again = served.clientOf(data.token);
    await eventually(async () => {
      const { customer } = (await again.succeed("customers.get", { params })).data;
      expect(customer.erasure).toMatchObject({ status: "completed" });
    });
    const needles = [user_id, username, number, "+552187770000"];
    expect(await namedRows(await served.stopAndOpen(), data.organization_id, needles)).toEqual([]);
  });
});
