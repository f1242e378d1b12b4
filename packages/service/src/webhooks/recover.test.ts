import { validateResponse } from "@atlas-messaging/validators/responses";
import { nothingFiltered } from "../events/filter.ts";
import { describe, expect, test } from "vitest";
import { World, accepted, inserted, refused } from "../../test-support/changes.ts";
import { facts, idOf, now } from "../../test-support/facts.ts";
import { deliveryRow, endpointRow, eventRow, jobRow } from "../../test-support/rows.ts";
import { insert } from "../core/changes.ts";
import { expandEvent, maxRecovered } from "../events/expand.ts";
import { day, later } from "../core/time.ts";
import { type RecoverFacts, recoverEndpoint, recoverWebhook } from "./replay.ts";

const endpoint = endpointRow();
const since = later(now, -3 * day);
const event = (
  number: number,
  names: ReturnType<typeof eventRow>["names"] = { "message.delivered": idOf(8, number) },
) => eventRow({ id: idOf(7, number), names, created_at: later(since, number) });

const known = (change: Partial<RecoverFacts> = {}): RecoverFacts => ({
  ...facts(),
  endpoint,
  events: [event(1), event(2), event(3), event(4)],
  made: [],
  ...nothingFiltered,
  known: false,
  ...change,
});
const recover = (change: Partial<RecoverFacts> = {}, body: { readonly after_id?: string } = {}) =>
  recoverEndpoint(known(change), { params: { webhook_id: endpoint.id }, body: { since, ...body } });
const delivery = (number: number, status: "pending" | "delivered" | "exhausted") =>
  deliveryRow({ id: idOf(6, number), event_row_id: idOf(7, number), event_id: idOf(8, number), status });

describe("recovering an endpoint", () => {
  test("delivers what it never got and what was given up, in the order of the events", () => {
    const made = [delivery(1, "delivered"), delivery(2, "pending"), delivery(3, "exhausted")];
    const { body, changes } = accepted(recover({ made }));
    expect(validateResponse("console.webhooks.recover", 200, body)).toMatchObject({ ok: true });
    expect(body.data).toEqual({ recovered: 2, has_more: false, next_after_id: null });
    const world = new World(made.map((row) => insert("webhook_deliveries", row)));
    world.commit(changes);
    const rows = world.rows("webhook_deliveries");
    expect(rows.map(({ event_id, status }) => [event_id, status])).toEqual([
      [idOf(8, 1), "delivered"],
      [idOf(8, 2), "pending"],
      [idOf(8, 3), "pending"],
      [idOf(8, 4), "pending"],
    ]);
    expect(rows[2]).toMatchObject({ round_attempts: 0, round_started_at: now, next_attempt_at: now });
    const jobs = world.rows("outbox");
    expect(jobs.map(({ subject_id }) => subject_id)).toEqual([idOf(6, 3), rows[3]?.id]);
    expect(jobs.map(({ ripe, endpoint_id }) => [ripe, endpoint_id])).toEqual([
      [true, endpoint.id],
      [true, endpoint.id],
    ]);
    const times = jobs.map(({ due_at }) => due_at);
    expect(times).toEqual([...new Set(times)].toSorted());
    expect(inserted(changes, "audit_events")[0]).toMatchObject({
      event_type: "atlas_api.webhook.recover",
      after: { since, recovered: 2 },
    });
  });

  test("delivers an event once for each name that it subscribes to now", () => {
    const names = {
      "message.delivered": idOf(8, 1),
      "agent.message_delivery": idOf(8, 2),
      "session.ended": idOf(8, 3),
    };
    const both = endpointRow({ events: ["agent.message_delivery", "message.delivered"] });
    const { changes } = accepted(recover({ endpoint: both, events: [event(1, names), event(2, {})] }));
    const deliveries = inserted(changes, "webhook_deliveries").map(({ event_type, event_id }) => [
      event_type,
      event_id,
    ]);
    expect(deliveries).toEqual([
      ["agent.message_delivery", idOf(8, 2)],
      ["message.delivered", idOf(8, 1)],
    ]);
  });

  test("changes nothing where nothing is missing", () => {
    const { body, changes } = accepted(recover({ events: [event(1)], made: [delivery(1, "delivered")] }));
    expect([body.data.recovered, changes]).toEqual([0, []]);
  });

  test("stops after its limit, and says where the next call goes on", () => {
    const events = Array.from({ length: maxRecovered + 1 }, (_, index) => event(index));
    const { body } = accepted(recover({ events }));
    expect(body.data).toEqual({ recovered: maxRecovered, has_more: true, next_after_id: idOf(7, maxRecovered - 1) });
  });

  test("records a run in the public API", () => {
    const { body, changes } = accepted(recoverWebhook(known(), { params: { id: endpoint.id }, body: { since } }));
    expect(validateResponse("webhooks.recover", 200, body)).toMatchObject({ ok: true });
    expect(inserted(changes, "runs")[0]).toMatchObject({ intent: "recover_webhook" });
  });

  test.for([
    ["an unknown webhook", { endpoint: null }, "not_found"],
    ["a deleted webhook", { endpoint: endpointRow({ status: "deleted" }) }, "not_found"],
    ["a disabled webhook", { endpoint: endpointRow({ status: "disabled" }) }, "conflict"],
  ] as const)("of %s is refused", ([, change, code]) => {
    expect(refused(recover(change)).code).toBe(code);
  });

  test("after an event that is gone is refused", () => {
    const { code, details } = refused(recover({}, { after_id: idOf(7, 9) }));
    expect([code, details?.[0]?.path]).toEqual(["validation_failed", "after_id"]);
    expect(accepted(recover({ known: true }, { after_id: idOf(7, 1) })).body.data.recovered).toBe(4);
  });

  test("comes before an event is expanded, which then makes no second delivery", () => {
    const made = inserted(accepted(recover({ events: [event(1)] })).changes, "webhook_deliveries");
    const job = jobRow({ kind: "expand_event", subject_id: idOf(7, 1) });
    const other = endpointRow({ id: idOf(2, 99) });
    const changes = expandEvent({
      ...facts(),
      job,
      event: event(1),
      endpoints: [endpoint, other],
      made,
      ...nothingFiltered,
    });
    expect(inserted(changes, "webhook_deliveries").map(({ endpoint_id }) => endpoint_id)).toEqual([other.id]);
  });
});
