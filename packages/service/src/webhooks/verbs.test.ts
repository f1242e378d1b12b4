import type { ValidBodyOf } from "@atlas-messaging/contract";
import type { Predicate } from "../core/outcome.ts";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { World, accepted, deliveredNames, inserted, outline } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { endpointRow } from "../../test-support/rows.ts";
import { insert, update } from "../core/changes.ts";
import type { WebhookEndpointRow } from "../rows/events.ts";
import { day, later } from "../core/time.ts";
import { defaults } from "./choices.ts";
import { createWebhook, deleteWebhook, updateWebhook } from "./decide.ts";

const freshSecret = "fresh-V7hQ2mZp0sK9dXeTnB4cLwRyUfJ3";
const ownSecret = "own-V7hQ2mZp0sK9dXeTnB4cLwRyUfJ3gA6";
const wanted = { url: "https://shop.example/hooks", events: ["message.delivered" as const] };
const key = { organization_id: organizationId, id: endpointRow().id, status: "active" } as const;

const create = (body: ValidBodyOf<"webhooks.create">, targetProblem: Predicate | null = null) =>
  createWebhook(
    { ...facts(), targetProblem, actingApp: null, asked: null, freshSecret },
    { params: {}, query: {}, body },
  );

const change = (
  body: ValidBodyOf<"webhooks.update">,
  endpoint: WebhookEndpointRow | null,
  targetProblem: Predicate | null = null,
) =>
  updateWebhook(
    { ...facts(), endpoint, targetProblem, actingApp: null, asked: null },
    { params: { id: endpointRow().id }, query: {}, body },
  );

const end = (endpoint: WebhookEndpointRow | null) =>
  deleteWebhook({ ...facts(), endpoint }, { params: { id: endpointRow().id }, query: {}, body: undefined });

const badTarget = {
  kind: "refused",
  code: "validation_failed",
  changes: [],
  details: [{ path: "url", message: "must not be private" }],
};

describe("an address", () => {
  // Places are counted by the stored host, so another spelling would be another host.
  const spelled = "https://sh%6Fp.example\\@other.example/hooks";
  const plain = "https://shop.example/@other.example/hooks";

  test("is stored with a normalized host", () => {
    const { body, changes } = accepted(create({ ...wanted, url: spelled }));
    expect(body.data.url).toBe(plain);
    expect(inserted(changes, "webhook_endpoints")[0]?.url).toBe(plain);
    const changed = accepted(change({ url: spelled }, endpointRow()));
    expect(changed.body.data.url).toBe(plain);
    expect(changed.changes[0]).toMatchObject({ kind: "update", table: "webhook_endpoints", set: { url: plain } });
  });
});

describe("subscribing", () => {
  test("without a secret generates one, shown once", () => {
    const { body, changes } = accepted(create(wanted));
    expect(validateResponse("webhooks.create", 200, body)).toMatchObject({ ok: true });
    expect(body.data.secret).toBe(freshSecret);
    expect(inserted(changes, "webhook_endpoints")).toEqual([
      {
        organization_id: organizationId,
        id: body.data.webhook_id,
        service_account_id: null,
        app_id: null,
        ...wanted,
        secret: freshSecret,
        description: null,
        ...defaults,
        status: "active",
        previous_secret: null,
        previous_secret_until: null,
        failing_since: null,
        speed: "unknown",
        throttled_until: null,
        notice: null,
        metadata: null,
        created_at: now,
        updated_at: now,
      },
    ]);
  });

  test("with a secret stores it without showing it", () => {
    const { body, changes } = accepted(create({ ...wanted, secret: ownSecret, description: "Orders" }));
    expect(JSON.stringify(body)).not.toContain(ownSecret);
    expect(inserted(changes, "webhook_endpoints")).toMatchObject([{ secret: ownSecret, description: "Orders" }]);
  });

  test("keeps the secret out of run, event and audit log", () => {
    const { changes } = accepted(create({ ...wanted, secret: ownSecret }));
    expect(JSON.stringify(changes.slice(1))).not.toContain(ownSecret);
  });

  test("with a refused URL is refused", () => {
    expect(create(wanted, "must not be private")).toMatchObject(badTarget);
  });
});

describe("a given secret", () => {
  test.for([
    "sixteen or more.",
    "with spaces in it",
    "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    "whsec_c2VjcmV0LW9uZQ==",
  ])("may be %j", (secret) => {
    expect(inserted(accepted(create({ ...wanted, secret })).changes, "webhook_endpoints")).toMatchObject([{ secret }]);
  });

  test.for([
    [" ".repeat(16), "must not begin or end with white space"],
    ["\u3000\n".repeat(8), "must not begin or end with white space"],
    ["sixteen or more, and a line break\n", "must not begin or end with white space"],
    [" with a space before it", "must not begin or end with white space"],
    ["whsec_!!!!!!!!!!!!", "must be padded base64 after whsec_"],
    ["whsec_c2VjcmV0LW9uZQ", "must be padded base64 after whsec_"],
    ["whsec_of-one's own making", "must be padded base64 after whsec_"],
  ] as const)("is refused when it is %j", ([secret, message]) => {
    expect(create({ ...wanted, secret })).toMatchObject({ ...badTarget, details: [{ path: "secret", message }] });
  });
});

