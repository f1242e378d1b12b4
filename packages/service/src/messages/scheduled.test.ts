/** Messages with a time: scheduling, cancelling and releasing them, and marking those of customers. */
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { accepted, audited, inserted, outline, refused } from "../../test-support/changes.ts";
import { facts, now } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, jobRow, messageRow, templateRow } from "../../test-support/rows.ts";
import { type Change, update } from "../core/changes.ts";
import { releaseMessage } from "./delivery.ts";
import { concludeReceipt } from "./receipts.ts";
import type { MessageRow } from "../rows/messages.ts";
import { day, hour, later, minute } from "../core/time.ts";
import { type SendMessageFacts, sendMessage } from "./send.ts";
import { cancelMessage, markMessageRead } from "./cancel.ts";

const parts = { conversation: conversationRow(), customer: customerRow(), channel: channelRow() };
const { phone_number } = parts.customer;
const template = { template_id: templateRow().id, category: "utility", template_params: { name: "Ada" } } as const;

const send = (body: object, change: Partial<SendMessageFacts> = {}) =>
  sendMessage(
    { ...facts(), ...parts, template: null, ...change },
    { params: {}, query: {}, body: { phone_number, text: "Hello", ...body } },
  );

describe("a message with send_at", () => {
  const inAnHour = later(now, hour);

  test("is scheduled, and its job is due then", () => {
    const { body, changes } = accepted(send({ send_at: "2026-01-02T14:00:00+01:00" }));
    expect(validateResponse("messages.send", 200, body)).toMatchObject({ ok: true });
    expect(body.data).toMatchObject({ delivery_state: "scheduled", send_at: inAnHour });
    const statuses = [{ status: "scheduled", at: now, error_code: null }];
    expect(inserted(changes, "messages")).toMatchObject([{ delivery_state: "scheduled", send_at: inAnHour, statuses }]);
    const [job] = inserted(changes, "outbox");
    expect(job).toMatchObject({ kind: "release_message", due_at: inAnHour, id: body.data.outbox_id });
    expect(audited(changes)).toMatchObject([{ after: { send_at: inAnHour } }]);
  });

  test("answers the customer only when it goes", () => {
    const [touched] = accepted(send({ send_at: inAnHour })).changes;
    expect(touched).toMatchObject({ table: "conversations", set: { updated_at: now } });
    expect(touched).not.toHaveProperty("set.waiting_since");
  });

  test.for([
    ["a second ago", -1_000, "queued"],
    ["now", 0, "queued"],
    ["90 days ahead", 90 * day, "scheduled"],
  ] as const)("of %s is taken", ([, ahead, state]) => {
    expect(accepted(send({ send_at: later(now, ahead) })).body.data.delivery_state).toBe(state);
  });

  test.for([
    ["more than a minute ago", later(now, -minute - 1), /must not be in the past/],
    ["more than 90 days ahead", later(now, 90 * day + 1), /at most 90 days ahead, until 2026-04-02/],
    ["in a year that cannot be stored", "9999-12-31T23:59:59Z", /must be a time in the years 1 to 9998/],
  ] as const)("%s is refused", ([, send_at, message]) => {
    const outcome = refused(send({ send_at }));
    expect(outcome).toMatchObject({ code: "validation_failed", details: [{ path: "send_at" }] });
    expect(outcome.message).toMatch(message);
  });

  test("goes as its template if the window will be closed by then", () => {
    const sent = (ahead: number) =>
      accepted(send({ ...template, send_at: later(now, ahead) }, { template: templateRow() })).body.data.message_type;
    expect(sent(hour)).toBe("text");
    expect(sent(day)).toBe("template");
  });
});

describe("when its time has come a message", () => {
  const job = jobRow({ kind: "release_message" });
  const scheduled = { delivery_state: "scheduled", send_at: now } as const;
  const release = (message: Partial<MessageRow> = {}, conversation = parts.conversation): readonly Change[] =>
    releaseMessage({ ...facts(), ...parts, conversation, job, message: messageRow({ ...scheduled, ...message }) });
  const silent = conversationRow({ last_inbound_at: later(now, -day) });

  test("is queued, and its job becomes the handover", () => {
    const changes = release();
    expect(outline(changes)).toEqual(["update conversations", "update messages", "update outbox"]);
    const { last_inbound_at } = parts.conversation;
    expect(changes[0]).toMatchObject({ where: { last_inbound_at }, set: { waiting_since: null } });
    expect(changes[1]).toMatchObject({ where: { delivery_state: "scheduled" }, set: { delivery_state: "queued" } });
    expect(changes[2]).toMatchObject({ where: { id: job.id }, set: { kind: "send_message", due_at: now } });
  });

  test("fails as text if the window has closed", () => {
    const changes = release({}, silent);
    expect(outline(changes)).toEqual(["remove outbox", "update messages", "insert events", "insert outbox"]);
    expect(changes[1]).toMatchObject({ set: { delivery_state: "failed", error_code: "window_closed" } });
  });

  test("goes as a template whether or not it has", () => {
    const changes = release({ type: "template" }, silent);
    expect(changes[1]).toMatchObject({ set: { delivery_state: "queued" } });
    expect(changes[0]).not.toHaveProperty("set.waiting_since");
  });

  test("stays canceled", () => {
    expect(outline(release({ delivery_state: "canceled" }))).toEqual(["remove outbox"]);
  });
});

