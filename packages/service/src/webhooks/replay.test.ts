import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { World, accepted, inserted, outline, refused } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { deliveryRow, endpointRow } from "../../test-support/rows.ts";
import { insert } from "../core/changes.ts";
import type { WebhookAttemptRow } from "../rows/events.ts";
import { day, later } from "../core/time.ts";
import { presentDelivery, replayDelivery, replayFailedDeliveries } from "./replay.ts";
import { rotateWebhookSecret, signingSecrets } from "./decide.ts";

const endpoint = endpointRow();
const exhausted = deliveryRow({ status: "exhausted", attempts: 6, round_attempts: 6, next_attempt_at: null });
const attempt = (number: number): WebhookAttemptRow => ({
  organization_id: organizationId,
  delivery_id: exhausted.id,
  attempt: number,
  started_at: now,
  duration_ms: 84,
  response_status: 503,
  response_headers: { "retry-after": "3" },
  response_body: "busy",
  error: null,
});
const params = { webhook_id: endpoint.id, delivery_id: exhausted.id };
const command = { params, query: {}, body: {} };

const replay = (change: Partial<Parameters<typeof replayDelivery>[0]> = {}) =>
  replayDelivery(
    { ...facts(), endpoint, delivery: exhausted, attempts: [attempt(6)], metAnother: false, ...change },
    command,
  );

describe("replaying a delivery", () => {
  test("begins a new round, under the same event id", () => {
    const { body, changes } = accepted(replay());
    expect(validateResponse("console.webhooks.replayDelivery", 200, body)).toMatchObject({ ok: true });
    expect(body.data.delivery).toMatchObject({ event_id: exhausted.event_id, status: "pending", next_attempt_at: now });
    const world = new World([insert("webhook_deliveries", exhausted)]);
    world.commit(changes);
    expect(world.only("webhook_deliveries")).toMatchObject({
      status: "pending",
      attempts: 6,
      round_attempts: 0,
      round_started_at: now,
    });
    expect(world.only("outbox")).toMatchObject({
      kind: "deliver_webhook",
      subject_id: exhausted.id,
      endpoint_id: endpoint.id,
      due_at: now,
      ripe: true,
    });
  });

  test.for([
    ["an unknown webhook", { endpoint: null }, "not_found"],
    ["a deleted webhook", { endpoint: endpointRow({ status: "deleted" }) }, "not_found"],
    ["an unknown delivery", { delivery: null }, "not_found"],
    ["another webhook's delivery", { delivery: { ...exhausted, endpoint_id: idOf(9, 9) } }, "not_found"],
    ["a disabled webhook", { endpoint: endpointRow({ status: "disabled" }) }, "conflict"],
    ["a delivery under way", { delivery: deliveryRow() }, "conflict"],
    ["a delivery that another request replayed meanwhile", { metAnother: true }, "conflict"],
  ] as const)("of %s is refused", ([, change, code]) => {
    expect(refused(replay(change)).code).toBe(code);
  });

  test("shows the latest hundred attempts, without response bodies", () => {
    const shown = presentDelivery(
      exhausted,
      Array.from({ length: 120 }, (_, index) => attempt(index + 1)),
    );
    expect(shown.attempts.map((each) => each.attempt)).toEqual(Array.from({ length: 100 }, (_, index) => index + 21));
    expect(JSON.stringify(shown)).not.toContain("busy");
  });
});

describe("replaying failed deliveries", () => {
  const all = [exhausted, { ...exhausted, id: idOf(2, 99), event_id: idOf(2, 98) }];
  const replayFailed = (change: Partial<Parameters<typeof replayFailedDeliveries>[0]> = {}) =>
    replayFailedDeliveries(
      { ...facts(), endpoint, exhausted: all, ...change },
      { params: { webhook_id: endpoint.id }, query: {}, body: { since: now } },
    );

  test("begins a new round of each, in a fixed number of changes", () => {
    const { body, changes } = accepted(replayFailed());
    expect(body.data.replayed).toBe(2);
    expect(outline(changes)).toEqual(["update many webhook_deliveries", "insert many outbox", "insert audit_events"]);
    const world = new World(all.map((row) => insert("webhook_deliveries", row)));
    world.commit(changes);
    expect(world.rows("webhook_deliveries").map(({ status, attempts }) => [status, attempts])).toEqual([
      ["pending", 6],
      ["pending", 6],
    ]);
    expect(inserted(changes, "outbox").map(({ subject_id }) => subject_id)).toEqual(all.map(({ id }) => id));
  });

  test("changes nothing if none has failed", () => {
    expect(accepted(replayFailed({ exhausted: [] }))).toMatchObject({ body: { data: { replayed: 0 } }, changes: [] });
  });
});

describe("a rotated secret", () => {
  const rotate = () =>
    accepted(
      rotateWebhookSecret({ ...facts(), endpoint, asked: null, freshSecret: "the-new-one-of-24-bytes" }, command),
    );

  test("is shown once, and the old one expires in 24 hours", () => {
    const { body } = rotate();
    expect(validateResponse("console.webhooks.rotateSecret", 200, body)).toMatchObject({ ok: true });
    expect(body.data.webhook_endpoint).toMatchObject({
      signing_secret: "the-new-one-of-24-bytes",
      previous_secret_valid_until: later(now, day),
    });
  });

  test("may be given", () => {
    const secret = "one-of-our-own-making";
    const turned = { ...facts(), endpoint, asked: null, freshSecret: "the-new-one-of-24-bytes" };
    const { body, changes } = accepted(rotateWebhookSecret(turned, { ...command, body: { secret } }));
    expect(body.data.webhook_endpoint.signing_secret).toBe(secret);
    const world = new World([insert("webhook_endpoints", endpoint)]);
    world.commit(changes);
    expect(signingSecrets(world.only("webhook_endpoints"), now)).toEqual([secret, endpoint.secret]);
  });

  test.for([
    [" ".repeat(16), "must not begin or end with white space"],
    ["whsec_of-one's own making", "must be padded base64 after whsec_"],
    [endpoint.secret, "must not be the current secret"],
  ] as const)("is refused when it is %j", ([secret, message]) => {
    const turned = { ...facts(), endpoint, asked: null, freshSecret: "the-new-one-of-24-bytes" };
    expect(refused(rotateWebhookSecret(turned, { ...command, body: { secret } }))).toMatchObject({
      code: "validation_failed",
      details: [{ path: "secret", message }],
    });
  });

  test("signs first, followed by the old one until it expires", () => {
    const world = new World([insert("webhook_endpoints", endpoint)]);
    world.commit(rotate().changes);
    const rotated = world.only("webhook_endpoints");
    expect(signingSecrets(rotated, later(now, day - 1))).toEqual(["the-new-one-of-24-bytes", endpoint.secret]);
    expect(signingSecrets(rotated, later(now, day))).toEqual(["the-new-one-of-24-bytes"]);
    expect(signingSecrets(endpoint, now)).toEqual([endpoint.secret]);
  });

  test("that is rotated again replaces the old one, which expires at once", () => {
    const [once, twice] = [new World([insert("webhook_endpoints", endpoint)]), new World([])];
    once.commit(rotate().changes);
    const rotated = once.only("webhook_endpoints");
    const freshSecret = "the-third-one-of-24-byte";
    twice.commit([insert("webhook_endpoints", rotated)]);
    twice.commit(
      accepted(rotateWebhookSecret({ ...facts(), endpoint: rotated, asked: null, freshSecret }, command)).changes,
    );
    expect(signingSecrets(twice.only("webhook_endpoints"), now)).toEqual([freshSecret, "the-new-one-of-24-bytes"]);
  });
});
