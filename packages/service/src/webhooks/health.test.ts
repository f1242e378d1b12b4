import { describe, expect, test } from "vitest";
import { World, inserted, outline } from "../../test-support/changes.ts";
import { facts, now } from "../../test-support/facts.ts";
import { endpointRow } from "../../test-support/rows.ts";
import { insert } from "../core/changes.ts";
import { type Attempt, changesHealth, followEndpoint, restUntil } from "./delivery.ts";
import type { WebhookEndpointRow } from "../rows/events.ts";
import { day, later, minute, second } from "../core/time.ts";

const good: Attempt = {
  started_at: later(now, -second),
  duration_ms: 20,
  response_status: 200,
  response_headers: null,
  response_body: null,
  error: null,
  retry_after: null,
};
const bad: Attempt = { ...good, response_status: 500 };
const slow: Attempt = { ...good, duration_ms: 250 };
const unanswered: Attempt = { ...good, response_status: null, error: "timeout", duration_ms: 5_000 };
const gone: Attempt = { ...good, response_status: 410 };

const after = (before: Partial<WebhookEndpointRow>, ...attempts: Attempt[]) => afterRound(before, false, ...attempts);

const afterRound = (before: Partial<WebhookEndpointRow>, endsRound: boolean, ...made: Attempt[]) => {
  const attempts = made.map((attempt) => ({ attempt, endsRound, restUntil: restUntil(attempt, now, 0.5) }));
  const endpoint = endpointRow(before);
  const changes = followEndpoint({ ...facts(), endpoint }, attempts);
  const world = new World([insert("webhook_endpoints", endpoint)]);
  world.commit(changes);
  expect(changesHealth(endpoint, attempts, now)).toBe(changes.length > 0);
  return { changes, endpoint: world.only("webhook_endpoints") };
};

describe("an endpoint", () => {
  test("with unchanged health is not written", () => {
    expect(after({}, good, good).changes).toEqual([]);
    expect(after({ failing_since: later(now, -minute), speed: "quick" }, bad).changes).toEqual([]);
  });

  test("is failing since its first failure, until a success", () => {
    expect(after({}, bad, bad).endpoint).toMatchObject({ failing_since: bad.started_at, status: "active" });
    expect(after({ failing_since: later(now, -day) }, bad, good).endpoint.failing_since).toBeNull();
  });

  test.for([
    ["answers soon", good, "quick"],
    ["takes a quarter of a second", slow, "slow"],
    ["does not answer", unanswered, "slow"],
  ] as const)("that %s is served among the %s ones", ([, attempt, speed]) => {
    expect(after({ speed: speed === "quick" ? "slow" : "quick" }, attempt).endpoint.speed).toBe(speed);
  });

  test("rests as its receiver asks, an hour at most, and a little longer so that endpoints of one outage spread", () => {
    const busy: Attempt = { ...bad, response_status: 429, retry_after: 10 * minute };
    const rest = (...attempts: Attempt[]) => after({}, ...attempts).endpoint.throttled_until;
    expect(rest(busy)).toBe(later(now, 10.5 * minute));
    expect(rest({ ...busy, response_status: 503, retry_after: day })).toBe(later(now, 63 * minute));
    expect(rest(busy, { ...busy, retry_after: minute }, good)).toBe(later(now, 10.5 * minute));
    expect(rest({ ...busy, response_status: 500 })).toBeNull();
    expect(rest({ ...busy, retry_after: null })).toBeNull();
  });

  test("goes on resting until the time is over", () => {
    const until = later(now, minute);
    expect(after({ throttled_until: until }, bad).endpoint.throttled_until).toBe(until);
    expect(after({ throttled_until: now }, good).endpoint.throttled_until).toBeNull();
  });

  test("is not marked by attempts that failed for want of a name server of ours", () => {
    const ours: Attempt = { ...unanswered, error: "resolver_failed" };
    expect(after({}, ours).changes).toEqual([]);
    expect(after({ failing_since: later(now, -5 * day) }, ours).changes).toEqual([]);
  });

  test("that answers 410 is retried like any other that fails", () => {
    expect(after({}, gone).endpoint).toMatchObject({ status: "active", failing_since: gone.started_at });
    expect(afterRound({}, true, bad).endpoint.status).toBe("active");
  });

  test("that ends a round with 410 is disabled, with an audit entry and a notice", () => {
    const { changes, endpoint } = afterRound({}, true, good, gone);
    expect(outline(changes)).toEqual(["update webhook_endpoints", "insert audit_events"]);
    expect(endpoint).toMatchObject({ status: "disabled", notice: expect.stringContaining("410") });
    expect(inserted(changes, "audit_events")).toMatchObject([
      {
        event_type: "atlas_api.webhook.disable",
        subject_id: endpoint.id,
        before: { status: "active" },
        after: { status: "disabled" },
      },
    ]);
  });

  test("that has failed for five days is disabled, and not a moment before", () => {
    const since = later(now, -5 * day);
    expect(after({ failing_since: since }, bad).endpoint).toMatchObject({
      status: "disabled",
      notice: expect.stringContaining("5 days"),
    });
    expect(after({ failing_since: later(since, 1) }, bad).endpoint.status).toBe("active");
    expect(after({ failing_since: since }, bad, good).endpoint.status).toBe("active");
  });

  test.for(["disabled", "deleted"] as const)("that is %s already stays as it is", (status) => {
    expect(afterRound({ status }, true, gone).changes).toEqual([]);
  });
});
