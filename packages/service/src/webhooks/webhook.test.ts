import { array, assert, double, property } from "fast-check";
import { nothingFiltered } from "../events/filter.ts";
import { describe, expect, test } from "vitest";
import { World, inserted, outline } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { deliveryRow, endpointRow, eventRow, jobRow } from "../../test-support/rows.ts";
import { insert, remove, update } from "../core/changes.ts";
import type { EventRow, WebhookEndpointRow } from "../rows/events.ts";
import type { JobRow } from "../rows/jobs.ts";
import { day, hour, later, minute, second } from "../core/time.ts";
import { deliveryBody, expandEvent } from "../events/expand.ts";
import { type Attempt, concludeAttempt, resumeDeliveries, retryDelay, withholdDelivery } from "./delivery.ts";

const delivered = eventRow({
  event_type: "conversation.message_delivered",
  names: {
    "conversation.message_delivered": idOf(3, 1),
    "message.delivered": idOf(3, 2),
    "agent.message_delivery": idOf(3, 3),
  },
});

const expand = (endpoints: readonly WebhookEndpointRow[], event: EventRow = delivered) =>
  expandEvent({
    ...facts(),
    job: jobRow({ kind: "expand_event", subject_id: event.id }),
    event,
    endpoints,
    made: [],
    ...nothingFiltered,
  });

describe("expanding an event", () => {
  const first = endpointRow({
    id: idOf(4, 1),
    events: ["message.delivered", "agent.message_delivery", "session.ended"],
  });
  const single = endpointRow({ id: idOf(4, 2), events: ["message.delivered"] });
  const other = endpointRow({ id: idOf(4, 3), events: ["session.ended", "conversation.created"] });

  test("makes one delivery for each endpoint and each name that it subscribes to", () => {
    const deliveries = inserted(expand([first, single, other]), "webhook_deliveries");
    expect(deliveries.map((row) => [row.endpoint_id, row.event_type, row.event_id])).toEqual([
      [first.id, "message.delivered", idOf(3, 2)],
      [first.id, "agent.message_delivery", idOf(3, 3)],
      [single.id, "message.delivered", idOf(3, 2)],
    ]);
  });

  test("enqueues each delivery at once, under the correlation id of the event's request", () => {
    const changes = expand([first, single]);
    const jobs = inserted(changes, "outbox");
    expect(jobs.map(({ subject_id, endpoint_id }) => [subject_id, endpoint_id])).toEqual(
      inserted(changes, "webhook_deliveries").map(({ id, endpoint_id }) => [id, endpoint_id]),
    );
    for (const job of jobs) {
      expect(job).toMatchObject({ kind: "deliver_webhook", due_at: now, attempts: 0, correlation_id: "request-0001" });
    }
  });

  test("is three changes for any number of deliveries", () => {
    const many = Array.from({ length: 500 }, (_, index) => endpointRow({ ...first, id: idOf(4, index) }));
    for (const endpoints of [[single], many]) {
      expect(outline(expand(endpoints))).toEqual([
        "remove outbox",
        "insert many webhook_deliveries",
        "insert many outbox",
      ]);
    }
  });

  test.for<[string, WebhookEndpointRow[]]>([
    ["without endpoints", []],
    ["without a subscription to any of its names", [other]],
  ])("%s only ends the job", ([, endpoints]) => {
    expect(outline(expand(endpoints))).toEqual(["remove outbox"]);
  });

  test("ends the job under its lease", () => {
    const { id, leased_until } = jobRow();
    expect(expand([])).toEqual([remove("outbox", { organization_id: organizationId, id, leased_until })]);
  });
});

describe("the body of a delivery", () => {
  const event = eventRow({ payload: { conversation_id: idOf(5, 1), channel: "chatapp" } });

  test("is the event's payload under the delivery's id and name", () => {
    expect(JSON.parse(deliveryBody(deliveryRow(), event))).toEqual({
      event_id: deliveryRow().event_id,
      event_type: "message.delivered",
      timestamp: event.created_at,
      conversation_id: idOf(5, 1),
      channel: "chatapp",
    });
  });

  test("is the same text on every attempt", () => {
    const last = deliveryRow({ attempts: 5, last_response_status: 503, updated_at: later(now, day) });
    expect(deliveryBody(last, event)).toBe(deliveryBody(deliveryRow(), event));
  });
});

