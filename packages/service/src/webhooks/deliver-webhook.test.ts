import type { Attempt } from "./delivery.ts";
import { nothingFiltered } from "../events/filter.ts";
import { describe, expect, test } from "vitest";
import { outline } from "../../test-support/changes.ts";
import { facts, now } from "../../test-support/facts.ts";
import { deliveryRow, endpointRow, eventRow, jobRow } from "../../test-support/rows.ts";
import { deliverAndFollow, deliverWebhook, webhookRequest } from "./jobs.ts";
import { later, minute } from "../core/time.ts";
import { expandEvent } from "../events/jobs.ts";

const [delivery, endpoint, event] = [deliveryRow(), endpointRow(), eventRow({ payload: { sample: true } })];
const job = jobRow({ kind: "deliver_webhook", subject_id: delivery.id });
const known = { ...facts(), job, random: 0, delivery, endpoint, event };
const acknowledged: Attempt = {
  started_at: now,
  duration_ms: 5,
  response_status: 204,
  response_headers: null,
  response_body: null,
  error: null,
  retry_after: null,
};

describe("a delivery", () => {
  test("is attempted at an active endpoint", () => {
    expect(deliverWebhook.ask(known)).toEqual({ delivery, endpoint, event });
    const changes = deliverWebhook.decide(known, acknowledged, null);
    expect(outline(changes)).toEqual(["remove outbox", "update webhook_deliveries", "insert webhook_attempts"]);
  });

  test("is due again when the receiver fails", () => {
    const changes = deliverWebhook.decide(known, { ...acknowledged, response_status: 500 }, null);
    expect(outline(changes)[0]).toBe("update outbox");
  });

  test.for([
    ["disabled", "update outbox"],
    ["deleted", "remove outbox"],
  ] as const)("is withheld from an endpoint that is %s", ([status, first]) => {
    const withheld = { ...known, endpoint: endpointRow({ status }) };
    expect(deliverWebhook.ask(withheld)).toBeNull();
    expect(outline(deliverWebhook.decide(withheld, null, null))).toEqual([first, "update webhook_deliveries"]);
  });

  test("is put off while the receiver rests, and uses up no attempt", () => {
    const until = later(now, minute);
    const resting = { ...known, endpoint: endpointRow({ throttled_until: until }) };
    expect(deliverWebhook.ask(resting)).toBeNull();
    expect(deliverWebhook.decide(resting, null, null)).toMatchObject([
      { table: "outbox", set: { due_at: until, attempts: 0 } },
      { table: "webhook_deliveries", set: { next_attempt_at: until, updated_at: now } },
    ]);
    expect(deliverWebhook.ask({ ...known, endpoint: endpointRow({ throttled_until: now }) })).not.toBeNull();
  });

  test.for(["delivery", "endpoint", "event"] as const)("fails where there is no %s", (part) => {
    expect(() => deliverWebhook.ask({ ...known, [part]: null })).toThrow("which is not there");
  });

  test("is given up with its job", () => {
    expect(deliverWebhook.setAside(known)).toMatchObject([
      { table: "webhook_deliveries", set: { status: "exhausted" } },
    ]);
    expect(deliverWebhook.setAside({ ...known, delivery: null })).toEqual([]);
  });

  test("does not end without having been attempted", () => {
    expect(() => deliverWebhook.decide(known, null, null)).toThrow("was not asked");
  });
});

describe("a delivery whose endpoint is followed", () => {
  const own = ["update outbox", "update webhook_deliveries", "insert webhook_attempts"];
  const refusal: Attempt = { ...acknowledged, response_status: 500 };

  test("marks the endpoint as failing with the attempt", () => {
    expect(outline(deliverAndFollow.decide(known, refusal, null))).toEqual([...own, "update webhook_endpoints"]);
  });

  test("disables an endpoint that is gone at the end of a round", () => {
    const last = { ...known, delivery: deliveryRow({ round_attempts: 5 }) };
    const changes = deliverAndFollow.decide(last, { ...refusal, response_status: 410 }, null);
    expect(changes).toContainEqual(expect.objectContaining({ set: expect.objectContaining({ status: "disabled" }) }));
  });

  test("does not follow an endpoint that was not asked", () => {
    const withheld = { ...known, endpoint: endpointRow({ status: "disabled" }) };
    expect(outline(deliverAndFollow.decide(withheld, null, null))).toEqual(own.slice(0, 2));
  });
});

describe("the request of a delivery", () => {
  const request = webhookRequest(job, { delivery, endpoint, event }, (body) => ({
    "atlas-signature": `of ${body.length} bytes`,
  }));

  test("has the event as JSON, and is signed", () => {
    const text = new TextDecoder().decode(request.body);
    expect(JSON.parse(text)).toEqual({
      event_id: delivery.event_id,
      event_type: delivery.event_type,
      timestamp: event.created_at,
      sample: true,
    });
    expect(request.headers["atlas-signature"]).toBe(`of ${request.body.length} bytes`);
  });

  test("says who calls, and on behalf of which request", () => {
    expect(request.headers).toMatchObject({
      "content-type": "application/json",
      "user-agent": "Atlas-Webhooks/0.1",
      "x-request-id": job.correlation_id,
    });
  });
});

describe("the expansion of an event", () => {
  const waiting = {
    ...facts(),
    job: jobRow({ kind: "expand_event" }),
    event,
    endpoints: [endpoint],
    made: [],
    ...nothingFiltered,
  };

  test("makes a delivery and its job for each endpoint", () => {
    const changes = expandEvent.decide(waiting, null, null);
    expect(outline(changes)).toEqual(["remove outbox", "insert many webhook_deliveries", "insert many outbox"]);
  });

  test("fails for an event that is not there", () => {
    expect(() => expandEvent.decide({ ...waiting, event: null }, null, null)).toThrow("which is not there");
  });
});
