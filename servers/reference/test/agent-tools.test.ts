import { eventually } from "@atlas-messaging/test-wait";
import { beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../test-support/client.ts";
import { eventOf, startReceiver } from "../test-support/receiver.ts";
import { type Organization, describeShared } from "../test-support/served.ts";

const stranger = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0";

describeShared("the tools of the Agent API", {}, (served) => {
  let organization: Organization;
  let client: Client;
  beforeAll(async () => {
    organization = await served.organization();
    client = organization.client;
  });

  const template = (change: object = {}) => ({
    template_id: organization.data.template_id,
    category: "utility",
    template_params: { name: "Ada" },
    ...change,
  });
  const conversationWith = async (number: string): Promise<string> => {
    const { data } = await client.succeed("conversations.list");
    return data.conversations.find(({ customer }) => customer.phone_number === number)?.id ?? "";
  };
  const eventsOf = async (id: string) => {
    const { data } = await client.succeed("conversations.listEvents", { params: { id }, query: { limit: 200 } });
    return data;
  };

  describe("send_message", () => {
    test("sends text into an open window; its run says which tool it was", async () => {
      const { conversation_id } = organization.data;
      const { data } = await client.succeed("agent.sendMessage", { body: { conversation_id, text: "At nine." } });
      expect(data).toMatchObject({
        accepted: true,
        delivery_state: "queued",
        conversation_id,
        queued: true,
        window_open: true,
        phone_number: organization.data.phone_number,
      });
      const runs = (await eventsOf(conversation_id)).filter(({ event_type }) => event_type === "atlas.run.updated");
      expect(runs.at(-1)).toMatchObject({
        run: { intent: "send_message", status: "completed", tools_called: ["send_message"] },
      });
    });

    test("sends a template into a closed window", async () => {
      const conversation_id = await conversationWith(organization.data.phone_numbers.window_closed);
      const { data } = await client.succeed("agent.sendMessage", { body: { conversation_id, ...template() } });
      expect(data).toMatchObject({ conversation_id, window_open: false });
    });

    test("takes a conversation id however it is written", async () => {
      const { conversation_id } = organization.data;
      const { data } = await client.succeed("agent.sendMessage", {
        body: { conversation_id: conversation_id.toUpperCase(), text: "Hi" },
      });
      expect(data.conversation_id).toBe(conversation_id);
    });

    const refusals: readonly (readonly [string, number, string, () => Promise<object> | object])[] = [
      ["an unknown conversation", 404, "not_found", () => ({ conversation_id: stranger, text: "Hello" })],
      [
        "another organization's conversation",
        404,
        "not_found",
        async () => ({ conversation_id: (await served.organization()).data.conversation_id, text: "Hello" }),
      ],
      [
        "text into a closed window",
        409,
        "window_closed",
        async () => ({
          conversation_id: await conversationWith(organization.data.phone_numbers.window_closed),
          text: "Hello",
        }),
      ],
      [
        "an unknown template",
        422,
        "template_not_found",
        () => ({ conversation_id: organization.data.conversation_id, ...template({ template_id: stranger }) }),
      ],
      [
        "a template without its values",
        422,
        "validation_failed",
        () => ({ conversation_id: organization.data.conversation_id, ...template({ template_params: {} }) }),
      ],
      [
        "neither text nor template",
        422,
        "validation_failed",
        () => ({ conversation_id: organization.data.conversation_id }),
      ],
      [
        "a phone number",
        422,
        "validation_failed",
        () => ({ conversation_id: organization.data.conversation_id, phone_number: "+15550100001", text: "Hello" }),
      ],
      ["no conversation", 422, "validation_failed", () => ({ text: "Hello" })],
    ];
    test.for(refusals)("refuses %s with %i %s", async ([, status, code, body]) => {
      expect(await client.call("agent.sendMessage", { body: await body() })).toMatchObject({
        status,
        error: { code, retryable: false },
      });
    });
  });

  describe("send_message_to_phone", () => {
    test("creates customer and conversation for a new number, and finds them again", async () => {
      const body = { phone_number: "+4930123457", ...template() };
      const first = await client.succeed("agent.sendMessageToPhone", { body });
      expect(first.data).toMatchObject({ window_open: false, phone_number: "+4930123457", delivery_state: "queued" });
      const again = await client.succeed("agent.sendMessageToPhone", { body });
      expect(again.data.conversation_id).toBe(first.data.conversation_id);
      expect(again.data.message_id).not.toBe(first.data.message_id);
    });

    test("refuses text to a number that has not written", async () => {
      const answer = await client.call("agent.sendMessageToPhone", {
        body: { phone_number: "+4930123458", text: "Hello" },
      });
      expect(answer).toMatchObject({ status: 409, error: { code: "window_closed" } });
    });
  });

  describe("idempotency", () => {
    const sends: readonly (readonly ["agent.sendMessage" | "agent.sendMessageToPhone", () => object])[] = [
      ["agent.sendMessage", () => ({ conversation_id: organization.data.conversation_id })],
      ["agent.sendMessageToPhone", () => ({ phone_number: organization.data.phone_number })],
    ];
    test.for(sends)("%s replays the answer, and refuses the key with another body", async ([id, to]) => {
      const send = (text: string) => client.call(id, { body: { idempotency_key: `replay ${id}`, ...to(), text } });
      const [first, again] = [await send("Hello"), await send("Hello")];
      expect(first.status).toBe(200);
      expect(again.text).toBe(first.text);
      expect([first, again].map(({ headers }) => headers.get("idempotent-replayed"))).toEqual([null, "true"]);
      expect(await send("Goodbye")).toMatchObject({ status: 422, error: { code: "idempotency_key_reused" } });
    });

    test("a key of one tool, or of messages.send, is another key", async () => {
      const { conversation_id, phone_number } = organization.data;
      const key = { idempotency_key: "shared", text: "Hello" };
      const sent = [
        await client.call("agent.sendMessage", { body: { ...key, conversation_id } }),
        await client.call("agent.sendMessageToPhone", { body: { ...key, phone_number } }),
        await client.call("messages.send", { body: { ...key, phone_number } }),
      ];
      expect(new Set(sent.map(({ body }) => body?.data.message_id)).size).toBe(3);
      expect(sent.map(({ headers }) => headers.get("idempotent-replayed"))).toEqual([null, null, null]);
    });

    test("replays a refusal by a rule", async () => {
      const conversation_id = await conversationWith(organization.data.phone_numbers.window_closed);
      const body = { idempotency_key: "refused", conversation_id, text: "Hello" };
      const [first, again] = [
        await client.call("agent.sendMessage", { body }),
        await client.call("agent.sendMessage", { body }),
      ];
      expect(again).toMatchObject({ status: 409, error: { code: "window_closed" }, text: first.text });
      expect(again.headers.get("idempotent-replayed")).toBe("true");
    });
  });

  test("deliveries and runs of a tool call are sent to webhooks", async () => {
    const fresh = await served.organization();
    const receiver = await startReceiver();
    try {
      const events = ["atlas.run.updated", "agent.message_delivery", "message.delivered"];
      const { data: webhook } = await fresh.client.succeed("webhooks.create", { body: { url: receiver.url, events } });
      const body = { conversation_id: fresh.data.conversation_id, text: "At nine." };
      const { data } = await fresh.client.succeed("agent.sendMessage", { body });
      const delivered = () => receiver.arrived.map((arrived) => eventOf(arrived, webhook.secret ?? ""));
      const ofTool = () =>
        delivered().filter((event) => event.event_type !== "atlas.run.updated" || event.run.intent === "send_message");
      await eventually(() => expect(ofTool()).toHaveLength(5));
      const statuses = ofTool().flatMap((event) =>
        event.event_type === "agent.message_delivery" ? [event.message] : [],
      );
      expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(["sent", "delivered", "read"]));
      expect(new Set(statuses.map(({ id }) => id))).toEqual(new Set([data.message_id]));
    } finally {
      await receiver.close();
    }
  });
});
