/** Records, preconditions and messages of subscriptions and their deliveries. */
import { describe, expect, test } from "vitest";
import { accepted, audited, inserted, refused } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { deliveryRow, endpointRow } from "../../test-support/rows.ts";
import { day, later } from "../core/time.ts";
import { replayDelivery, replayFailedDeliveries, testWebhook } from "./replay.ts";
import { createWebhook, deleteWebhook, rotateWebhookSecret, signingSecrets, updateWebhook } from "./decide.ts";

type Endpoint = ReturnType<typeof endpointRow>;

const { id } = endpointRow();
const url = "https://shop.example/hooks";
const params = { webhook_id: id };
const unknown = `Your organization has no webhook ${id}.`;
const unchosen = { payload: "full", filter: null, header_names: [], rate: null, ordering: "none", public_key: null };
const shownOf = ({ url: at, events, status }: Endpoint) => ({
  url: at,
  events,
  status,
  service_account_id: null,
  app_id: null,
  ...unchosen,
});

const replay = (delivery: ReturnType<typeof deliveryRow> | null, endpoint: Endpoint | null = endpointRow()) =>
  replayDelivery(
    { ...facts(), endpoint, delivery, attempts: [], metAnother: false },
    { params: { ...params, delivery_id: deliveryRow().id }, query: {}, body: undefined },
  );
const replayAll = (endpoint: Endpoint | null = endpointRow(), exhausted = [deliveryRow({ status: "exhausted" })]) =>
  replayFailedDeliveries({ ...facts(), endpoint, exhausted }, { params, query: {}, body: { since: now } });
const rotate = (body?: { readonly secret?: string }, endpoint: Endpoint | null = endpointRow()) =>
  rotateWebhookSecret(
    { ...facts(), endpoint, asked: null, freshSecret: "fresh-V7hQ2mZp0sK9dXeTnB4cLwRyUfJ3" },
    { params, query: {}, body },
  );
const change = (endpoint: Endpoint, body: Parameters<typeof updateWebhook>[1]["body"]) =>
  accepted(
    updateWebhook(
      { ...facts(), endpoint, asked: null, targetProblem: null, actingApp: null },
      { params: { id }, query: {}, body },
    ),
  );

describe("a subscription is recorded and audited", () => {
  test("when it is made", () => {
    const outcome = createWebhook(
      {
        ...facts(),
        asked: null,
        targetProblem: null,
        actingApp: null,
        freshSecret: "fresh-V7hQ2mZp0sK9dXeTnB4cLwRyUfJ3",
      },
      { params: {}, query: {}, body: { url, events: ["message.delivered"] } },
    );
    const { changes } = accepted(outcome);
    expect(inserted(changes, "runs")).toMatchObject([{ intent: "create_webhook" }]);
    const after = { ...shownOf(endpointRow()), url, events: ["message.delivered"] };
    expect(audited(changes)).toEqual([
      { event_type: "atlas_api.webhook.create", subject_id: idOf(1, 1), before: null, after },
    ]);
  });

  test("when it is changed", () => {
    const { changes } = change(endpointRow(), { url });
    expect(inserted(changes, "runs")).toMatchObject([{ intent: "update_webhook" }]);
    const [before, after] = [shownOf(endpointRow()), { ...shownOf(endpointRow()), url }];
    expect(audited(changes)).toEqual([{ event_type: "atlas_api.webhook.update", subject_id: id, before, after }]);
  });

  test("without the password and the query of its URL", () => {
    const { changes } = change(endpointRow(), { url: "https://shop.example/hook?token=hunter2" });
    expect(audited(changes)).toMatchObject([{ after: { url: "https://shop.example/hook?[redacted]" } }]);
  });

  test("when it ends", () => {
    const outcome = deleteWebhook(
      { ...facts(), endpoint: endpointRow() },
      { params: { id }, query: {}, body: undefined },
    );
    const { changes } = accepted(outcome);
    expect(inserted(changes, "runs")).toMatchObject([{ intent: "delete_webhook" }]);
    const before = shownOf(endpointRow());
    expect(audited(changes)).toEqual([{ event_type: "atlas_api.webhook.delete", subject_id: id, before, after: null }]);
  });
});

describe("the health of an endpoint", () => {
  const failing = endpointRow({
    failing_since: later(now, -day),
    speed: "slow",
    throttled_until: later(now, day),
    notice: null,
  });

  test.for([
    ["a new address", failing, { url }, true],
    ["the same address", failing, { url: failing.url }, false],
    ["the status that it has", failing, { status: "active" }, false],
    ["an activation", { ...failing, status: "disabled" }, { status: "active" }, true],
    ["a deactivation", failing, { status: "disabled" }, false],
  ] as const)("begins anew with %s: %#", ([, endpoint, body, anew]) => {
    const [update] = change(endpoint, body).changes;
    const set: object = Object(update?.kind === "update" && update.set);
    const health = ["failing_since", "speed", "throttled_until", "notice"].map((name): unknown =>
      Reflect.get(set, name),
    );
    expect(health).toEqual(anew ? [null, "unknown", null, null] : Array(4).fill(undefined));
  });

  test("only an activation resumes deliveries", () => {
    const touched = (endpoint: Endpoint, body: Parameters<typeof change>[1]) =>
      change(endpoint, body).changes.filter(({ kind }) => kind !== "insert").length;
    const resumed = touched({ ...failing, status: "disabled" }, { status: "active" });
    expect(resumed).toBeGreaterThan(touched(failing, { status: "active" }));
    expect(touched(failing, { status: "disabled" })).toBe(touched(failing, { status: "active" }));
  });
});