const made: Attempt = {
  started_at: later(now, -second),
  duration_ms: 1_000,
  response_status: null,
  response_headers: null,
  response_body: null,
  error: null,
  retry_after: null,
};
const answered = (status: number): Attempt => ({
  ...made,
  response_status: status,
  response_headers: { server: "shop" },
  response_body: "Hello",
});
const unanswered: Attempt = { ...made, error: "timeout" };

const conclude = (attempt: Attempt, attempts = 0) => {
  const delivery = deliveryRow({ attempts, round_attempts: attempts });
  return concludeAttempt({ ...facts(), job: jobRow(), delivery, random: 0.5 }, attempt);
};

describe("an attempt", () => {
  test.for([200, 201, 204, 299])("answered with %i closes the delivery, and is logged", (status) => {
    const changes = conclude(answered(status));
    expect(outline(changes)).toEqual(["remove outbox", "update webhook_deliveries", "insert webhook_attempts"]);
    expect(changes[1]).toMatchObject({
      set: { status: "delivered", attempts: 1, last_response_status: status, last_error: null, next_attempt_at: null },
    });
    expect(inserted(changes, "webhook_attempts")).toEqual([
      {
        organization_id: organizationId,
        delivery_id: deliveryRow().id,
        attempt: 1,
        started_at: made.started_at,
        duration_ms: 1_000,
        response_status: status,
        response_headers: { server: "shop" },
        response_body: "Hello",
        error: null,
      },
    ]);
  });

  test.for<[string, Attempt]>([
    ["100", answered(100)],
    ["199", answered(199)],
    ["300", answered(300)],
    ["302", answered(302)],
    ["400", answered(400)],
    ["410", answered(410)],
    ["429", answered(429)],
    ["500", answered(500)],
    ["no answer", unanswered],
    ["an answer that is cut off", { ...answered(200), error: "response_too_large" }],
  ])("that ends in %s schedules the next", ([, attempt]) => {
    const dueAt = later(now, retryDelay(1, 0.5));
    const changes = conclude(attempt);
    expect(changes.slice(0, 2)).toEqual([
      update(
        "outbox",
        { organization_id: organizationId, id: jobRow().id, leased_until: jobRow().leased_until },
        { attempts: 0, due_at: dueAt, leased_until: null, last_error: null, ripe: false },
      ),
      update(
        "webhook_deliveries",
        { organization_id: organizationId, id: deliveryRow().id, attempts: 0 },
        {
          status: "pending",
          attempts: 1,
          round_attempts: 1,
          last_response_status: attempt.response_status,
          last_error: attempt.error,
          updated_at: now,
          next_attempt_at: dueAt,
        },
      ),
    ]);
    expect(inserted(changes, "webhook_attempts")).toMatchObject([{ attempt: 1, error: attempt.error }]);
  });

  test("is concluded once: it requires the number of attempts as read", () => {
    const world = new World([insert("outbox", jobRow()), insert("webhook_deliveries", deliveryRow({ attempts: 1 }))]);
    expect(() => world.commit(conclude(answered(200)))).toThrow("0 rows of webhook_deliveries");
  });

  test("that is the last exhausts the delivery if it fails", () => {
    const changes = conclude(unanswered, 5);
    expect(changes[0]).toMatchObject({ kind: "remove", table: "outbox" });
    expect(changes[1]).toMatchObject({ set: { status: "exhausted", attempts: 6, next_attempt_at: null } });
  });

  test("that is the last may still succeed", () => {
    expect(conclude(answered(200), 5)[1]).toMatchObject({ set: { status: "delivered", attempts: 6 } });
  });
});

/** A receiver that always takes 5 s to fail, and a worker that polls every second. */
const neverDelivered = (randoms: readonly number[]) => {
  const world = new World([insert("outbox", jobRow()), insert("webhook_deliveries", deliveryRow())]);
  const endedAt: number[] = [];
  for (let job: JobRow | undefined = world.only("outbox"); job; [job] = world.rows("outbox")) {
    const held = { ...job, leased_until: later(job.due_at, minute) };
    world.commit([
      update("outbox", { organization_id: job.organization_id, id: job.id }, { leased_until: held.leased_until }),
    ]);
    const ended = later(job.due_at, 6 * second);
    const random = randoms[endedAt.length] ?? 0;
    const delivery = world.only("webhook_deliveries");
    world.commit(concludeAttempt({ ...facts(), now: ended, job: held, delivery, random }, unanswered));
    endedAt.push(Date.parse(ended) - Date.parse(now));
  }
  return { endedAt, delivery: world.only("webhook_deliveries") };
};

