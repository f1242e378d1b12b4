/** Rows and audit entries of ingested events. */
import type { ValidBodyOf } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { World, accepted, audited, inserted, outline, refused } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { agentRow, channelRow, conversationRow, customerRow } from "../../test-support/rows.ts";
import { insert } from "../core/changes.ts";
import { hour, later } from "../core/time.ts";
import { type IngestEventFacts, ingestEvent } from "./ingest.ts";

type Body = ValidBodyOf<"events.ingest">;

const customer = { phone_number: customerRow().phone_number };
const written: Body = {
  channel: "chatapp",
  customer,
  event_type: "message.received",
  message: { text: "A table near the window." },
};
const happened: Body = { channel: "chatapp", customer, event_type: "order.abandoned" };
const known = { channel: channelRow(), customer: customerRow(), conversation: conversationRow(), agent: null };
const unknown = { customer: null, conversation: null };

const ingest = (body: Body, change: Partial<IngestEventFacts> = {}) =>
  ingestEvent({ ...facts(), ...known, ...change }, { params: {}, query: {}, body });

test.for([
  [ingest({ ...written, channel: "sms" }, { channel: null }), "channel", /^must be a channel .*; sms is not one$/],
  [
    ingest({ ...written, timestamp: "9999-12-31T23:30:00-12:00" }),
    "timestamp",
    /^must be a time in the years 1 to 9998$/,
  ],
] as const)("a refusal names the member at fault: %#", ([outcome, path, message]) => {
  expect(refused(outcome).details).toEqual([{ path, message: expect.stringMatching(message) }]);
});

describe("a message", () => {
  test("is audited by its event, with its ids", () => {
    const { body, changes } = accepted(ingest(written));
    expect(body).toMatchObject({ ok: true, data: { accepted: true } });
    const { event_id, conversation_id, message_id } = body.data;
    const after = { event_type: "message.received", conversation_id, message_id };
    expect(audited(changes)).toEqual([
      { event_type: "atlas_api.event.ingest", subject_id: event_id, before: null, after },
    ]);
    expect(inserted(changes, "messages")).toMatchObject([{ direction: "inbound", provider_message_id: null }]);
    expect(inserted(changes, "runs")).toMatchObject([{ intent: "ingest_event", conversation_id }]);
  });

  test("keeps the provider's id", () => {
    const { changes } = accepted(ingest(written, { providerMessageId: "wamid.1" }));
    expect(inserted(changes, "messages")).toMatchObject([{ provider_message_id: "wamid.1" }]);
  });

  test("of a stranger without a name creates customer and conversation", () => {
    const { changes } = accepted(ingest(written, unknown));
    expect(outline(changes).slice(0, 3)).toEqual(["insert customers", "insert conversations", "insert messages"]);
    expect(inserted(changes, "customers")).toMatchObject([{ ...customer, name: null }]);
  });

  test.for([
    [null, ["conversation.created", "conversation.message_received"]],
    [later(now, -hour), ["conversation.message_received"]],
  ] as const)("after one at %s emits %j", ([last_inbound_at, names]) => {
    const { changes } = accepted(ingest(written, { conversation: conversationRow({ last_inbound_at }) }));
    const events = inserted(changes, "events").map(({ event_type }) => event_type);
    expect(events.filter((name) => name !== "atlas.run.updated")).toEqual(names);
  });

  test("renames its customer, unless another request did", () => {
    const { changes } = accepted(ingest({ ...written, customer: { ...customer, name: "Ada" } }));
    expect(changes[0]).toEqual({
      kind: "update",
      table: "customers",
      where: { organization_id: organizationId, id: customerRow().id, erased_at: null, merged_into: null, name: null },
      set: { name: "Ada", updated_at: now },
    });
    const same = ingest(
      { ...written, customer: { ...customer, name: "Ada" } },
      { customer: customerRow({ name: "Ada" }) },
    );
    expect(outline(accepted(same).changes)).not.toContain("update customers");
  });
});

describe("an event without a message", () => {
  test("is audited with null", () => {
    const { body, changes } = accepted(ingest(happened));
    expect(body.data.message_id).toBeNull();
    expect(audited(changes)).toMatchObject([{ after: { event_type: "order.abandoned", message_id: null } }]);
    expect(outline(changes)).not.toContain("insert messages");
  });

  test("opens no window, and reopens no conversation", () => {
    const closed = conversationRow({ status: "closed", last_inbound_at: null });
    const { changes } = accepted(ingest(happened, { conversation: closed }));
    const world = new World([insert("conversations", closed), insert("customers", customerRow())]);
    world.commit(changes);
    expect(world.only("conversations")).toMatchObject({ status: "closed", last_inbound_at: null, updated_at: now });
    expect(inserted(accepted(ingest(happened, unknown)).changes, "conversations")).toMatchObject([
      { last_inbound_at: null },
    ]);
  });

  test("is not a turn of a hosted agent", () => {
    const kinds = (body: Body) =>
      inserted(accepted(ingest(body, { agent: agentRow() })).changes, "outbox").map(({ kind }) => kind);
    expect(kinds(happened)).not.toContain("agent_turn");
    expect(kinds(written)).toContain("agent_turn");
    expect(idOf(1, 1)).toBe(facts().newId());
  });
});
