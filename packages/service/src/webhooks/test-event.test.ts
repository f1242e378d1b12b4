import { eventNames } from "@atlas-messaging/contract";
import { validateEvent } from "@atlas-messaging/validators/events";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { accepted, inserted, outline, refused } from "../../test-support/changes.ts";
import { facts } from "../../test-support/facts.ts";
import { endpointRow } from "../../test-support/rows.ts";
import { deliveryBody } from "../events/expand.ts";
import { testWebhook } from "./replay.ts";

const endpoint = endpointRow({ events: ["session.ended", "message.delivered"] });
const params = { webhook_id: endpoint.id };

describe("a test event", () => {
  test.for(eventNames)("%s fits the contract, and goes only to the endpoint", (event_type) => {
    const { body, changes } = accepted(
      testWebhook({ ...facts(), endpoint }, { params, query: {}, body: { event_type } }),
    );
    expect(validateResponse("console.webhooks.test", 200, body)).toMatchObject({ ok: true });
    expect(outline(changes)).toEqual([
      "insert events",
      "insert webhook_deliveries",
      "insert outbox",
      "insert audit_events",
    ]);
    const [event] = inserted(changes, "events");
    const [delivery] = inserted(changes, "webhook_deliveries");
    if (!event || !delivery) throw new Error("nothing is delivered");
    expect(validateEvent(JSON.parse(deliveryBody(delivery, event)))).toMatchObject({
      ok: true,
      value: { event_type: event_type },
    });
    expect(inserted(changes, "outbox")).toMatchObject([
      { kind: "deliver_webhook", subject_id: delivery.id, endpoint_id: endpoint.id, ripe: true },
    ]);
  });

  test("defaults to the first subscribed event", () => {
    const { body } = accepted(testWebhook({ ...facts(), endpoint }, { params, query: {}, body: {} }));
    expect(body.data.delivery).toMatchObject({ event_type: "session.ended", status: "pending", attempts: [] });
  });

  test.for([
    ["an unknown webhook", null, "not_found"],
    ["a deleted webhook", endpointRow({ status: "deleted" }), "not_found"],
    ["a disabled webhook", endpointRow({ status: "disabled" }), "conflict"],
  ] as const)("to %s is refused", ([, given, code]) => {
    expect(refused(testWebhook({ ...facts(), endpoint: given }, { params, query: {}, body: {} })).code).toBe(code);
  });
});
