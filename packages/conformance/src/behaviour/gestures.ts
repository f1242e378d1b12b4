/** Messages that are more than text, and what a business does beside writing. */
import type { Case, Citation } from "../case.ts";
import { at, freshSandbox, hear, hour, messageOf, newNumber, timeOf, topic } from "./steps.ts";

const order: Citation = {
  section: "Outbound message delivery",
  line: "The delivery status order is sent, then delivered, then read; `failed` is the fourth status value. The event `agent.message_delivery` fires when this status changes. Trigger and condition of the move to `failed`: not shown.",
};
const closed: Citation = {
  section: "Conversation window",
  line: "| window open | 24 hours of silence | no customer message for 24 hours | window closed | free-form text is no longer allowed; a pre-approved template via `template_id` is required |",
};

const define = topic("gestures");

export const gestures: readonly Case[] = [
  define("kinds", {
    title:
      "a button to a page, a request for a place, a sticker and a voice note are sent as they are, within their rules",
    operations: ["messages.send", "messages.get", "events.ingest"],
    cites: order,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const its = await freshSandbox(context);
      const { client } = its;
      const phone_number = newNumber();
      await hear(client, phone_number);
      const button = { title: "Follow it", url: "https://shop.example/orders/1" };
      const kinds = [
        { type: "url_button", text: "Your order is packed.", button },
        { type: "location_request", text: "Where may we bring it?" },
        { type: "sticker", url: "https://shop.example/thanks.webp" },
        { type: "audio", url: "https://shop.example/hello.ogg", voice: true },
      ];
      for (const content of kinds) {
        const body = { phone_number, content };
        const { message_id } = (await client.succeed("messages.send", { body })).data;
        context.check.includes(await messageOf(its, message_id), { type: content.type, content }, content.type);
      }
      const refused = [
        { content: { type: "sticker", url: "https://shop.example/thanks.webp", caption: "Thanks" } },
        { content: { type: "video", url: "https://shop.example/hello.mp4", voice: true } },
        { content: { type: "url_button", text: "Look", button: { ...button, title: "x".repeat(21) } } },
        { text: "See shop.example", link_preview: true },
      ];
      for (const wrong of refused)
        await client.refuse("messages.send", "validation_failed", { body: { phone_number, ...wrong } });
    },
  }),
  define("react", {
    title: "a reaction stands on the customer's message until it is taken back, and needs an open window",
    operations: ["messages.react", "messages.get", "events.ingest"],
    cites: closed,
    needs: ["organization"],
    run: async (context) => {
      const { check } = context;
      const its = await freshSandbox(context);
      const params = { id: (await hear(its.client, newNumber())).message_id ?? "" };
      const react = (emoji: string | null) => its.client.succeed("messages.react", { params, body: { emoji } });
      const standing = async () => {
        const { reactions = [] } = await messageOf(its, params.id);
        return reactions.map(({ from, emoji }) => [from, emoji]);
      };
      for (const emoji of ["👍", "❤️"]) await react(emoji);
      check.equal(await standing(), [["business", "❤️"]], "reactions, of which the last stands");
      await react(null);
      check.equal(await standing(), [], "reactions after it is taken back");
      await its.client.refuse("messages.react", "validation_failed", { params, body: { emoji: "ok" } });
      const now = await timeOf(its.client);
      const old = await hear(its.client, newNumber(), { timestamp: at(now - 25 * hour) });
      const late = { params: { id: old.message_id ?? "" }, body: { emoji: "👍" } };
      await its.client.refuse("messages.react", "window_closed", late);
    },
  }),
  define("typing", {
    title: "showing that somebody writes marks the customer's message as read",
    operations: ["messages.showTyping", "messages.send", "events.ingest"],
    cites: order,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const { message_id } = await hear(client, newNumber());
      const shown = await client.succeed("messages.showTyping", { params: { id: message_id ?? "" } });
      context.check.present(shown.data.message.read_at, "read_at of the answer");
      const body = { phone_number: sandbox.phone_numbers.delivered, text: "Your table is ready." };
      const { message_id: sent } = (await client.succeed("messages.send", { body })).data;
      await client.refuse("messages.showTyping", "conflict", { params: { id: sent } });
    },
  }),
];