describe("changing a subscription", () => {
  test.for<[string, Pick<ValidBodyOf<"webhooks.update">, "url" | "events" | "description" | "status">]>([
    ["url to itself", { url: endpointRow().url }],
    ["events", { events: ["session.ended"] }],
    ["description", { description: "Orders" }],
    ["status", { status: "disabled" }],
  ])("of only %s leaves the rest", ([, body]) => {
    const { body: answer, changes } = accepted(change({ ...body, idempotency_key: "k-1" }, endpointRow()));
    expect(validateResponse("webhooks.update", 200, answer)).toMatchObject({ ok: true });
    expect(changes[0]).toEqual(update("webhook_endpoints", key, { ...body, updated_at: now }));
    const world = new World([insert("webhook_endpoints", endpointRow())]);
    world.commit(changes);
    expect(world.only("webhook_endpoints")).toEqual({ ...endpointRow(), ...body, updated_at: now });
    const { updated_at, url, events, status, description } = world.only("webhook_endpoints");
    expect(answer.data).toMatchObject({ updated_at, url, events, status, description });
  });

  test.for<[string, ValidBodyOf<"webhooks.update">, Partial<ReturnType<typeof endpointRow>>]>([
    ["to another address", { url: "https://shop.example/other" }, {}],
    ["to active again", { status: "active" }, { status: "disabled", notice: "Every delivery has failed." }],
  ])("%s resets the health", ([, body, before]) => {
    const endpoint = endpointRow({
      failing_since: later(now, -day),
      speed: "slow",
      throttled_until: later(now, day),
      ...before,
    });
    const world = new World([insert("webhook_endpoints", endpoint)]);
    world.commit(accepted(change(body, endpoint)).changes);
    expect(world.only("webhook_endpoints")).toMatchObject({
      ...body,
      failing_since: null,
      speed: "unknown",
      throttled_until: null,
      notice: null,
    });
  });

  test("never shows the secret", () => {
    expect(
      JSON.stringify(accepted(change({ status: "active" }, endpointRow({ status: "disabled" }))).body),
    ).not.toContain(endpointRow().secret);
  });

  test("to a refused URL is refused", () => {
    expect(change({ url: "https://shop.example/other" }, endpointRow(), "must not be private")).toMatchObject(
      badTarget,
    );
  });

  test("deleted meanwhile is not committed", () => {
    const world = new World([insert("webhook_endpoints", endpointRow({ status: "deleted" }))]);
    expect(() => world.commit(accepted(change({ status: "disabled" }, endpointRow())).changes)).toThrow("0 rows");
  });
});

describe("ending a subscription", () => {
  test.for(["active", "disabled"] as const)("that is %s marks it deleted", (status) => {
    const { body, changes } = accepted(end(endpointRow({ status })));
    expect(validateResponse("webhooks.delete", 200, body)).toMatchObject({ ok: true });
    expect(changes[0]).toEqual(update("webhook_endpoints", { ...key, status }, { status: "deleted", updated_at: now }));
  });
});

describe("a subscription that does not exist", () => {
  const missing: [string, WebhookEndpointRow | null][] = [
    ["unknown", null],
    ["deleted", endpointRow({ status: "deleted" })],
  ];

  test.for(missing)("(%s) can be neither changed nor deleted", ([, endpoint]) => {
    const expected = { kind: "refused", code: "not_found", changes: [] };
    expect(change({ status: "active" }, endpoint)).toMatchObject(expected);
    expect(change({ url: "https://shop.example/other" }, endpoint, "must not be private")).toMatchObject(expected);
    expect(end(endpoint)).toMatchObject(expected);
  });
});

describe("create, update and delete", () => {
  test.for([
    ["create", accepted(create(wanted)).changes],
    ["update", accepted(change({ status: "disabled" }, endpointRow())).changes],
    ["delete", accepted(end(endpointRow())).changes],
  ] as const)("is recorded and audited: %s", ([verb, changes]) => {
    const room = verb === "create" ? ["within webhooks"] : [];
    const beside = ["insert audit_events", "insert events", "insert outbox", "insert runs", ...room];
    expect(outline(changes).slice(1).toSorted()).toEqual(beside);
    expect(inserted(changes, "runs")).toMatchObject([{ intent: `${verb}_webhook`, status: "completed" }]);
    expect(inserted(changes, "audit_events")).toMatchObject([
      { event_type: `atlas_api.webhook.${verb}`, subject_id: verb === "create" ? idOf(1, 1) : endpointRow().id },
    ]);
    expect(deliveredNames(changes)).toEqual(["atlas.run.updated"]);
  });
});
