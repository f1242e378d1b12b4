import { describe, expect, test } from "vitest";
import { describeShared } from "../test-support/served.ts";

describeShared("messages.send", {}, (served) => {
  test("queues a text to a customer whose window is open", async () => {
    const { client, data } = await served.organization();
    const { data: sent } = await client.succeed("messages.send", {
      body: { phone_number: data.phone_number, text: "Your table is ready." },
    });
    expect(sent).toMatchObject({
      accepted: true,
      delivery_state: "queued",
      conversation_id: data.conversation_id,
      queued: true,
      window_open: true,
      phone_number: data.phone_number,
    });
  });

  test("creates customer and conversation of a new number, once", async () => {
    const { client, data } = await served.organization();
    const body = {
      phone_number: "+4930123456",
      template_id: data.template_id,
      category: "utility",
      template_params: { name: "Ada" },
    };
    const first = await client.succeed("messages.send", { body });
    const again = await client.succeed("messages.send", { body });
    expect(again.data.conversation_id).toBe(first.data.conversation_id);
    expect(again.data.message_id).not.toBe(first.data.message_id);
    expect(first.data.window_open).toBe(false);
    const { data: listed } = await client.succeed("conversations.list");
    const created = listed.conversations.filter(({ customer }) => customer.phone_number === body.phone_number);
    expect(created).toMatchObject([{ id: first.data.conversation_id, window_open: false, last_inbound_at: null }]);
  });

  describe("the longest and the shortest of everything", () => {
    test.for([
      ["one character of text", { text: "a" }],
      ["4096 characters of text", { text: "a".repeat(4096) }],
      ["4096 characters outside the basic plane", { text: "🦉".repeat(4096) }],
      ["text that a database might stumble over", { text: `'; drop table messages; -- "\\{}$1 \u0001\u2028` }],
      ["a key of one character", { text: "a", idempotency_key: "k" }],
      ["a key of 255 characters", { text: "a", idempotency_key: "k".repeat(255) }],
      ["a category beside text", { text: "a", category: "marketing" }],
    ] as const)("%s", async ([, members]) => {
      const { client, data } = await served.organization();
      await client.succeed("messages.send", { body: { phone_number: data.phone_number, ...members } });
    });

    test.for([["+12"], ["+123456789012345"]])("the phone number %s", async ([phone_number]) => {
      const { client, data } = await served.organization();
      const template = { template_id: data.template_id, category: "utility", template_params: { name: "Ada" } };
      const { data: sent } = await client.succeed("messages.send", { body: { phone_number, ...template } });
      expect(sent.phone_number).toBe(phone_number);
    });
  });
});
