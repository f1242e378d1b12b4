/** Content other than text: what it is in short, and what is refused. */
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { accepted, inserted, refused, webhookBodies } from "../../test-support/changes.ts";
import { facts, idOf } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, mediaRow, messageRow } from "../../test-support/rows.ts";
import { executeAction } from "../actions/decide.ts";
import { ingestEvent } from "../inbound/ingest.ts";
import type { MessageContent, MessageRow } from "../rows/messages.ts";
import { presentWholeMessage } from "../conversations/present.ts";
import { contentProblem, shortTextOf } from "./content.ts";
import { mediaProblem } from "../core/media-content.ts";
import { sendMessage } from "./send.ts";

const parts = { conversation: conversationRow(), customer: customerRow(), channel: channelRow() };
const { phone_number } = parts.customer;

const buttons = (...ids: readonly string[]): MessageContent => ({
  type: "buttons",
  text: "Does seven suit you?",
  buttons: ids.map((id) => ({ id, title: `To ${id}` })),
});
const list = (...sections: readonly (readonly string[])[]): MessageContent => ({
  type: "list",
  text: "When?",
  button: "Times",
  sections: sections.map((ids) => ({ rows: ids.map((id) => ({ id, title: id })) })),
});
const toPage = {
  type: "url_button",
  text: "Your order is packed.",
  button: { title: "Follow it", url: "https://shop.example/orders/1" },
} as const;
const place = { type: "location", latitude: 52.5, longitude: 13.4 } as const;

test.for<readonly [string, MessageContent, string]>([
  ["buttons", buttons("yes"), "Does seven suit you?"],
  ["a list", list(["19"]), "When?"],
  ["a place without a name", place, "52.5, 13.4"],
  ["a place", { ...place, name: "Corner Shop", address: "Berlin" }, "Corner Shop, Berlin"],
  ["a button to a page", toPage, "Your order is packed."],
  ["a request for a place", { type: "location_request", text: "Where to?" }, "Where to?"],
  ["a sticker", { type: "sticker" }, "[sticker]"],
  ["contacts", { type: "contacts", contacts: [{ name: "Ada" }, { name: "Bo" }] }, "Ada, Bo"],
  ["a picture", { type: "image", url: "https://shop.example/menu.jpg", caption: "Our menu" }, "Our menu"],
  ["a file", { type: "document", filename: "menu.pdf" }, "menu.pdf"],
  ["a sound", { type: "audio" }, "[audio]"],
  ["a choice", { type: "button_reply", id: "yes", title: "Yes, please" }, "Yes, please"],
])("the short form of %s", ([, content, text]) => {
  expect(shortTextOf(content)).toBe(text);
});

describe("content", () => {
  const rows = (count: number, from = 0) => Array.from({ length: count }, (_, index) => String(from + index));

  test.for([
    ["three buttons", buttons("a", "b", "c")],
    ["ten rows", list(rows(10))],
    ["a place", place],
  ] as const)("of %s is taken", ([, content]) => {
    expect(contentProblem(content)).toBeNull();
  });

  test.for([
    ["two buttons of one id", buttons("a", "a"), "content.buttons", /different ids/],
    ["eleven rows", list(rows(6), rows(5, 6)), "content.sections", /at most 10 rows in all; these are 11/],
    ["two rows of one id", list(["a"], ["a"]), "content.sections", /different ids/],
    ["a sound with a caption", { type: "audio", caption: "Hear" }, "content.caption", /below a sound/],
    ["a sticker with a caption", { type: "sticker", caption: "Hi" }, "content.caption", /or a sticker/],
    ["a film as a voice note", { type: "video", voice: true }, "content.voice", /audio only/],
    ["a picture with a name", { type: "image", filename: "menu.jpg" }, "content.filename", /documents only/],
    ["two groups without titles", list(["a"], ["b"]), "content.sections", /a title/],
  ] as const)("of %s is refused", ([, content, path, message]) => {
    expect(contentProblem(content)).toMatchObject({ details: [{ path, message: expect.stringMatching(message) }] });
  });
});