describe("Retry-After of a receiver", () => {
  const dueAfter = (retryAfter: number | null, change: Partial<Parameters<typeof deliveryRow>[0]> = {}) => {
    const delivery = deliveryRow({ round_started_at: now, ...change });
    const busy = { ...answered(429), retry_after: retryAfter };
    const [job] = concludeAttempt({ ...facts(), job: jobRow(), delivery, random: 0 }, busy);
    if (!job || job.kind !== "update" || job.table !== "outbox") throw new Error("there is no next attempt");
    return Date.parse(String(Reflect.get(job.set, "due_at"))) - Date.parse(now);
  };

  test("is honoured", () => {
    expect(dueAfter(10 * minute)).toBe(10 * minute);
  });

  test("does not make a retry earlier than scheduled", () => {
    expect(dueAfter(second)).toBe(retryDelay(1, 0));
  });

  test("puts a retry off by at most an hour", () => {
    expect(dueAfter(day)).toBe(hour);
  });

  test("puts no retry off beyond the day of its round", () => {
    expect(dueAfter(hour, { round_attempts: 4, round_started_at: later(now, -(day - hour)) })).toBe(hour);
  });
});

describe("a receiver that never answers", () => {
  test("is tried six times within 24 hours, and never again", () => {
    const random = double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    assert(
      property(array(random, { minLength: 6, maxLength: 6 }), (randoms) => {
        const { endedAt, delivery } = neverDelivered(randoms);
        expect(endedAt).toHaveLength(6);
        expect(endedAt.at(-1)).toBeLessThanOrEqual(day);
        expect(delivery).toMatchObject({
          status: "exhausted",
          attempts: 6,
          next_attempt_at: null,
          last_error: "timeout",
        });
      }),
    );
  });

  test("is tried for most of the day", () => {
    expect(neverDelivered([]).endedAt.at(-1)).toBeGreaterThan(0.99 * day);
    expect(neverDelivered(Array.from({ length: 6 }, () => 0.999)).endedAt.at(-1)).toBeGreaterThan(0.85 * day);
  });
});

describe("a delivery whose endpoint is not active", () => {
  const withheld = (status: "disabled" | "deleted", delivery = deliveryRow({ attempts: 2 }), job = jobRow()) => {
    const world = new World([insert("outbox", job), insert("webhook_deliveries", delivery)]);
    world.commit(withholdDelivery({ ...facts(), job, delivery, random: 0 }, status));
    return world;
  };
  const old = deliveryRow({ attempts: 2, round_started_at: later(now, -day) });

  test.each([
    ["deleted", deliveryRow({ attempts: 2 })],
    ["disabled", old],
  ] as const)("is given up when it is %s for good, with the reason and without an attempt", (status, delivery) => {
    const world = withheld(status, delivery);
    expect(world.rows("outbox")).toEqual([]);
    expect(world.only("webhook_deliveries")).toMatchObject({
      status: "exhausted",
      attempts: 2,
      last_error: `endpoint_${status}`,
      next_attempt_at: null,
    });
  });

  test("waits an hour at a time while it is disabled, without attempts", () => {
    const world = withheld("disabled");
    const dueAt = later(now, hour);
    expect(world.only("outbox")).toMatchObject({ due_at: dueAt, leased_until: null });
    expect(world.only("webhook_deliveries")).toMatchObject({ status: "pending", attempts: 2, next_attempt_at: dueAt });
  });

  test("is due once it is active again; retries and leased jobs keep their times", () => {
    const endpoint_id = endpointRow().id;
    const inTwoHours = later(now, 2 * hour);
    const world = withheld("disabled", deliveryRow({ attempts: 2, endpoint_id }), jobRow({ endpoint_id }));
    const others = [
      jobRow({ id: idOf(9, 1), endpoint_id, due_at: inTwoHours, last_error: null }),
      jobRow({
        id: idOf(9, 2),
        endpoint_id,
        due_at: inTwoHours,
        last_error: "endpoint_disabled",
        leased_until: inTwoHours,
      }),
      jobRow({ id: idOf(9, 3), endpoint_id: idOf(9, 9), due_at: inTwoHours, last_error: "endpoint_disabled" }),
    ];
    world.commit(others.map((row) => insert("outbox", row)));
    world.commit(resumeDeliveries(facts(), endpointRow()));
    const [resumed, ...kept] = world.rows("outbox");
    expect(resumed).toMatchObject({ due_at: now, last_error: null });
    expect(kept).toEqual(others);
    expect(world.only("webhook_deliveries")).toMatchObject({ next_attempt_at: now, last_error: null });
  });
});
