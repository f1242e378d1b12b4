/** A channel whose messages a messaging app carries: what goes out, what comes back, and what is not believed. */
import { randomBytes } from "node:crypto";
import { signCallback } from "@atlas-messaging/cloud-api-emulator";
import { uuidv7 } from "uuidv7";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { appShop, newNumber, seedAppShop } from "../test-support/app-shop.ts";
import { type CloudNetwork, callbackOf, startNetwork } from "../test-support/cloud-network.ts";
import { describeServed } from "../test-support/served.ts";

let api: CloudNetwork;
beforeAll(async () => {
  api = await startNetwork();
});
afterAll(() => api.close());

const seed = (database: Database) => seedAppShop(database, api);
const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "on" };

describeServed("a channel of a messaging app", { seed, settings }, (served) => {
  const shop = appShop(served, () => api);
  const { client, callbackUrl, call, taken, forgetTaken, phoneOf, write, send, statusesIn, until, status } = shop;
  /** The network answers the next message so. */
  const answerNext = (httpStatus: number, body: unknown) =>
    api.network.answer(() => Response.json(body, { status: httpStatus }), { path: "messages" });
  /** The network sends a callback once more. */
  const again = async (callback: unknown): Promise<number> => {
    const signed = signCallback(api.secrets.app_secret, callback);
    return (await fetch(callbackUrl(), { method: "POST", ...signed })).status;
  };
  const valueOf = (parameter_name: string, text: string) => ({ type: "text", parameter_name, text });
  const lastId = () => api.network.messages.at(-1)?.id ?? "";

  test("tells the messaging app once that a customer's message was read", async () => {
    const number = newNumber();
    const message_id = await write(number);
    const { data } = await client().succeed("messages.list", { query: { direction: "inbound", limit: 1 } });
    const params = { id: data.messages[0]?.id ?? "" };
    expect(data.messages).toMatchObject([{ provider_message_id: message_id, read_at: null }]);
    answerNext(503, { error: { message: "refused", code: 2 } });
    for (const _ of ["first", "again"]) await client().succeed("messages.markRead", { params });
    const read = { messaging_product: "chatapp", status: "read", message_id };
    await eventually(() => expect(taken().map(({ body }) => body)).toEqual([read, read]));
  });

  describe("a message", () => {
    test("goes out over HTTP with the channel's token, and is sent under the provider's id", async () => {
      const number = newNumber();
      await write(number);
      const { conversation_id } = await send(number, { text: "Your table is ready." });
      await until(conversation_id, "sent");
      expect(taken()).toHaveLength(1);
      const [message] = taken();
      expect(message?.path).toBe("/v26.0/1000/messages");
      expect(message?.headers.get("authorization")).toBe("Bearer access-token-1");
      expect(message?.body).toMatchObject({
        messaging_product: "chatapp",
        to: number.slice(1),
        type: "text",
        text: { body: "Your table is ready." },
        biz_opaque_callback_data: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    });

    test("of each kind goes out in the API's words, and quotes by the API's id", async () => {
      const number = newNumber();
      const message_id = await write(number);
      const { data } = await client().succeed("messages.list", { query: { direction: "inbound", limit: 1 } });
      const reply_to = data.messages[0]?.id;
      const row = { id: "19", title: "Seven" };
      const choice = { id: "yes", title: "Yes" };
      const contents = [
        { type: "buttons", text: "Does seven suit you?", footer: "Corner Shop", buttons: [choice] },
        { type: "list", text: "When?", button: "Times", sections: [{ rows: [row] }] },
        { type: "location", latitude: 52.5, longitude: 13.4, name: "Corner Shop" },
        { type: "document", url: "https://shop.example/menu.pdf", filename: "menu.pdf", caption: "Our menu" },
        { type: "contacts", contacts: [{ name: "Ada", organization: "Corner Shop", phone_numbers: ["+15550100001"] }] },
      ];
      for (const content of contents) await send(number, { content, reply_to });
      await eventually(() => expect(taken()).toHaveLength(contents.length));
      const bodies = taken().map(({ body }) => body);
      for (const body of bodies) expect(body["context"]).toEqual({ message_id });
      const interactive = (type: string, action: object) =>
        expect.objectContaining({ type: "interactive", interactive: expect.objectContaining({ type, action }) });
      expect(bodies).toContainEqual(interactive("button", { buttons: [{ type: "reply", reply: choice }] }));
      expect(bodies).toContainEqual(interactive("list", { button: "Times", sections: [{ rows: [row] }] }));
      const location = { latitude: 52.5, longitude: 13.4, name: "Corner Shop" };
      expect(bodies).toContainEqual(expect.objectContaining({ type: "location", location }));
      const document = { link: "https://shop.example/menu.pdf", filename: "menu.pdf", caption: "Our menu" };
      expect(bodies).toContainEqual(expect.objectContaining({ type: "document", document }));
      const card = {
        name: { formatted_name: "Ada", first_name: "Ada" },
        org: { company: "Corner Shop" },
        phones: [{ phone: "+15550100001" }],
        emails: [],
      };
      expect(bodies).toContainEqual(expect.objectContaining({ type: "contacts", contacts: [card] }));
    });

    test("of each kind comes in, a broken one as it came", async () => {
      const number = newNumber();
      const first_id = await write(number);
      const kinds = [
        { type: "interactive", interactive: { type: "button_reply", button_reply: { id: "yes", title: "Yes" } } },
        { type: "interactive", interactive: { list_reply: { id: "19", title: "Seven", description: "Inside" } } },
        { type: "button", button: { payload: "again", text: "Order again" } },
        { type: "location", location: { latitude: 52.5, longitude: 13.4, address: "Berlin" } },
        { type: "location", location: { latitude: 520, longitude: 13.4 } },
        { type: "contacts", contacts: [{ name: { formatted_name: "Ada" }, phones: [{ phone: "+1 555" }] }] },
        { type: "image", image: { id: "media-1", mime_type: "image/jpeg", caption: "Is it this part?" } },
        { type: "sticker", sticker: { id: "media-2" } },
      ];
      const from = number.slice(1);
      const messages = kinds.map((kind, index) => ({
        id: `kind-${from}-${index}`,
        from,
        context: { id: first_id },
        ...kind,
      }));
      expect(await call({ messages })).toBe(200);
      const { data } = await client().succeed("messages.list", { query: { direction: "inbound", limit: 9 } });
      const [first, ...received] = data.messages.toReversed();
      expect(received.map(({ type, text, content }) => content ?? [type, text])).toEqual([
        { type: "button_reply", id: "yes", title: "Yes" },
        { type: "list_reply", id: "19", title: "Seven", description: "Inside" },
        { type: "button_reply", id: "again", title: "Order again" },
        { type: "location", latitude: 52.5, longitude: 13.4, address: "Berlin" },
        expect.objectContaining({ type: "unsupported", provider_type: "location" }),
        { type: "contacts", contacts: [{ name: "Ada", phone_numbers: ["+1 555"], emails: [] }] },
        { type: "image", caption: "Is it this part?", media_type: "image/jpeg", media_id: expect.any(String) },
        { type: "sticker", media_id: expect.any(String) },
      ]);
      expect(new Set(received.map(({ reply_to }) => reply_to))).toEqual(new Set([first?.id]));
    });

    test("from a template goes out as the template with its parameters, each once", async () => {
      const number = newNumber();
      await phoneOf(number);
      const { conversation_id } = await send(number, {
        template_id: served.seeded.templateId,
        category: "utility",
        template_params: { name: "Ada", order: "17" },
      });
      await until(conversation_id, "sent");
      expect(taken()[0]?.body).toMatchObject({
        type: "template",
        template: {
          name: "pickup_ready",
          language: { code: "en_US" },
          components: [{ type: "body", parameters: [valueOf("name", "Ada"), valueOf("order", "17")] }],
        },
      });
    });

    test.for([
      [131026, "recipient_unreachable"],
      [131047, "window_closed"],
      [132001, "template_not_found"],
    ] as const)("that the provider refuses with %i fails at once: %s", async ([code, error_code]) => {
      const number = newNumber();
      await write(number);
      api.network.refuse(code, { times: 1 });
      const { conversation_id } = await send(number);
      await until(conversation_id, "failed");
      const { data } = await client().succeed("conversations.listEvents", { params: { id: conversation_id } });
      expect(data.find(({ message }) => message?.status === "failed")?.message).toMatchObject({ error_code });
      expect(taken()).toHaveLength(1);
    });

    test.for([
      [429, 130429],
      [400, 130429],
    ] as const)("that the provider puts off with %i and %i is sent again", async ([httpStatus, code]) => {
      const number = newNumber();
      await write(number);
      answerNext(httpStatus, { error: { message: "refused", code } });
      const { conversation_id } = await send(number);
      await until(conversation_id, "sent");
      expect(taken()).toHaveLength(2);
      expect(taken()[1]?.body).toEqual(taken()[0]?.body);
    });
  });

  describe("an answer of the provider", () => {
    /** Sends a message, whose provider answers with this id; returns its `sent` event. */
    const heldUnder = async (id: unknown) => {
      const number = newNumber();
      await write(number);
      answerNext(200, { messages: [{ id }] });
      const { conversation_id, message_id } = await send(number);
      await until(conversation_id, "sent");
      expect(taken()).toHaveLength(1);
      const { data } = await client().succeed("conversations.listEvents", { params: { id: conversation_id } });
      const sent = data.find(({ message }) => message?.status === "sent")?.message;
      return { conversationId: conversation_id, messageId: message_id, sent };
    };

    test.for([
      ["a NUL", "a\0b"],
      ["half a surrogate pair", "a\ud800"],
      ["nothing", ""],
      ["more than an index takes", randomBytes(15_000).toString("base64")],
    ] as const)(
      "whose id holds %s is taken for what it is: the message has left, and our id tells of it",
      async ([, id]) => {
        const { conversationId, messageId, sent } = await heldUnder(id);
        expect(sent).not.toHaveProperty("provider_message_id");
        expect(await status("read", id, { biz_opaque_callback_data: messageId })).toBe(200);
        expect(await statusesIn(conversationId)).toEqual(["sent", "delivered", "read"]);
      },
    );

    test("that breaks off may have been an acceptance: the message is not sent again before a callback can tell", async () => {
      const number = newNumber();
      await write(number);
      const { conversation_id: warm } = await send(number);
      await until(warm, "sent");
      api.network.answer("break off", { path: "messages" });
      const { message_id, conversation_id } = await send(number);
      await eventually(() => expect(taken()).toHaveLength(2));
      const callback = { biz_opaque_callback_data: message_id };
      expect(await status("delivered", `lost ${message_id}`, callback)).toBe(200);
      expect(await statusesIn(conversation_id)).toEqual(["sent", "delivered"]);
      // The next message's status shows that this one was not sent again before it.
      await until((await send(number)).conversation_id, "sent", "delivered", "sent");
      expect(taken()).toHaveLength(3);
    });

    test("with the id of another message does not have it sent again", async () => {
      const id = `twice ${uuidv7()}`;
      const first = await heldUnder(id);
      forgetTaken();
      const second = await heldUnder(id);
      expect([first.sent?.provider_message_id, second.sent?.provider_message_id]).toEqual([id, undefined]);
      expect(await status("delivered", id, { biz_opaque_callback_data: second.messageId })).toBe(200);
      expect(await statusesIn(second.conversationId)).toEqual(["sent", "delivered"]);
      expect(await statusesIn(first.conversationId)).toEqual(["sent"]);
    });

    test.for([
      ["a page", 400, "<html>", "provider_error"],
      ["a list", 404, "[]", "provider_error"],
      ["a code that is a text", 400, '{"error":{"code":"131047"}}', "provider_error"],
    ] as const)("of 4xx with %s is final", async ([, httpStatus, body, error_code]) => {
      const number = newNumber();
      await write(number);
      api.network.answer(() => new Response(body, { status: httpStatus }), { path: "messages" });
      const { conversation_id } = await send(number);
      await until(conversation_id, "failed");
      const { data } = await client().succeed("conversations.listEvents", { params: { id: conversation_id } });
      expect(data.map(({ message }) => message?.error_code)).toContain(error_code);
      expect(taken()).toHaveLength(1);
    });
  });

  describe("a status", () => {
    const sentMessage = async () => {
      const number = newNumber();
      await write(number);
      const { conversation_id } = await send(number);
      await until(conversation_id, "sent");
      return { conversationId: conversation_id, id: lastId() };
    };

    test("moves the message on, never back, and once however often it comes", async () => {
      const { conversationId, id } = await sentMessage();
      for (const name of ["read", "delivered", "read", "sent", "failed"]) expect(await status(name, id)).toBe(200);
      expect(await statusesIn(conversationId)).toEqual(["sent", "delivered", "read"]);
    });

    test("of failure tells why", async () => {
      const { conversationId, id } = await sentMessage();
      expect(await status("failed", id, { errors: [{ code: 131049 }] })).toBe(200);
      const { data } = await client().succeed("conversations.listEvents", { params: { id: conversationId } });
      expect(data.map(({ message }) => message?.error_code)).toContain("marketing_limited");
    });

    test("of twenty at once is applied once each", async () => {
      const { conversationId, id } = await sentMessage();
      const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => status(n % 2 ? "delivered" : "read", id)));
      expect(new Set(answers)).toEqual(new Set([200]));
      expect((await statusesIn(conversationId)).filter((name) => name === "read")).toHaveLength(1);
    });

    test("of a message that nobody knows, or of another number, changes nothing", async () => {
      const { conversationId, id } = await sentMessage();
      expect(await status("read", "unknown")).toBe(200);
      expect(await call({ metadata: { phone_number_id: "2000" }, statuses: [{ id, status: "read" }] })).toBe(200);
      expect(await statusesIn(conversationId)).toEqual(["sent"]);
    });
  });

  describe("what a customer writes", () => {
    test("opens the window, as an event that came through the API does, and is taken in once", async () => {
      const number = newNumber();
      const told = api.callbackAbout(await write(number, "Are you there?"));
      for (let time = 0; time < 2; time++) expect(await again(told?.body)).toBe(200);
      const { conversation_id, window_open } = await send(number);
      expect(window_open).toBe(true);
      const context = await client().succeed("conversations.context", { params: { conversation_id: conversation_id } });
      expect(context.data.customer).toMatchObject({ phone_number: number, name: "Ada" });
      const inbound = context.data.recent_messages.filter(({ direction }) => direction === "inbound");
      expect(inbound).toMatchObject([{ text: "Are you there?" }]);
    });

    test("at once twenty times is one message", async () => {
      const number = newNumber();
      const message = { id: `at once ${number}`, from: number.slice(1), type: "text", text: { body: "Hello?" } };
      const answers = await Promise.all(Array.from({ length: 20 }, () => call({ messages: [message] })));
      expect(new Set(answers)).toEqual(new Set([200]));
      const { conversation_id } = await send(number);
      const context = await client().succeed("conversations.context", { params: { conversation_id: conversation_id } });
      expect(context.data.recent_messages.filter(({ direction }) => direction === "inbound")).toHaveLength(1);
    });

    test.for([
      [{ type: "image", image: { id: "7", caption: "Is it this one?" } }, "Is it this one?"],
      [{ type: "audio", audio: { id: "7" } }, "[audio]"],
      [{ type: "button", button: { text: "Yes", payload: "yes" } }, "Yes"],
      [{ type: "interactive", interactive: { list_reply: { id: "2", title: "Tomorrow" } } }, "Tomorrow"],
      [{ type: "text", text: { body: "a\0b" } }, "ab"],
      [{ type: "a\0b" }, "[ab]"],
      [{ type: "x".repeat(5_000) }, `[${"x".repeat(64)}]`],
    ] as const)("%j is read as %s", async ([message, text]) => {
      const number = newNumber();
      expect(await call({ messages: [{ id: `kind ${number}`, from: number.slice(1), ...message }] })).toBe(200);
      const { conversation_id } = await send(number);
      const context = await client().succeed("conversations.context", { params: { conversation_id: conversation_id } });
      expect(context.data.recent_messages.map((each) => each.text)).toContain(text);
    });
  });

  describe("a callback", () => {
    const nothing = { status: 404, error: { code: "not_found" } };
    const ask = (query: { readonly [name: string]: string }) =>
      served.anonymous.send("GET", `/callbacks/channels/${served.seeded.channelId}?${new URLSearchParams(query)}`);

    test("may come here when the provider's question has the channel's verify token", async () => {
      const query = { "hub.mode": "subscribe", "hub.verify_token": "verify-token-1", "hub.challenge": "1158201444" };
      const answer = await fetch(`${callbackUrl()}?${new URLSearchParams(query)}`);
      expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
        200,
        "text/plain; charset=utf-8",
        "1158201444",
      ]);
      expect(await ask({ ...query, "hub.verify_token": "verify-token-2" })).toMatchObject(nothing);
      expect(await ask({ ...query, "hub.mode": "unsubscribe" })).toMatchObject(nothing);
    });

    test.for([
      ["no signature", ""],
      ["a signature of other bytes", `sha256=${"0".repeat(64)}`],
      ["a signature that is none", "sha256=é"],
    ] as const)("with %s meets a path that does not exist", async ([, signature]) => {
      const number = newNumber();
      const { raw } = callbackOf(api, {
        messages: [{ id: "forged", from: number.slice(1), type: "text", text: { body: "x" } }],
      });
      const headers = { "x-hub-signature-256": encodeURI(signature) };
      const path = `/callbacks/channels/${served.seeded.channelId}`;
      const forged = await served.anonymous.send("POST", path, { raw, headers });
      const elsewhere = await served.anonymous.send("POST", `/callbacks/channels/${uuidv7()}`, { raw, headers });
      expect(forged).toMatchObject(nothing);
      expect(elsewhere).toMatchObject(nothing);
      const { conversation_id } = await send(number, {
        template_id: served.seeded.templateId,
        category: "utility",
        template_params: { name: "Ada", order: "1" },
      });
      const context = await client().succeed("conversations.context", { params: { conversation_id: conversation_id } });
      expect(context.data.recent_messages.filter(({ direction }) => direction === "inbound")).toEqual([]);
    });

    test("that is signed and cannot be read is taken, so that it does not come again", async () => {
      const odd = [
        { messages: "no list" },
        { statuses: [null, 7, { id: 7 }] },
        { messages: [{ id: "x", from: "not a number" }] },
        { messages: [{ id: "x", from: "1\0" }] },
        { messages: [{ id: "a\0b", from: "15550301" }] },
        { messages: [{ id: randomBytes(15_000).toString("base64"), from: "15550301" }] },
        { statuses: [{ id: "a\0b", status: "read" }] },
      ];
      for (const value of odd) expect(await call(value)).toBe(200);
    });

    test("longer than 3 MiB is not read", async () => {
      const raw = new Uint8Array(3_145_729);
      const path = `/callbacks/channels/${served.seeded.channelId}`;
      expect(await served.anonymous.send("POST", path, { raw })).toMatchObject(nothing);
    });
  });
});
