import { describe, expect, test } from "vitest";
import { accepted, audited } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { appRow, consentRow, credentialRow, endpointRow } from "../../test-support/rows.ts";
import { update } from "../core/changes.ts";
import type { WebhookEndpointRow } from "../rows/events.ts";
import { createWebhook, updateWebhook } from "../webhooks/decide.ts";
import { updateEndpoint } from "../webhooks/decide.console.ts";
import { revokeGrant } from "./credentials.ts";
import { endConsent } from "./oauth-tokens.ts";

const app = appRow();
const other = appRow({ id: idOf(8, 8) });
const made = endpointRow({ app_id: app.id });
const { id } = made;
const notice =
  `The app ${app.name} may no longer act for your organization, so its webhook was disabled. ` +
  "Activate it to keep it as your own.";

const consentEnds = (webhooks: readonly WebhookEndpointRow[], otherAccess = false) =>
  endConsent({ ...facts(), consent: consentRow(), living: [], app, otherAccess, webhooks });

const grantEnds = (webhooks: readonly WebhookEndpointRow[], otherAccess = false) =>
  accepted(
    revokeGrant(
      { ...facts(), credential: credentialRow({ kind: "grant", owner_id: app.id }), app, otherAccess, webhooks },
      { params: { app_id: app.id, grant_id: credentialRow().id }, query: {}, body: undefined },
    ),
  ).changes;

describe.for([
  ["a consent", consentEnds],
  ["a grant", grantEnds],
] as const)("the end of %s", ([, ends]) => {
  test("that was the app's last access disables its webhooks, and says why", () => {
    const changes = ends([made]);
    const set = { status: "disabled", app_id: null, notice, updated_at: now } as const;
    const known = { organization_id: organizationId, id, status: "active", app_id: app.id } as const;
    expect(changes).toContainEqual(update("webhook_endpoints", known, set));
    expect(audited(changes)).toContainEqual({
      event_type: "atlas_api.webhook.disable",
      subject_id: id,
      before: { status: "active", app_id: app.id },
      after: { status: "disabled", app_id: null, notice },
    });
  });

  test("leaves a disabled webhook as it is, for a person to activate", () => {
    const changes = ends([{ ...made, status: "disabled", notice: "gone" }]);
    const known = { organization_id: organizationId, id, status: "disabled", app_id: app.id } as const;
    expect(changes).toContainEqual(update("webhook_endpoints", known, { app_id: null, updated_at: now }));
    expect(audited(changes)).toHaveLength(1);
  });

  test("changes no webhook while the app has other access", () => {
    expect(JSON.stringify(ends([made], true))).not.toContain("webhook_endpoints");
  });
});

describe("a webhook", () => {
  const setBy = (
    actingApp: typeof app | null,
    endpoint: WebhookEndpointRow,
    body: Parameters<typeof updateWebhook>[1]["body"],
  ) => {
    const known = { ...facts(), endpoint, targetProblem: null, actingApp, asked: null };
    const [change] = accepted(updateWebhook(known, { params: { id }, query: {}, body })).changes;
    return change?.kind === "update" && change.table === "webhook_endpoints" ? change.set.app_id : null;
  };
  const url = "https://other.example/hooks";

  test("that an app makes is the app's, and one of a person shows none", () => {
    const create = (actingApp: typeof app | null) =>
      accepted(
        createWebhook(
          { ...facts(), targetProblem: null, actingApp, asked: null, freshSecret: "fresh" },
          { params: {}, query: {}, body: { url, events: ["message.delivered"] } },
        ),
      ).body.data;
    expect(create(app).app_id).toBe(app.id);
    expect(JSON.stringify(create(null))).not.toContain("app_id");
  });

  test("becomes the app's that gives it an address or activates it", () => {
    expect(setBy(app, endpointRow(), { url })).toBe(app.id);
    expect(setBy(app, endpointRow({ status: "disabled" }), { status: "active" })).toBe(app.id);
    expect(setBy(other, made, { url })).toBe(other.id);
    expect(setBy(app, endpointRow(), { events: ["message.delivered"] })).toBeUndefined();
  });

  test("becomes the organization's with an address of a person, and stays the app's when a person repairs it", () => {
    expect(setBy(null, made, { url })).toBeNull();
    expect(setBy(null, { ...made, status: "disabled" }, { status: "active" })).toBeUndefined();
    const body = { status: "active" } as const;
    const endpoint = { ...made, status: "disabled", app_id: null } as const;
    const outcome = updateEndpoint(
      { ...facts(), endpoint, targetProblem: null, asked: null },
      { params: { webhook_id: id }, query: {}, body },
    );
    expect(accepted(outcome).body.data.webhook_endpoint).toMatchObject({ status: "active", app_id: undefined });
  });
});