describe("a replay", () => {
  const again = { status: "pending", round_attempts: 0, round_started_at: now, next_attempt_at: now, updated_at: now };

  test("of one delivery is audited, unless another attempt came", () => {
    const delivery = deliveryRow({ status: "exhausted", attempts: 9 });
    const { changes } = accepted(replay(delivery));
    const where = { organization_id: organizationId, id: delivery.id, status: "exhausted", attempts: 9 };
    expect(changes[0]).toEqual({ kind: "update", table: "webhook_deliveries", where, set: again });
    const [before, after] = [{ status: "exhausted" }, { status: "pending" }];
    expect(audited(changes)).toEqual([
      { event_type: "atlas_api.webhook.replay", subject_id: delivery.id, before, after },
    ]);
  });

  test("of all failed ones is audited by their number", () => {
    const { body, changes } = accepted(replayAll());
    expect(body).toEqual({ ok: true, data: { replayed: 1 } });
    expect(changes[0]).toMatchObject({ kind: "updateMany", ids: [deliveryRow().id], set: again });
    expect(audited(changes)).toEqual([
      { event_type: "atlas_api.webhook.replay_failed", subject_id: id, before: null, after: { replayed: 1 } },
    ]);
    expect(accepted(replayAll(endpointRow(), []))).toEqual({
      kind: "accepted",
      body: { ok: true, data: { replayed: 0 } },
      changes: [],
    });
  });

  const missing = `The webhook has no delivery ${deliveryRow().id}.`;
  const disabled = endpointRow({ status: "disabled" });
  const deleted = endpointRow({ status: "deleted" });
  test.for([
    [replay(null), "not_found", missing],
    [replay(deliveryRow({ status: "exhausted", endpoint_id: idOf(9, 9) })), "not_found", missing],
    [replay(deliveryRow()), "conflict", "The delivery is still being attempted."],
    [replay(deliveryRow({ status: "exhausted" }), disabled), "conflict", /^The webhook is disabled/],
    [replayAll(disabled), "conflict", /^The webhook is disabled/],
    [replay(deliveryRow({ status: "exhausted" }), null), "not_found", unknown],
    [replay(deliveryRow({ status: "exhausted" }), deleted), "not_found", unknown],
    [replayAll(null), "not_found", unknown],
    [replayAll(deleted), "not_found", unknown],
  ] as const)("is refused by name: %#", ([outcome, code, message]) => {
    const refusal = refused<"console.webhooks.replayDelivery">(outcome as never);
    expect([refusal.code, refusal.changes]).toEqual([code, []]);
    expect(refusal.message).toMatch(message);
  });
});

describe("a rotation", () => {
  test("is recorded and audited without secrets", () => {
    const { changes } = accepted(rotate());
    expect(inserted(changes, "runs")).toMatchObject([{ intent: "rotate_webhook_secret" }]);
    const [before, after] = [{ previous_secret_until: null }, { previous_secret_until: later(now, day) }];
    expect(audited(changes)).toEqual([
      { event_type: "atlas_api.webhook.rotate_secret", subject_id: id, before, after },
    ]);
  });

  test.for([null, endpointRow({ status: "deleted" })])("of what is gone is refused: %#", (endpoint) => {
    expect(refused(rotate(undefined, endpoint))).toMatchObject({ code: "not_found", message: unknown });
  });

  test.for([
    ["old", later(now, 1), ["new", "old"]],
    ["old", now, ["new"]],
    ["old", null, ["new"]],
    [null, later(now, 1), ["new"]],
    [null, null, ["new"]],
  ] as const)("signs with %s until %s: %j", ([previous_secret, previous_secret_until, secrets]) => {
    expect(signingSecrets({ secret: "new", previous_secret, previous_secret_until }, now)).toEqual(secrets);
  });
});

test("a test is audited by its event and its delivery, and needs no body", () => {
  const ask = (events: Endpoint["events"]) =>
    accepted(testWebhook({ ...facts(), endpoint: endpointRow({ events }) }, { params, query: {}, body: undefined }));
  const { changes } = ask(["session.ended"]);
  const [event] = inserted(changes, "events");
  const [delivery] = inserted(changes, "webhook_deliveries");
  // No list shows it, and no endpoint misses it.
  expect(event?.names).toEqual({});
  expect(delivery).toMatchObject({ event_row_id: event?.id, event_type: "session.ended" });
  const after = { event_type: "session.ended", delivery_id: delivery?.id };
  expect(audited(changes)).toEqual([{ event_type: "atlas_api.webhook.test", subject_id: id, before: null, after }]);
  expect(inserted(ask([]).changes, "events")).toMatchObject([{ event_type: "message.delivered" }]);
});