describe("sending content", () => {
  const send = (body: object, quoted: MessageRow | null = null) =>
    sendMessage(
      { ...facts(), ...parts, template: null, quoted },
      { params: {}, query: {}, body: { phone_number, content: place, ...body } },
    );

  test("keeps it beside its short form", () => {
    const { body, changes } = accepted(send({}));
    expect(validateResponse("messages.send", 200, body)).toMatchObject({ ok: true });
    expect(body.data.message_type).toBe("location");
    const [message] = inserted(changes, "messages");
    expect(message).toMatchObject({ type: "location", text: "52.5, 13.4", content: place, reply_to: null });
    const shown = message && presentWholeMessage({ ...parts, message });
    expect(validateResponse("messages.get", 200, { ok: true, data: { message: shown } })).toMatchObject({ ok: true });
  });

  test("shows a preview of a page that the text names, and of no other text", () => {
    const said = (text: string) => send({ content: undefined, text, link_preview: true });
    const { changes } = accepted(said("See https://shop.example/menu"));
    const job = inserted(changes, "outbox").find(({ kind }) => kind === "send_message");
    expect(job).toMatchObject({ detail: { link_preview: true } });
    expect(refused(said("See shop.example"))).toMatchObject({ details: [{ path: "link_preview" }] });
  });

  test("needs an open window", () => {
    const outcome = sendMessage(
      { ...facts(), ...parts, conversation: conversationRow({ last_inbound_at: null }), template: null },
      { params: {}, query: {}, body: { phone_number, content: place } },
    );
    expect(refused(outcome).code).toBe("window_closed");
  });

  test("quotes a message of the conversation, and no other", () => {
    const reply_to = messageRow().id;
    const [message] = inserted(accepted(send({ reply_to }, messageRow())).changes, "messages");
    expect(message?.reply_to).toBe(reply_to);
    for (const quoted of [null, messageRow({ conversation_id: idOf(9, 9) })])
      expect(refused(send({ reply_to }, quoted))).toMatchObject({ details: [{ path: "reply_to" }] });
  });
});

describe("a file", () => {
  const attach = (content: MessageContent, media_type: string, size_bytes = 1_000) =>
    mediaProblem({ media: mediaRow({ media_type, size_bytes }) }, content);
  const media_id = mediaRow().id;

  test.for([
    ["a sticker of WebP", { type: "sticker" }, "image/webp", 512_000, /^$/],
    ["a sticker of PNG", { type: "sticker" }, "image/png", 1_000, /image\/webp in sticker/],
    ["a long sticker", { type: "sticker" }, "image/webp", 512_001, /at most 512000 bytes/],
    ["a voice note of Ogg", { type: "audio", voice: true }, "audio/ogg", 1_000, /^$/],
    ["a voice note of MP3", { type: "audio", voice: true }, "audio/mpeg", 1_000, /audio\/ogg with Opus/],
  ] as const)("as %s", ([, content, mediaType, size, problem]) => {
    const [detail] = attach({ ...content, media_id }, mediaType, size)?.details ?? [];
    expect(detail?.message ?? "").toMatch(problem);
  });
});

describe("a reply with content", () => {
  const act = (payload: object) =>
    executeAction(
      { ...facts(), parts, quoted: null, unanswered: null, ownerKnown: false, sha256: (text) => text },
      {
        params: {},
        query: {},
        body: { conversation_id: parts.conversation.id, action_type: "reply", payload: { content: place, ...payload } },
      },
    );

  test("is sent, and its event shows it", () => {
    const { changes } = accepted(act({}));
    expect(inserted(changes, "messages")).toMatchObject([{ type: "location", content: place }]);
    const [{ body } = { body: {} }] = inserted(changes, "events")
      .filter(({ event_type }) => event_type === "atlas.action.executed")
      .flatMap(webhookBodies);
    expect(body).toMatchObject({
      message: { type: "location", content: place },
      action: { action_type: "reply", payload: { text: "52.5, 13.4" } },
    });
  });

  test("is refused by the member of the payload", () => {
    expect(refused(act({ content: buttons("a", "a") }))).toMatchObject({
      details: [{ path: "payload.content.buttons" }],
    });
    expect(refused(act({ reply_to: idOf(9, 9) }))).toMatchObject({ details: [{ path: "payload.reply_to" }] });
  });
});

test("a customer's choice is a message of its own kind", () => {
  const content = { type: "button_reply", id: "yes", title: "Yes, please" } as const;
  const event = { channel: "chatapp", customer: { phone_number }, event_type: "message.received" };
  const ingest = (message: object) =>
    ingestEvent(
      { ...facts(), ...parts, agent: null, quoted: messageRow() },
      { params: {}, query: {}, body: { ...event, message: { content, ...message } } },
    );
  const { changes } = accepted(ingest({ reply_to: messageRow().id }));
  expect(inserted(changes, "messages")).toMatchObject([
    { type: "button_reply", text: "Yes, please", content, reply_to: messageRow().id },
  ]);
  const { changes: other } = accepted(ingest({}));
  const [{ body } = { body: {} }] = inserted(other, "events").flatMap(webhookBodies);
  expect(body).toMatchObject({ message: { type: "button_reply", content } });
});
