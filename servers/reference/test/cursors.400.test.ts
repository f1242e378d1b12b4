import { describe, expect, test } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { seedCredential, seedOrganization } from "../test-support/seed.ts";
import { describeShared } from "../test-support/served.ts";

const twoKeys = async (database: Database) => {
  const { organizationId, token } = await seedOrganization(database);
  return { token, other: await seedCredential(database, organizationId, { scopes: ["atlas.conversations.read"] }) };
};

const invalid = { status: 400, error: { code: "invalid_cursor", retryable: false } };

describeShared("400 invalid_cursor", { seed: twoKeys }, (served) => {
  const ours = () => served.clientOf(served.seeded.token);
  const page = async (query: { readonly [name: string]: string | number }, client = ours()) =>
    (await client.succeed("conversations.list", { query })).data;
  const cursor = async (client = ours()): Promise<string> => (await page({ limit: 1 }, client)).next_cursor ?? "";
  const after = (after_id: string, client = ours()) => client.call("conversations.list", { query: { after_id } });

  test("accepts a cursor of these pages, and the last seen id", async () => {
    const { conversations } = await page({ limit: 1 });
    expect(await after(await cursor())).toMatchObject({ status: 200 });
    expect(await after(conversations[0]?.id ?? "")).toMatchObject({ status: 200 });
  });

  test.for(["garbage", "!", "null", "AAAA", "0199f0a0", "💥", "a".repeat(1024), "%00", "."])(
    "garbage: %j",
    async (text) => {
      expect(await after(text)).toMatchObject(invalid);
    },
  );

  test("an id without its seal, and a seal that was changed", async () => {
    const [id, seal = ""] = Buffer.from(await cursor(), "base64url")
      .toString()
      .split(".");
    expect(seal).not.toBe("");
    const forged = (text: string) => after(Buffer.from(text).toString("base64url"));
    expect(await forged(`${id}`)).toMatchObject(invalid);
    expect(await forged(`${id}.`)).toMatchObject(invalid);
    expect(await forged(`${id}.${seal.slice(1)}`)).toMatchObject(invalid);
    expect(await forged(`0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f.${seal}`)).toMatchObject(invalid);
  });

  test("another list's", async () => {
    const text = await cursor();
    for (const id of ["channels.list", "webhooks.list"] as const) {
      expect(await ours().call(id, { query: { after_id: text } })).toMatchObject(invalid);
    }
    const { conversations } = await page({});
    const params = { id: conversations[0]?.id ?? "" };
    expect(await ours().call("conversations.listEvents", { params, query: { after_id: text } })).toMatchObject(invalid);
  });

  test("another conversation's", async () => {
    const { client, data } = await served.organization();
    const { delivered, stays_sent } = data.phone_numbers;
    const send = (phone_number: string) => client.succeed("messages.send", { body: { phone_number, text: "Hello" } });
    const [one, other] = [await send(delivered), await send(stays_sent)];
    await send(delivered);
    const first = await client.succeed("conversations.listEvents", {
      params: { id: one.data.conversation_id },
      query: { limit: 1 },
    });
    const eventsAfter = (conversation: string, after_id: string) =>
      client.call("conversations.listEvents", { params: { id: conversation }, query: { after_id } });
    expect(await eventsAfter(one.data.conversation_id, first.next_cursor ?? "")).toMatchObject({ status: 200 });
    expect(await eventsAfter(other.data.conversation_id, first.next_cursor ?? "")).toMatchObject(invalid);
    expect(await eventsAfter(other.data.conversation_id, first.data[0]?.id ?? "")).toMatchObject(invalid);
  });

  test("another organization's", async () => {
    const theirs = await served.organization();
    expect(await after(await cursor(theirs.client))).toMatchObject(invalid);
    expect(await after(theirs.data.conversation_id)).toMatchObject(invalid);
  });

  test("another principal's of the same organization", async () => {
    const other = served.clientOf(served.seeded.other);
    expect(await after(await cursor(), other)).toMatchObject(invalid);
    expect(await after(await cursor(other), other)).toMatchObject({ status: 200 });
  });

  describe("an unknown id:", () => {
    test.for(["channels.list", "conversations.list", "webhooks.list"] as const)("%s", async (id) => {
      const query = { after_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f" };
      expect(await ours().call(id, { query })).toMatchObject(invalid);
    });

    test("an id of another version of UUIDs, and one in braces", async () => {
      for (const text of ["00000000-0000-0000-0000-000000000000", "{0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f}"]) {
        expect(await after(text)).toMatchObject(invalid);
      }
    });
  });

  test("a deleted webhook's id", async () => {
    const body = { url: "https://shop.example/hook", events: ["session.ended"] };
    const { data } = await ours().succeed("webhooks.create", { body });
    await ours().succeed("webhooks.delete", { params: { id: data.id } });
    expect(await ours().call("webhooks.list", { query: { after_id: data.id } })).toMatchObject(invalid);
  });
});
