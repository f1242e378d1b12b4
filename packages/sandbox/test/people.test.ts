/** Any mix of addresses, forms of a number, merges and undoings ends in one person. */
import { describe, expect, test } from "vitest";
import { createSandbox } from "../src/index.ts";
import { clientOf } from "./support.ts";

/** Numbers from a seed, the same at each run. */
const chanceOf = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const forms = ["+5521988887777", "+552188887777"];
const [username, first, second] = ["grace.hopper", "US.1111111111", "US.2222222222"];

/** Ways in which a message may name the person. */
const named = [
  { phone_number: forms[0] },
  { phone_number: forms[1] },
  { user_id: first },
  { user_id: first, username },
  { user_id: second },
  { phone_number: forms[0], user_id: first },
  { phone_number: "+15550109999" },
  { phone_number: "+15550109999", user_id: second },
];

const addressed = [...forms, "+15550109999"].map((phone_number) => ({ phone_number }) as object);

describe.each([1, 2, 3, 4, 5, 6, 7, 8])("a mix of addresses and merges (seed %i)", (seed) => {
  test("ends in one person, and an erasure leaves no address", async () => {
    const sandbox = createSandbox();
    const chance = chanceOf(seed);
    const [client, operator] = [clientOf(sandbox), clientOf(sandbox, sandbox.credentials.operator_token)];
    const before = (await client.succeed("customers.list", { query: { limit: 200 } })).data.customers;
    const people = async () =>
      (await client.succeed("customers.list", { query: { limit: 200 } })).data.customers.filter(
        ({ id }) => !before.some((each) => each.id === id),
      );
    const havingNumber = async (phone_number: string) =>
      (await client.succeed("customers.list", { query: { phone_number } })).data.customers.map(({ id }) => id);
    const heard: string[] = [];
    const hear = async (customer: object, text: string) => {
      const body = { channel: "chatapp", customer, event_type: "message.received", message: { text } };
      await client.succeed("events.ingest", { body });
      heard.push(text);
      await sandbox.advance("1m");
    };
    const merge = async () => {
      const [one, two] = await people();
      if (!one || !two) return;
      const both = chance(2) === 0 ? [one.id, two.id] : [two.id, one.id];
      const [customer_id = "", other_customer_id = ""] = both;
      await operator.succeed("console.customers.merge", { params: { customer_id }, body: { other_customer_id } });
    };
    const undo = async () => {
      const merged = (await people()).flatMap((each) => each.merged.map(({ customer_id }) => customer_id));
      const customer_id = merged[chance(merged.length)];
      if (customer_id !== undefined) await operator.call("console.customers.unmerge", { params: { customer_id } });
    };
    for (let step = 0; step < 25; step++) {
      const kind = chance(6);
      if (kind === 0) await merge();
      else if (kind === 1) await undo();
      else await hear(named[chance(named.length)] ?? {}, `message ${step}`);
      const [one = [], other] = await Promise.all(forms.map(havingNumber));
      expect(one).toEqual(other);
      expect(one.length).toBeLessThan(2);
    }
    for (const customer of named) await hear(customer, JSON.stringify(customer));
    await hear({ user_id: first }, "stop");
    while ((await people()).length > 1) await merge();

    const [person] = await people();
    if (!person) throw new Error("nobody is left");
    const query = { customer_id: person.id, limit: 200 } as const;
    const { messages } = (await client.succeed("messages.list", { query })).data;
    const texts = messages.filter(({ direction }) => direction === "inbound").map(({ text }) => text);
    expect(texts.toSorted()).toEqual(heard.toSorted());
    expect(new Set(messages.map(({ conversation_id }) => conversation_id)).size).toBe(1);
    expect(person.marketing).toBe("opted_out");
    const sent = addressed.concat([{ recipient: { user_id: first } }, { recipient: { user_id: second } }]);
    for (const to of [...sent, { recipient: { username } }, { recipient: { customer_id: person.id } }]) {
      const { data } = await client.succeed("messages.send", { body: { ...to, text: "Hello" } });
      expect(data.conversation_id).toBe(messages[0]?.conversation_id);
    }
    await client.succeed("customers.erase", { params: { id: person.id } });
    await sandbox.advance("5m");
    const kept = JSON.stringify(sandbox.snapshot());
    const left = [...forms, "+15550109999", first, second, username].flatMap((address) => {
      const at = kept.indexOf(address);
      return at < 0 ? [] : [kept.slice(Math.max(0, at - 300), at + 60)];
    });
    expect(left).toEqual([]);
  });
});

test("a merge is undone for a day, and no longer", async () => {
  const sandbox = createSandbox();
  const [client, operator] = [clientOf(sandbox), clientOf(sandbox, sandbox.credentials.operator_token)];
  const [customer_id, other_customer_id] = await Promise.all(
    forms.map(async (_, index) => {
      const customer = { phone_number: `+4930999000${index}` };
      const body = { channel: "chatapp", customer, event_type: "message.received", message: { text: "Hi" } };
      return (await client.succeed("events.ingest", { body })).data.customer_id;
    }),
  );
  if (customer_id === undefined || other_customer_id === undefined) throw new Error("nobody wrote");
  const merge = () =>
    operator.succeed("console.customers.merge", { params: { customer_id }, body: { other_customer_id } });
  const undo = async () =>
    (await operator.call("console.customers.unmerge", { params: { customer_id: other_customer_id } })).status;
  await merge();
  await sandbox.advance("23h");
  expect(await undo()).toBe(200);
  await merge();
  await sandbox.advance("24h");
  expect(await undo()).toBe(409);
});

test("an adapter's ids are its channel's alone, also of one person with an id on two channels", async () => {
  const asked: Request[] = [];
  const sandbox = createSandbox({ webhooks: (request) => void asked.push(request) });
  const [client, operator] = [clientOf(sandbox), clientOf(sandbox, sandbox.credentials.operator_token)];
  const user_id = "4711";
  const link = async (channel: string) => {
    const body = { channel, display_name: channel, url: "https://adapter.example/messages" };
    return (await operator.succeed("console.channels.linkAdapter", { body })).data.channel.id;
  };
  const hear = async (channel: string, channel_id: string) => {
    const heard = { event_type: "message.received", message: { text: "Hello" } };
    const body = { channel, channel_id, customer: { user_id }, ...heard };
    return (await client.succeed("events.ingest", { body })).data;
  };
  const [web, other] = [await link("webchat"), await link("telegram")];
  const [one, two] = [await hear("webchat", web), await hear("telegram", other)];
  expect(one.customer_id).not.toBe(two.customer_id);
  expect((await hear("webchat", web)).customer_id).toBe(one.customer_id);
  const answer = { recipient: { user_id }, channel_id: other, text: "Hi" };
  expect((await client.succeed("messages.send", { body: answer })).data.customer_id).toBe(two.customer_id);
  const merge = { params: { customer_id: one.customer_id }, body: { other_customer_id: two.customer_id } };
  await operator.succeed("console.customers.merge", merge);
  const { data } = await client.succeed("messages.send", { body: answer });
  expect(data).toMatchObject({ customer_id: one.customer_id, conversation_id: two.conversation_id });
  await sandbox.advance("1m");
  const handed = await Promise.all(asked.map((request) => request.json()));
  expect(handed.filter(({ message }) => message?.text === "Hi").map(({ customer }) => customer.user_id)).toEqual([
    user_id,
    user_id,
  ]);
});
