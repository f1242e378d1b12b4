import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { idOf, now, organizationId } from "../../test-support/facts.ts";
import { deliveryRow, endpointRow, eventRow } from "../../test-support/rows.ts";
import { later } from "../core/time.ts";
import { deliveryBody } from "../events/expand.ts";
import { keptHeaders, presentWholeDelivery } from "./replay.ts";

const endpoint = endpointRow();
const event = eventRow({ conversation_id: idOf(5, 1) });
const delivery = deliveryRow({ event_row_id: event.id, status: "delivered", attempts: 101 });
const attempts = Array.from({ length: 101 }, (_, index) => ({
  organization_id: organizationId,
  delivery_id: delivery.id,
  attempt: index + 1,
  started_at: now,
  duration_ms: 84,
  response_status: 200,
  response_headers: { "content-type": "text/plain" },
  response_body: "ok",
  error: null,
}));

describe("a delivery", () => {
  test("is shown with its exact body, and the latest attempts with their answers", () => {
    const shown = presentWholeDelivery({ endpoint, delivery, event, attempts, now });
    expect(validateResponse("webhooks.getDelivery", 200, { ok: true, data: { delivery: shown } })).toMatchObject({
      ok: true,
    });
    expect(shown.request.body).toBe(deliveryBody(delivery, event));
    expect(shown).toMatchObject({ webhook_id: endpoint.id, conversation_id: idOf(5, 1), status: "delivered" });
    expect(shown.attempts.map(({ attempt }) => attempt)).toEqual(Array.from({ length: 100 }, (_, index) => index + 2));
    expect(shown.attempts[0]).toMatchObject({
      response_headers: { "content-type": "text/plain" },
      response_body: "ok",
    });
  });

  test("tells that it waits for a receiver that asked for rest, and until when", () => {
    const until = later(now, 600_000);
    const waiting = deliveryRow({ event_row_id: event.id, status: "pending", next_attempt_at: now });
    const shown = (throttled_until: string | null, given = waiting) => {
      const resting = { ...endpoint, id: waiting.endpoint_id, throttled_until };
      const { reason, next_attempt_at } = presentWholeDelivery({
        endpoint: resting,
        delivery: given,
        event,
        attempts: [],
        now,
      });
      return { reason, next_attempt_at };
    };
    expect(shown(until)).toEqual({ reason: "endpoint_resting", next_attempt_at: until });
    const putOff = { ...waiting, next_attempt_at: until };
    expect(shown(until, putOff)).toEqual({ reason: "endpoint_resting", next_attempt_at: until });
    expect(shown(now)).toEqual({ reason: null, next_attempt_at: now });
    expect(shown(null)).toEqual({ reason: null, next_attempt_at: now });
    const retry = later(until, 1);
    expect(shown(until, { ...waiting, next_attempt_at: retry })).toEqual({ reason: null, next_attempt_at: retry });
    const done = { ...waiting, status: "delivered" as const, next_attempt_at: null };
    expect(shown(until, done)).toEqual({ reason: null, next_attempt_at: null });
  });

  test("names the headers that sign it, two while a secret is rotated", () => {
    const namesOf = (previous_secret: string | null) =>
      presentWholeDelivery({ endpoint: endpointRow({ previous_secret }), delivery, event, attempts: [], now }).request
        .signature_headers;
    expect(namesOf(null)).not.toContain("atlas-signature-previous");
    expect(namesOf("old")).toContain("atlas-signature-previous");
    expect(namesOf(null)).toContain("atlas-signature");
  });
});

test("of an answer's headers 40 are kept, cut, without cookies and what cannot be stored", () => {
  const many = Array.from({ length: 60 }, (_, index) => [`x-${index}`, "a"] as const);
  const kept = keptHeaders([["set-cookie", "secret"], ["x-long", "b".repeat(1_000)], ["x-odd", "a\0b"], ...many]);
  expect(Object.keys(kept)).toHaveLength(40);
  expect(kept).toMatchObject({ "x-long": "b".repeat(512), "x-odd": "a\u{fffd}b" });
  expect(kept).not.toHaveProperty("set-cookie");
});
