import type { Predicate } from "../core/outcome.ts";
import { describe, expect, test } from "vitest";
import { accepted, audited, outline, refused } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { endpointRow, serviceAccountRow } from "../../test-support/rows.ts";
import { presentChoices } from "./choices.ts";
import { createEndpoint, deleteEndpoint, updateEndpoint } from "./decide.console.ts";

const unchosen = { payload: "full", filter: null, header_names: [], rate: null, ordering: "none", public_key: null };
const freshSecret = "fresh-V7hQ2mZp0sK9dXeTnB4cLwRyUfJ3";
const params = { webhook_id: endpointRow().id };
const url = "https://shop.example/hooks";

describe("a new endpoint", () => {
  const account = serviceAccountRow();
  const create = (given: Partial<Parameters<typeof createEndpoint>[0]> = {}) =>
    createEndpoint(
      { ...facts(), serviceAccount: account, targetProblem: null, asked: null, freshSecret, ...given },
      {
        params: {},
        query: {},
        body: { service_account_id: account.id, endpoint_url: url, subscribed_events: ["message.delivered"] },
      },
    );

  test("belongs to a service account and shows its secret once", () => {
    const { body, changes } = accepted(create());
    expect(body.data.webhook_endpoint).toEqual({
      id: idOf(1, 1),
      service_account_id: account.id,
      endpoint_url: url,
      subscribed_events: ["message.delivered"],
      status: "active",
      notice: null,
      ...presentChoices(endpointRow()),
      created_at: now,
      updated_at: now,
      signing_secret: freshSecret,
    });
    expect(changes[0]).toMatchObject({
      table: "webhook_endpoints",
      row: { organization_id: organizationId, url, secret: freshSecret, description: null },
    });
    expect(outline(changes)).toEqual(["insert webhook_endpoints", "insert audit_events", "within webhooks"]);
    const after = {
      url,
      events: ["message.delivered"],
      status: "active",
      service_account_id: account.id,
      app_id: null,
      ...unchosen,
    };
    expect(audited(changes)).toEqual([
      { event_type: "atlas_api.webhook.create", subject_id: idOf(1, 1), before: null, after },
    ]);
  });

  test("needs a service account and an address that may be asked", () => {
    expect(refused(create({ serviceAccount: null }))).toMatchObject({
      code: "not_found",
      message: `Your organization has no service account ${account.id}.`,
    });
    expect(refused(create({ targetProblem: "must not be private" }))).toMatchObject({
      code: "validation_failed",
      details: [{ path: "endpoint_url", message: "must not be private" }],
    });
  });
});

describe("changing an endpoint", () => {
  const update = (
    body: Parameters<typeof updateEndpoint>[1]["body"],
    endpoint: ReturnType<typeof endpointRow> | null = endpointRow(),
    targetProblem: Predicate | null = null,
  ) => updateEndpoint({ ...facts(), endpoint, targetProblem, asked: null }, { params, query: {}, body });

  const events: "message.delivered"[] = ["message.delivered"];

  test.for<[body: Parameters<typeof update>[0], set: object]>([
    [
      { endpoint_url: url },
      { url, app_id: null, failing_since: null, speed: "unknown", throttled_until: null, notice: null },
    ],
    [{ subscribed_events: events }, { events }],
    [{ status: "disabled" }, { status: "disabled" }],
    [{}, {}],
  ])("sets what is given, and nothing else: %o", ([body, set]) => {
    const outcome = accepted(update(body));
    const [change] = outcome.changes;
    expect(change?.kind === "update" && [change.table, change.set]).toEqual([
      "webhook_endpoints",
      { ...set, updated_at: now },
    ]);
    expect(outcome.body.data.webhook_endpoint).toMatchObject({ id: endpointRow().id, updated_at: now, ...body });
    expect(audited(outcome.changes)).toMatchObject([{ event_type: "atlas_api.webhook.update" }]);
  });

  test.for([null, endpointRow({ status: "deleted" })])("that is gone is refused: %o", (endpoint) => {
    expect(refused(update({ status: "disabled" }, endpoint))).toMatchObject({
      code: "not_found",
      message: `Your organization has no webhook ${params.webhook_id}.`,
    });
  });

  test("to an address that may not be asked is refused", () => {
    expect(refused(update({ endpoint_url: url }, endpointRow(), "must not be private"))).toMatchObject({
      details: [{ path: "endpoint_url", message: "must not be private" }],
    });
  });
});

describe("deleting an endpoint", () => {
  const end = (endpoint: ReturnType<typeof endpointRow> | null) =>
    deleteEndpoint({ ...facts(), endpoint }, { params, query: {}, body: undefined });

  test("marks it deleted", () => {
    const { body, changes } = accepted(end(endpointRow()));
    expect(body).toEqual({ ok: true, data: { webhook_endpoint: { id: endpointRow().id, status: "deleted" } } });
    expect(changes[0]).toMatchObject({ table: "webhook_endpoints", set: { status: "deleted", updated_at: now } });
    expect(audited(changes)).toMatchObject([{ event_type: "atlas_api.webhook.delete", after: null }]);
  });

  test.for([null, endpointRow({ status: "deleted" })])("that is gone is refused: %o", (endpoint) => {
    expect(refused(end(endpoint))).toMatchObject({ code: "not_found", changes: [] });
  });
});
