import type { ValidBodyOf } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { World, accepted, deliveredNames, inserted, outline, refused } from "../../test-support/changes.ts";
import { actorId, facts, now, organizationId } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, mediaRow, templateRow } from "../../test-support/rows.ts";
import { insert, update } from "../core/changes.ts";
import { day, later } from "../core/time.ts";
import { type SendMessageFacts, sendMessage } from "./send.ts";

type Body = ValidBodyOf<"messages.send">;

const phone_number = "+15550100099";
const text: Body = { phone_number, text: "Your table is ready." };
const template = {
  phone_number,
  template_id: templateRow().id,
  template_params: { name: "Ada" },
  category: "utility",
} as const satisfies Body;

const open = conversationRow({ last_inbound_at: later(now, 1 - day) });
const closed = conversationRow({ last_inbound_at: later(now, -day) });

const send = (body: Body, change: Partial<SendMessageFacts> = {}) =>
  sendMessage(
    {
      ...facts(),
      channel: channelRow(),
      customer: customerRow(),
      conversation: open,
      template: "template_id" in body ? templateRow() : null,
      ...change,
    },
    { params: {}, query: {}, body },
  );

const messageOf = (body: Body, change: Partial<SendMessageFacts> = {}) =>
  inserted(accepted(send(body, change)).changes, "messages");

describe("a window", () => {
  test("takes text until a millisecond before 24 hours", () => {
    expect(accepted(send(text)).body.data.window_open).toBe(true);
  });

  test.for([
    ["24 hours after the last customer message", closed],
    ["before the customer has written", conversationRow({ last_inbound_at: null })],
    ["without a conversation", null],
  ] as const)("refuses text %s", ([, conversation]) => {
    expect(send(text, { conversation })).toMatchObject({ kind: "refused", code: "window_closed", changes: [] });
  });

  test("takes a template when closed", () => {
    const { body, changes } = accepted(send(template, { conversation: closed }));
    expect(body.data.window_open).toBe(false);
    expect(inserted(changes, "messages")).toMatchObject([
      {
        type: "template",
        text: "Hello Ada, your order is ready.",
        template_id: template.template_id,
        category: "utility",
      },
    ]);
  });

  test("prefers text to a template when open", () => {
    const both = { ...template, template_params: {}, text: "Come in!" };
    expect(messageOf(both)).toMatchObject([{ type: "text", text: "Come in!", template_id: null, category: "utility" }]);
  });

  test("prefers a template to text when closed", () => {
    expect(messageOf({ ...template, text: "Come in!" }, { conversation: closed })).toMatchObject([
      { type: "template", text: "Hello Ada, your order is ready." },
    ]);
  });

  test("takes a template alone when open", () => {
    expect(messageOf(template)).toMatchObject([{ type: "template", text: "Hello Ada, your order is ready." }]);
  });
});

