/** Rows, audit entries and messages of sending. */
import { describe, expect, test } from "vitest";
import { accepted, audited, inserted, outline, refused } from "../../test-support/changes.ts";
import { facts, idOf, now } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, templateRow } from "../../test-support/rows.ts";
import { day, later } from "../core/time.ts";
import { decideContent } from "./content.ts";
import { type SendMessageFacts, queueFirstMessage, sendInto, sendMessage, sendToPhone } from "./send.ts";
import { placeholdersOf } from "../templates/content.ts";

const phone_number = customerRow().phone_number;
const parts = { conversation: conversationRow(), customer: customerRow(), channel: channelRow() };
const template = templateRow();
const open = { open: true, expires_at: later(now, day) };
const closed = { open: false, expires_at: later(now, -1) };

describe("content", () => {
  const decide = (
    requested: Parameters<typeof decideContent>[0],
    known: Partial<Parameters<typeof decideContent>[1]> = {},
  ) => decideContent(requested, { window: closed, template, recipient: phone_number, ...known });
  const filled = { template_id: template.id, category: "utility", template_params: { name: "Ada" } } as const;

  test.for([
    [
      "an unapproved template",
      decide(filled, { template: templateRow({ status: "pending" }) }),
      "template_not_approved",
      expect.stringMatching(/^The template order_ready cannot be sent\. ./),
    ],
    [
      "an unknown template",
      decide(filled, { template: null }),
      "template_not_found",
      `Your organization has no template ${template.id}.`,
    ],
    [
      "text to a stranger",
      decide({ text: "Hello" }, { window: { open: false, expires_at: null }, template: null }),
      "window_closed",
      `${phone_number} has never written to you; send a template_id with its category.`,
    ],
    [
      "text too late",
      decide({ text: "Hello" }, { template: null }),
      "window_closed",
      `${phone_number} last wrote more than 24 hours ago; send a template_id with its category.`,
    ],
    [
      "a parameter of no placeholder",
      decide({ ...filled, template_params: { name: "Ada", surname: "Moreno" } }),
      "validation_failed",
      "template_params.surname must be left out if the template has no such placeholder",
    ],
    ...["\n", "\t", "\u2028", "\u0085", "     "].map(
      (gap) =>
        [
          `a parameter with ${JSON.stringify(gap)}`,
          decide({ ...filled, template_params: { name: `Ada${gap}Moreno` } }),
          "validation_failed",
          "template_params.name must have no line break, no tab and at most four spaces in a row",
        ] as const,
    ),
    [
      "an empty parameter",
      decide({ ...filled, template_params: { name: " \u200B" } }),
      "validation_failed",
      "template_params.name must not be empty, which the messaging apps refuse",
    ],
    [
      "a missing parameter",
      decide({ template_id: template.id, category: "utility" }),
      "validation_failed",
      "template_params.name is required by the template",
    ],
    [
      "too long a text",
      decide({ ...filled, template_params: { name: "A".repeat(4_096) } }),
      "validation_failed",
      "template_params must give a text of 1 to 4096 characters",
    ],
  ] as const)("is refused by name: %s", ([, content, code, message]) => {
    expect(content).toMatchObject({ kind: "refused", code, message });
  });

  test("of a template keeps the parameters that are given", () => {
    expect(decide(filled)).toEqual({
      type: "template",
      text: "Hello Ada, your order is ready.",
      template_id: template.id,
      category: "utility",
      template_params: { name: "Ada" },
    });
    const plain = decide(
      { template_id: template.id, category: "utility" },
      { template: templateRow({ body: "Ready." }) },
    );
    expect(plain).not.toHaveProperty("template_params");
  });

  test("is the text while the window is open, also beside a template", () => {
    expect(decide({ text: "Hello", ...filled }, { window: open })).toMatchObject({ type: "text", text: "Hello" });
  });
});

describe("a queued message", () => {
  const content = { type: "text", text: "Hello", template_id: null, category: null } as const;
  const detailOf = (given: Parameters<typeof queueFirstMessage>[2]) =>
    inserted(queueFirstMessage(facts(), parts.conversation, given).changes, "outbox").map(({ detail }) => detail);

  test("hands its parameters to the provider", () => {
    expect(detailOf(content)).toEqual([null]);
    expect(detailOf({ ...content, template_params: { name: "Ada" } })).toEqual([{ template_params: { name: "Ada" } }]);
  });
});

describe("sending to a phone number", () => {
  const known: SendMessageFacts = {
    ...facts(),
    channel: parts.channel,
    customer: parts.customer,
    conversation: parts.conversation,
    template: null,
  };
  const send = (change: Partial<SendMessageFacts> = {}) =>
    sendMessage({ ...known, ...facts(), ...change }, { params: {}, query: {}, body: { phone_number, text: "Hello" } });

  test("records a run and is audited without the text", () => {
    const { body, changes } = accepted(send());
    const { message_id, conversation_id } = body.data;
    expect(body.ok).toBe(true);
    expect(inserted(changes, "runs")).toMatchObject([
      { intent: "send_message", conversation_id, tools_called: ["send_message"] },
    ]);
    const after = { conversation_id, type: "text", template_id: null, category: null };
    expect(audited(changes)).toEqual([
      { event_type: "atlas_api.message.send", subject_id: message_id, before: null, after },
    ]);
    expect(outline(changes).filter((change) => /customers|insert conversations/.test(change))).toEqual([]);
  });

  test("of a stranger creates customer and conversation first", () => {
    const stranger = { customer: null, conversation: null, template };
    const outcome = sendToPhone(
      { ...known, ...facts(), ...stranger },
      { phone_number, template_id: template.id, category: "utility", template_params: { name: "Ada" } },
    );
    expect(outcome.kind).toBe("sent");
    expect(outline(outcome.changes)).toEqual([
      "insert customers",
      "insert conversations",
      "insert messages",
      "insert outbox",
    ]);
    expect(inserted(outcome.changes, "customers")).toMatchObject([{ id: idOf(1, 1), phone_number, name: null }]);
  });

  test("needs a channel", () => {
    expect(refused(send({ channel: null }))).toMatchObject({
      code: "conflict",
      message: "Your organization has no connected channel to send over.",
    });
  });
});

describe("sending into a conversation", () => {
  const requested = { conversation_id: parts.conversation.id, text: "Hello" };
  const disconnected = { ...parts, channel: channelRow({ status: "disconnected" }) };

  test.for([
    [null, "not_found", `Your organization has no conversation ${parts.conversation.id}.`],
    [disconnected, "conflict", "The channel Chat of this conversation is disconnected."],
  ] as const)("needs a connected one: %#", ([given, code, message]) => {
    expect(sendInto({ ...facts(), parts: given, template: null }, requested)).toMatchObject({ code, message });
  });
});

test("placeholders are listed once, in order", () => {
  expect(placeholdersOf("{{ name }}, {{order.id}} for {{name}}: {{}} {{a b}}")).toEqual(["name", "order.id"]);
});