const byId = { params: { id: messageRow().id }, query: {}, body: {} };

describe("cancelling", () => {
  const cancel = (message: Partial<MessageRow> | null) =>
    cancelMessage({ ...facts(), found: message && { ...parts, message: messageRow(message) } }, byId);

  test("a scheduled message marks it, with run, event and audit entry", () => {
    const { body, changes } = accepted(cancel({ delivery_state: "scheduled", send_at: later(now, day), statuses: [] }));
    expect(validateResponse("messages.cancel", 200, body)).toMatchObject({ ok: true });
    expect(body.data.message).toMatchObject({ delivery_state: "canceled", updated_at: now });
    expect(changes[0]).toMatchObject({
      where: { id: byId.params.id, delivery_state: "scheduled" },
      set: { delivery_state: "canceled" },
    });
    const events = inserted(changes, "events").map(({ event_type }) => event_type);
    expect(events).toEqual(["agent.message_delivery", "atlas.run.updated"]);
    expect(inserted(changes, "runs")).toMatchObject([{ intent: "cancel_message" }]);
    expect(audited(changes)).toMatchObject([
      {
        event_type: "atlas_api.message.cancel",
        before: { delivery_state: "scheduled" },
        after: { delivery_state: "canceled" },
      },
    ]);
    expect(inserted(changes, "events")[0]?.payload).toMatchObject({ message: { status: "canceled" } });
  });

  test.for(["queued", "sent", "failed", "canceled"] as const)("a %s one is refused by its state", (delivery_state) => {
    expect(refused(cancel({ delivery_state }))).toMatchObject({
      code: "conflict",
      message: `The message is ${delivery_state}. Only a scheduled message can be canceled.`,
    });
  });

  test("an inbound one, or none, is refused", () => {
    const inbound = refused(cancel({ direction: "inbound", delivery_state: null }));
    expect(inbound.message).toMatch(/^The message is inbound\./);
    expect(refused(cancel(null))).toMatchObject({ code: "not_found" });
  });
});

describe("marking as read", () => {
  const inbound = { direction: "inbound", delivery_state: null } as const;
  const mark = (message: Partial<MessageRow> | null) =>
    markMessageRead(
      { ...facts(), found: message && { ...parts, message: messageRow({ ...inbound, ...message }) } },
      byId,
    );

  test("sets the time once, and tells the messaging app that the message came from", () => {
    const { body, changes } = accepted(mark({ provider_message_id: "p-1" }));
    expect(validateResponse("messages.markRead", 200, body)).toMatchObject({ ok: true });
    const { organization_id, id } = messageRow();
    expect(changes[0]).toEqual(
      update("messages", { organization_id, id, read_at: null }, { read_at: now, updated_at: now }),
    );
    expect(inserted(changes, "outbox")[0]).toMatchObject({ kind: "report_read", subject_id: id });
    expect(audited(changes)).toMatchObject([
      { event_type: "atlas_api.message.read", before: { read_at: null }, after: { read_at: now } },
    ]);
    expect(inserted(changes, "runs")).toMatchObject([
      { intent: "mark_message_read", conversation_id: parts.conversation.id },
    ]);
  });

  test("tells nobody of a message that came by the API", () => {
    expect(inserted(accepted(mark({})).changes, "outbox").map(({ kind }) => kind)).toEqual(["expand_event"]);
  });

  test("again changes nothing", () => {
    const { body, changes } = accepted(mark({ read_at: later(now, -hour), provider_message_id: "p-1" }));
    expect(body.data.message.read_at).toBe(later(now, -hour));
    expect(outline(changes)).toEqual(["insert runs", "insert events", "insert outbox"]);
  });

  test("an outbound message, or none, is refused", () => {
    expect(refused(mark({ direction: "outbound" }))).toMatchObject({ code: "conflict" });
    expect(refused(mark(null))).toMatchObject({ code: "not_found" });
  });
});

describe("a read receipt", () => {
  const conclude = (created_at: string, receipt: Parameters<typeof concludeReceipt>[1]) =>
    outline(concludeReceipt({ ...facts(), random: 0, job: jobRow({ created_at }) }, receipt));
  const putOff = { kind: "put_off", failure: "provider_unavailable", rest: 2_000 } as const;

  test("ends when it is told, refused, or an hour old, and is tried again before", () => {
    expect(conclude(now, { kind: "told" })).toEqual(["remove outbox"]);
    expect(conclude(now, { kind: "refused", failure: "message_invalid" })).toEqual(["remove outbox"]);
    expect(conclude(now, putOff)).toEqual(["update outbox"]);
    expect(conclude(later(now, -hour), putOff)).toEqual(["remove outbox"]);
  });
});
