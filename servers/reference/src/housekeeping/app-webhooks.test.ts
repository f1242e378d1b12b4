import { day, later } from "@atlas-messaging/service/core/time";
import { insert } from "@atlas-messaging/service/core/changes";
import { expect, test } from "vitest";
import { describeOnBoth } from "../../test-support/databases.ts";
import { appRow, consentRow, credentialRow, endpointRow, organizationRow } from "../../test-support/rows.ts";
import { testServices } from "../../test-support/services.ts";
import { commit } from "../platform/database/commit.ts";
import { endAppWebhooks } from "./app-webhooks.ts";

const now = "2026-03-01T12:00:00.000Z";
const [past, future] = [later(now, -day), later(now, day)];

const endings = [
  ["runs on for as long as a grant lives", "active", { expires_at: future }, null],
  ["runs on with a grant that never expires", "active", { expires_at: null }, null],
  ["ends when the last grant has expired", "disabled", { expires_at: past }, null],
  ["ends when all grants are revoked", "disabled", { revoked_at: past }, null],
  ["runs on while a refresh token lives", "active", null, { expires_at: future }],
  ["ends when the last refresh token has expired", "disabled", null, { expires_at: past }],
  ["ends when the last refresh token was used and nothing followed", "disabled", null, { used_at: past }],
] as const;

describeOnBoth("a webhook of an app", (openDatabase) => {
  test.for(endings)("%s", async ([, status, grant, refresh]) => {
    const database = await openDatabase();
    const organization = organizationRow();
    const { id } = organization;
    const app = appRow(id);
    const consent = consentRow(id, app.id);
    const token = { organization_id: id, consent_id: consent.id, token_hash: consent.id, created_at: past };
    await commit(database, id, [
      insert("organizations", organization),
      insert("apps", app),
      insert("webhook_endpoints", endpointRow(id, { app_id: app.id })),
      ...(grant ? [insert("credentials", credentialRow(id, { kind: "grant", owner_id: app.id, ...grant }))] : []),
      ...(refresh
        ? [
            insert("oauth_consents", consent),
            insert("oauth_refresh_tokens", { ...token, id: app.id, expires_at: future, used_at: null, ...refresh }),
          ]
        : []),
    ]);
    expect(await endAppWebhooks({ ...testServices(database), clock: { now: () => Date.parse(now) } })).toBe(false);
    const text = "select status, app_id, notice from webhook_endpoints";
    const [endpoint] = await database.asTenant(id, { text, values: [] });
    const notice = `The app ${app.name} may no longer act for your organization`;
    const shown = {
      active: { status, app_id: app.id, notice: null },
      disabled: { status, app_id: null, notice: expect.stringContaining(notice) },
    };
    expect(endpoint).toEqual(shown[status]);
    const audited = { text: "select event_type, actor_kind from audit_events", values: [] };
    const ends = { event_type: "atlas_api.webhook.disable", actor_kind: "system" };
    expect(await database.asTenant(id, audited)).toEqual({ active: [], disabled: [ends] }[status]);
  });

  test("from before webhooks knew their app goes on, as docs/operations/upgrade.md says", async () => {
    const database = await openDatabase();
    const organization = organizationRow();
    const { id } = organization;
    const earlier = endpointRow(id, { app_id: null });
    const revoked = credentialRow(id, { kind: "grant", owner_id: appRow(id).id, revoked_at: past });
    await commit(database, id, [
      insert("organizations", organization),
      insert("credentials", revoked),
      insert("webhook_endpoints", earlier),
    ]);
    expect(await endAppWebhooks({ ...testServices(database), clock: { now: () => Date.parse(now) } })).toBe(false);
    const text = "select status from webhook_endpoints";
    expect(await database.asTenant(id, { text, values: [] })).toEqual([{ status: "active" }]);
  });
});