describe("a template", () => {
  test.for([
    ["unknown", "template_not_found", null, /has no template/],
    [
      "draft",
      "template_not_approved",
      templateRow({ status: "draft", reason: "No channel." }),
      /submitted.*No channel\./,
    ],
    ["pending", "template_not_approved", templateRow({ status: "pending" }), /reviews it/],
    [
      "rejected",
      "template_not_approved",
      templateRow({ status: "rejected", reason: "SCAM" }),
      /rejected it: SCAM\. Change it/,
    ],
    ["paused", "template_not_approved", templateRow({ status: "paused" }), /paused it\..*use another one/],
    ["disabled", "template_not_approved", templateRow({ status: "disabled" }), /disabled it for good.*new name/],
  ] as const)("that is %s is refused in words, with text too", ([, code, found, message]) => {
    const expected = { kind: "refused", code, changes: [], message: expect.stringMatching(message) };
    expect(send(template, { template: found })).toMatchObject(expected);
    expect(send({ ...template, text: "Come in!" }, { template: found, conversation: closed })).toMatchObject(expected);
  });

  test("is refused with the names of placeholders without a value", () => {
    const outcome = refused(
      send({ ...template, template_params: {} }, { template: templateRow({ body: "{{a}} {{b}}" }) }),
    );
    expect(outcome).toMatchObject({ code: "validation_failed", changes: [] });
    expect(outcome.details?.map(({ path }) => path)).toEqual(["template_params.a", "template_params.b"]);
  });

  test("needs the placeholders of header and buttons, and shows header and footer", () => {
    const found = templateRow({
      header: "Order {{order}}",
      footer: "Corner Shop",
      buttons: [{ type: "url", text: "See it", url: "https://shop.example/{{path}}" }],
    });
    const outcome = refused(send(template, { template: found }));
    expect(outcome.details?.map(({ path }) => path)).toEqual(["template_params.order", "template_params.path"]);
    const template_params = { name: "Ada", order: "17", path: "17" };
    expect(messageOf({ ...template, template_params }, { template: found })).toMatchObject([
      { text: "Order 17\n\nHello Ada, your order is ready.\n\nCorner Shop" },
    ]);
  });

  test("needs no values when it has no placeholders", () => {
    const { template_params: _, ...bare } = template;
    expect(messageOf(bare, { template: templateRow({ body: "We open at nine." }) })).toMatchObject([
      { text: "We open at nine." },
    ]);
  });

  test.for([
    ["nothing", "{{a}}", "", "template_params.a"],
    ["4097 characters", "{{a}}{{a}}{{a}}{{a}}x", "a".repeat(1024), "template_params"],
  ] as const)("that comes to %s is refused", ([, body, a, path]) => {
    const outcome = refused(send({ ...template, template_params: { a } }, { template: templateRow({ body }) }));
    expect(outcome).toMatchObject({ code: "validation_failed", changes: [], details: [{ path }] });
  });

  test("may render to 4096 characters, regardless of bytes", () => {
    const found = templateRow({ body: "{{a}}{{a}}{{a}}{{a}}" });
    const [message] = messageOf({ ...template, template_params: { a: "😀".repeat(1024) } }, { template: found });
    expect(Array.from(message?.text ?? "")).toHaveLength(4096);
  });
});

test("sending without a channel is refused", () => {
  expect(send(text, { channel: null })).toMatchObject({ kind: "refused", code: "conflict", changes: [] });
});

describe("an accepted message", () => {
  const { body, changes } = accepted(send(text));

  test("is answered by contract, with the ids of its rows", () => {
    expect(validateResponse("messages.send", 200, body)).toMatchObject({ ok: true });
    expect(body.data.message_id).toBe(inserted(changes, "messages")[0]?.id);
    expect(body.data.conversation_id).toBe(open.id);
    expect(inserted(changes, "outbox").find(({ kind }) => kind === "send_message")).toMatchObject({
      id: body.data.outbox_id,
      subject_id: body.data.message_id,
      due_at: now,
      leased_until: null,
    });
  });

  test("changes its rows, the run with its event, and the audit log", () => {
    expect(outline(changes)).toEqual([
      "update conversations",
      "insert messages",
      "insert outbox",
      "insert runs",
      "insert events",
      "insert outbox",
      "insert audit_events",
    ]);
  });

  test("is queued, unsent, of this organization", () => {
    expect(inserted(changes, "messages")).toMatchObject([
      { organization_id: organizationId, direction: "outbound", delivery_state: "queued", provider_message_id: null },
    ]);
  });

  test("requires only the time of the customer's last message as read", () => {
    const { organization_id, id, last_inbound_at } = open;
    expect(changes).toContainEqual(
      update(
        "conversations",
        { organization_id, id, last_inbound_at, merged_into: null },
        { waiting_since: null, updated_at: now },
      ),
    );
  });

  test("is not committed if the window has moved meanwhile", () => {
    const moved = new World([insert("conversations", { ...open, last_inbound_at: now })]);
    expect(() => moved.commit(changes)).toThrow("0 rows of conversations");
  });

  test("is recorded as a run, with the contract's event", () => {
    expect(inserted(changes, "runs")).toMatchObject([
      { intent: "send_message", status: "completed", iteration: 1, conversation_id: open.id, session_id: null },
    ]);
    expect(deliveredNames(changes)).toEqual(["atlas.run.updated"]);
  });

  test("is audited under the request's correlation id", () => {
    expect(inserted(changes, "audit_events")).toMatchObject([
      {
        event_type: "atlas_api.message.send",
        subject_id: body.data.message_id,
        actor_id: actorId,
        correlation_id: "request-0001",
        before: null,
        after: { conversation_id: open.id, type: "text", template_id: null, category: null },
      },
    ]);
  });
});

