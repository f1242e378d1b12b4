import { eventually } from "@atlas-messaging/test-wait";
import { beforeAll, describe, expect, test } from "vitest";
import type { Answer, Client } from "../test-support/client.ts";
import { type Receiver, startReceiver } from "../test-support/receiver.ts";
import { describeShared } from "../test-support/served.ts";
import type { Organization } from "../test-support/served.ts";

const replayed = ({ headers }: Answer) => headers.get("idempotent-replayed");

describeShared("idempotency", {}, (served) => {
  let organization: Organization;
  const send = (idempotency_key: string, change: object = {}, client: Client = organization.client) =>
    client.call("messages.send", { body: { idempotency_key, phone_number: "+15550100001", text: "Hello", ...change } });
  /** The messages that a conversation's runs speak of: each message has one run. */
  const runsOf = async (conversation: string, { client }: Organization = organization) => {
    const { data } = await client.succeed("conversations.listEvents", {
      params: { id: conversation },
      query: { limit: 200 },
    });
    return data.filter(({ event_type }) => event_type === "atlas.run.updated");
  };

  beforeAll(async () => {
    organization = await served.organization();
  });

  test("the first answer has no Idempotent-Replayed; the second is the same bytes and has it", async () => {
    const [first, second, third] = [await send("same"), await send("same"), await send("same")];
    expect(replayed(first)).toBeNull();
    for (const again of [second, third]) {
      expect(again.status).toBe(first.status);
      expect(again.text).toBe(first.text);
      expect(replayed(again)).toBe("true");
    }
    expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
  });

  test("without a key each request is executed", async () => {
    const body = { phone_number: "+15550100001", text: "Hello" };
    const [one, other] = [
      await organization.client.call("messages.send", { body }),
      await organization.client.call("messages.send", { body }),
    ];
    expect(replayed(other)).toBeNull();
    expect(other.body?.data.message_id).not.toBe(one.body?.data.message_id);
  });

  test("the order of members and white space are not another body", async () => {
    const first = await send("order");
    const text = `{ "text":"Hello",\n "phone_number":"\\u002b15550100001", "idempotency_key":"order" }`;
    const again = await organization.client.call("messages.send", {
      raw: new TextEncoder().encode(text),
      headers: { "content-type": "application/json" },
    });
    expect(again.text).toBe(first.text);
  });

  test("refuses a key with another body with idempotency_key_reused, and keeps the first answer", async () => {
    const first = await send("reused");
    for (const change of [{ text: "Goodbye" }, { category: "utility" }, { phone_number: "+15550100003" }]) {
      expect(await send("reused", change)).toMatchObject({
        status: 422,
        error: { code: "idempotency_key_reused", retryable: false },
      });
    }
    expect((await send("reused")).text).toBe(first.text);
  });

  test.for([
    ["window_closed", 409, { phone_number: "+15550100004" }],
    ["template_not_found", 422, { template_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e70", category: "utility" }],
  ] as const)("replays the refusal %s", async ([code, status, change]) => {
    const [first, again] = [await send(`refused ${code}`, change), await send(`refused ${code}`, change)];
    expect(first).toMatchObject({ status, error: { code } });
    expect(replayed(first)).toBeNull();
    expect(again).toMatchObject({ status, text: first.text });
    expect(replayed(again)).toBe("true");
  });

  describe("leaves the key free after what was not executed:", () => {
    const cases: readonly (readonly [name: string, number, (key: string) => Promise<Answer>])[] = [
      ["validation", 422, (key) => send(key, { text: "" })],
      [
        "a template without its parameters",
        422,
        (key) =>
          send(key, { phone_number: "+15550100004", template_id: organization.data.template_id, category: "utility" }),
      ],
      ["organization_id", 400, (key) => send(key, { organization_id: "x" })],
      ["no credential", 401, (key) => send(key, {}, served.anonymous)],
    ];
    test.for(cases)("%s", async ([name, status, refuse]) => {
      expect(await refuse(`free ${name}`)).toMatchObject({ status });
      const executed = await send(`free ${name}`);
      expect(executed.status).toBe(200);
      expect(replayed(executed)).toBeNull();
    });
  });

  test("a key of another organization is another key", async () => {
    const other = await served.organization();
    const [ours, theirs] = [await send("shared"), await send("shared", { text: "Other" }, other.client)];
    expect(theirs.status).toBe(200);
    expect(replayed(theirs)).toBeNull();
    expect(theirs.body?.data.message_id).not.toBe(ours.body?.data.message_id);
  });

  test("a key of another operation is another key", async () => {
    await send("operation");
    const body = { idempotency_key: "operation", url: "https://shop.example/hook", events: ["session.ended"] };
    const created = await organization.client.call("webhooks.create", { body });
    expect(created.status).toBe(200);
    const again = await organization.client.call("webhooks.create", { body });
    expect(again.text).toBe(created.text);
    expect(replayed(again)).toBe("true");
  });

  test("one webhook's key is not another's", async () => {
    const { client } = organization;
    const create = () =>
      client.succeed("webhooks.create", { body: { url: "https://shop.example/hook", events: ["session.ended"] } });
    const [one, other] = [await create(), await create()];
    const disable = (id: string) =>
      client.call("webhooks.update", { params: { id }, body: { idempotency_key: "disable", status: "disabled" } });
    expect(await disable(one.data.id)).toMatchObject({ status: 200 });
    expect(replayed(await disable(one.data.id))).toBe("true");
    expect(await disable(other.data.id)).toMatchObject({ status: 422, error: { code: "idempotency_key_reused" } });
  });

  test("20 at once with one key are one message", async () => {
    const fresh = await served.organization();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send("at once", {}, fresh.client)));
    const done = answers.filter(({ status }) => status === 200);
    const waiting = answers.filter(({ status }) => status !== 200);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(done.filter((answer) => replayed(answer) === null)).toHaveLength(1);
    for (const answer of waiting)
      expect(answer).toMatchObject({ status: 409, error: { code: "idempotency_in_progress" } });
    expect(await runsOf(fresh.data.conversation_id, fresh)).toHaveLength(1);
  });

  test("20 at once with one key to a new number are one customer and one message", async () => {
    const fresh = await served.organization();
    const template = {
      text: undefined,
      phone_number: "+4930123456",
      template_id: fresh.data.template_id,
      category: "utility",
      template_params: { name: "Ada" },
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send("at once", template, fresh.client)));
    const ids = new Set(answers.flatMap(({ body }) => (body ? [body.data.conversation_id] : [])));
    expect(ids.size).toBe(1);
    expect(await runsOf([...ids][0] ?? "", fresh)).toHaveLength(1);
  });

  test("20 at once with keys of their own are 20 messages", async () => {
    const fresh = await served.organization();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => send(`key ${index}`, {}, fresh.client)));
    expect(answers.map(({ status, error }) => error?.code ?? status)).toEqual(answers.map(() => 200));
    expect(await runsOf(fresh.data.conversation_id, fresh)).toHaveLength(20);
  });

  describe("with a receiver", () => {
    let receiver: Receiver;
    beforeAll(async () => {
      receiver = await startReceiver();
      return () => receiver.close();
    });

    test("a message that is sent twice with one key is delivered once", async () => {
      const fresh = await served.organization();
      const subscribe = { url: receiver.url, events: ["message.delivered", "agent.message_delivery"] };
      await fresh.client.succeed("webhooks.create", { body: subscribe });
      await send("delivered once", {}, fresh.client);
      await send("delivered once", {}, fresh.client);
      await send("another", {}, fresh.client);
      // Each of the two messages is sent, delivered (by two names) and read.
      await eventually(() => expect(receiver.arrived.length).toBeGreaterThanOrEqual(8));
      expect(await runsOf(fresh.data.conversation_id, fresh)).toHaveLength(2);
      expect(receiver.arrived).toHaveLength(8);
    });
  });
});
