import { describe, expect, test } from "vitest";
import { deliveredNames, inserted, outline, webhookBodies } from "../../test-support/changes.ts";
import { facts, now, organizationId } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, messageRow } from "../../test-support/rows.ts";
import { update } from "../core/changes.ts";
import type { DeliveryState, MessageRow } from "../rows/messages.ts";
import { type ProviderReport, applyReport, movesOn } from "./delivery.ts";

const states = [
  "scheduled",
  "queued",
  "sent",
  "delivered",
  "read",
  "failed",
  "canceled",
] as const satisfies readonly DeliveryState[];

const onward: { readonly [from in DeliveryState]: readonly DeliveryState[] } = {
  scheduled: ["queued", "sent", "delivered", "read", "failed", "canceled"],
  queued: ["sent", "delivered", "read", "failed"],
  sent: ["delivered", "read", "failed"],
  delivered: ["read"],
  read: [],
  failed: [],
  canceled: [],
};

const everyMove = states.flatMap((from) => states.map((to) => [from, to] as const));

const apply = (message: Partial<MessageRow>, report: ProviderReport) =>
  applyReport(
    {
      ...facts(),
      message: messageRow(message),
      conversation: conversationRow(),
      customer: customerRow(),
      channel: channelRow(),
    },
    report,
  );

describe("a delivery status", () => {
  test.for(everyMove)("moves from %s to %s, or not", ([from, to]) => {
    expect(movesOn(from, to)).toBe(onward[from].includes(to));
  });
});

describe("a report", () => {
  test.for(everyMove.filter(([, to]) => to !== "scheduled" && to !== "queued" && to !== "canceled"))(
    "in state %s of %s changes the row or nothing",
    ([from, to]) => {
      const changes = apply({ delivery_state: from }, { status: to as ProviderReport["status"] }); // Filtered above.
      // A message that is read was delivered.
      const events = to === "read" && onward[from].includes("delivered") ? 2 : 1;
      const told = Array.from({ length: events }, () => ["insert events", "insert outbox"]).flat();
      expect(outline(changes)).toEqual(onward[from].includes(to) ? ["update messages", ...told] : []);
    },
  );

  test("of a message that is read and was not reported as delivered enters both states", () => {
    const changes = apply({ delivery_state: "sent", statuses: [sent] }, { status: "read" });
    const statuses = [{ status: "sent" }, { status: "delivered" }, { status: "read" }];
    expect(changes[0]).toMatchObject({ where: { delivery_state: "sent" }, set: { delivery_state: "read", statuses } });
    expect(inserted(changes, "events").map(({ event_type }) => event_type)).toEqual([
      "conversation.message_delivered",
      "agent.message_delivery",
    ]);
  });

  test("of an inbound message changes nothing", () => {
    expect(apply({ direction: "inbound", delivery_state: null }, { status: "read" })).toEqual([]);
  });

  const sent = { status: "sent", at: now, error_code: null } as const;

  test("requires the state that it was decided on", () => {
    expect(
      apply({ delivery_state: "sent", statuses: [sent] }, { status: "delivered", provider_message_id: "p-1" })[0],
    ).toEqual(
      update(
        "messages",
        { organization_id: organizationId, id: messageRow().id, delivery_state: "sent" },
        {
          delivery_state: "delivered",
          provider_message_id: "p-1",
          error_code: null,
          statuses: [sent, { status: "delivered", at: now, error_code: null }],
          updated_at: now,
        },
      ),
    );
  });

  test("without a provider's id keeps the known one", () => {
    const [change] = apply({ delivery_state: "sent", provider_message_id: "p-1" }, { status: "delivered" });
    expect(change).toMatchObject({ set: { provider_message_id: "p-1" } });
  });

  test.for([
    ["sent", ["agent.message_delivery"]],
    ["delivered", ["agent.message_delivery", "conversation.message_delivered", "message.delivered"]],
    ["read", ["agent.message_delivery"]],
    ["failed", ["agent.message_delivery", "conversation.message_failed"]],
  ] as const)("of %s is an event of the contract under the names %j", ([status, names]) => {
    const before = status === "read" ? { delivery_state: "delivered" as const } : {};
    const changes = apply(before, { status, provider_message_id: "p-1" });
    expect(deliveredNames(changes).toSorted()).toEqual(names);
  });

  test("has the most specific name first", () => {
    const eventType = (status: ProviderReport["status"]) => inserted(apply({}, { status }), "events")[0]?.event_type;
    expect(eventType("delivered")).toBe("conversation.message_delivered");
    expect(eventType("failed")).toBe("conversation.message_failed");
  });

  test.for([
    ["a text", {}],
    ["a template", { type: "template", text: "Hello Ada, your order is ready." }],
    ["the longest text", { text: "😀".repeat(4096) }],
  ] as const)("of %s without more is an event of the contract", ([, message]) => {
    expect(deliveredNames(apply(message, { status: "sent" }))).toEqual(["agent.message_delivery"]);
  });

  test("of failure gives the reason in the row and in every payload", () => {
    const changes = apply({}, { status: "failed", error_code: "recipient_unreachable" });
    expect(changes[0]).toMatchObject({ set: { delivery_state: "failed", error_code: "recipient_unreachable" } });
    const bodies = inserted(changes, "events").flatMap(webhookBodies);
    expect(bodies).toHaveLength(2);
    for (const { body } of bodies) {
      expect(body).toMatchObject({
        timestamp: now,
        conversation_id: conversationRow().id,
        channel: "chatapp",
        customer: { id: customerRow().id, phone_number: customerRow().phone_number },
        message: { id: messageRow().id, status: "failed", error_code: "recipient_unreachable" },
      });
    }
  });

  test("gives each name of an event its own id", () => {
    const bodies = inserted(apply({}, { status: "delivered" }), "events").flatMap(webhookBodies);
    expect(new Set(bodies.map(({ body }) => body["event_id"])).size).toBe(3);
  });
});