describe("a number that has not been written to", () => {
  const { body, changes } = accepted(send(template, { customer: null, conversation: null }));

  test("becomes a customer with a conversation whose window is closed", () => {
    const [customer] = inserted(changes, "customers");
    expect(customer).toMatchObject({ phone_number, organization_id: organizationId });
    expect(inserted(changes, "conversations")).toMatchObject([
      { id: body.data.conversation_id, customer_id: customer?.id, channel_id: channelRow().id, last_inbound_at: null },
    ]);
    expect(body.data).toMatchObject({ phone_number, window_open: false });
    expect(outline(changes).slice(0, 3)).toEqual(["insert customers", "insert conversations", "insert messages"]);
  });

  test("keeps a known customer without a conversation", () => {
    const known = accepted(send(template, { conversation: null }));
    expect(inserted(known.changes, "customers")).toEqual([]);
    expect(inserted(known.changes, "conversations")).toMatchObject([{ customer_id: customerRow().id }]);
  });
});

test.for([
  [
    "over a channel that the organization does not have",
    { ...template, channel_id: channelRow().id },
    { channel: null },
    { code: "validation_failed", details: [{ path: "channel_id", message: "must be a channel of your organization" }] },
  ],
  [
    "over a disconnected channel",
    template,
    { channel: channelRow({ status: "disconnected" }) },
    { code: "conflict", message: `The channel ${channelRow().id} is disconnected.` },
  ],
  [
    "to the number that stands for an erased customer",
    template,
    { customer: customerRow({ erased_at: now }) },
    { code: "validation_failed", details: [{ path: "phone_number" }] },
  ],
] as const)("a message %s is refused", ([, body, change, refusal]) => {
  expect(send(body, change)).toMatchObject({ kind: "refused", changes: [], ...refusal });
});

test("a first message to a known customer needs the customer not to be erased or merged meanwhile", () => {
  const { organization_id, id } = customerRow();
  const { changes } = accepted(send(template, { conversation: null }));
  const [{ id: last_conversation_id = "" } = {}] = inserted(changes, "conversations");
  const living = { organization_id, id, erased_at: null, merged_into: null };
  expect(changes).toContainEqual(update("customers", living, { last_conversation_id }));
});

describe("a template with a file in the header", () => {
  const found = templateRow({ header_media: { type: "document", media_id: null } });
  const stored = mediaRow({ media_type: "application/pdf", size_bytes: 3 });
  const sent = (template_header?: Extract<Body, { readonly template_id: string }>["template_header"]) =>
    send(
      { ...template, ...(template_header && { template_header }) },
      { template: found, media: stored, conversation: closed },
    );

  test.for([
    [
      { media_id: stored.id, filename: "a.pdf" },
      { type: "document", media_id: stored.id, filename: "a.pdf" },
    ],
    [{ url: "https://shop.example/a.pdf" }, { type: "document", url: "https://shop.example/a.pdf" }],
  ] as const)("is sent with %j", ([header, content]) => {
    const [message] = inserted(accepted(sent(header)).changes, "messages");
    expect(message).toMatchObject({ type: "template", content, text: "Hello Ada, your order is ready." });
  });

  test.for([
    ["nothing", undefined, "template_header"],
    ["both", { media_id: stored.id, url: "https://shop.example/a.pdf" }, "template_header"],
    ["neither", {}, "template_header"],
    ["media of nobody", { media_id: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e99" }, "template_header.media_id"],
  ] as const)("is refused with %s", ([, header, path]) => {
    expect(refused(sent(header)).details?.map((each) => each.path)).toEqual([path]);
  });

  test("is refused with a file that it has no place for", () => {
    const header = { template_header: { url: "https://shop.example/a.pdf" } };
    expect(refused(send({ ...template, ...header }, { conversation: closed })).details).toMatchObject([
      { path: "template_header" },
    ]);
  });
});

test("the code of a template is not kept with its message", () => {
  const authentication = { security_recommendation: false, code_expires_minutes: null };
  const found = templateRow({ authentication, category: "authentication", body: "*{{otp}}* is your code." });
  const body = { ...template, template_params: { otp: "123456" } };
  const { changes } = accepted(send(body, { template: found, conversation: closed }));
  expect(inserted(changes, "messages")).toMatchObject([{ text: "*••••••* is your code.", category: "authentication" }]);
  const [job] = inserted(changes, "outbox").filter(({ kind }) => kind === "send_message");
  expect(job).toMatchObject({ detail: { template_params: { otp: "123456" } } });
  expect(JSON.stringify(changes.filter((each) => !("table" in each) || each.table !== "outbox"))).not.toContain(
    "123456",
  );
});
