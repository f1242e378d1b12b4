import type { Permission, Scope } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { accepted, audited, outline, refused } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { appRow, credentialRow, serviceAccountRow } from "../../test-support/rows.ts";
import { day, later } from "../core/time.ts";
import { createGrant, createKey, refuseScopes, revokeGrant, revokeServiceAccountKey } from "./credentials.ts";

const token = { text: "atlas_grant_sandbox_abc123secret", hash: "hash", prefix: "atlas_grant_sandbox_abc123" };
const scopes: Scope[] = ["atlas.messages.send"];

const granting = (permissions: readonly Permission[] = []) =>
  ({ ...facts(), token, environment: "sandbox", permissions }) as const;

const grant = (
  body: Parameters<typeof createGrant>[1]["body"],
  { app = appRow(), ...given }: Partial<Parameters<typeof createGrant>[0]> = {},
) => createGrant({ ...granting(), app, ...given }, { params: { app_id: appRow().id }, query: {}, body });

const key = (
  body: Parameters<typeof createKey>[1]["body"],
  { serviceAccount = serviceAccountRow(), ...given }: Partial<Parameters<typeof createKey>[0]> = {},
) =>
  createKey(
    { ...granting(), serviceAccount, ...given },
    { params: { service_account_id: serviceAccountRow().id }, query: {}, body },
  );

/** The stored row of a fresh credential. */
const stored = {
  organization_id: organizationId,
  id: idOf(1, 1),
  token_hash: "hash",
  token_prefix: token.prefix,
  scopes,
  environment: "sandbox",
  resource: null,
  expires_at: null,
  last_used_at: null,
  revoked_at: null,
  created_at: now,
};

describe("a new grant", () => {
  test("shows its token once, and stores only the hash", () => {
    const { body, changes } = accepted(grant({ granted_scopes: scopes }));
    expect(body.data.grant).toEqual({
      id: idOf(1, 1),
      grant_status: "active",
      granted_scopes: scopes,
      token_prefix: token.prefix,
      created_at: now,
      expires_at: null,
      secret: token.text,
    });
    expect(changes[0]).toEqual({
      kind: "insert",
      table: "credentials",
      row: { ...stored, kind: "grant", owner_id: appRow().id },
    });
    expect(outline(changes)).toEqual(["insert credentials", "insert audit_events", "within keys"]);
    expect(JSON.stringify(changes)).not.toContain(token.text);
    expect(audited(changes)).toEqual([
      {
        event_type: "atlas_api.app.grant.create",
        subject_id: idOf(1, 1),
        before: null,
        after: { owner_id: appRow().id, token_prefix: token.prefix, granted_scopes: scopes, expires_at: null },
      },
    ]);
  });

  test("ends at an instant that is written in UTC", () => {
    const { body } = accepted(grant({ granted_scopes: scopes, expires_at: "2026-02-01T01:00:00+01:00" }));
    expect(body.data.grant.expires_at).toBe("2026-02-01T00:00:00.000Z");
  });

  test.for([now, later(now, -day)])("cannot end at %s", (expires_at) => {
    expect(refused(grant({ granted_scopes: scopes, expires_at }))).toMatchObject({
      code: "validation_failed",
      message: "expires_at must be in the future",
    });
  });

  test("needs an app of the organization", () => {
    const refusal = refused(grant({ granted_scopes: scopes }, { app: null }));
    expect(refusal).toMatchObject({ code: "not_found", message: `Your organization has no app ${appRow().id}.` });
  });
});

describe("a new key", () => {
  test("shows its token once, and stores only the hash", () => {
    const { body, changes } = accepted(key({ granted_scopes: scopes }));
    expect(body.data.key).toEqual({
      id: idOf(1, 1),
      key_prefix: token.prefix,
      granted_scopes: scopes,
      created_at: now,
      expires_at: null,
      secret: token.text,
    });
    expect(changes[0]).toEqual({
      kind: "insert",
      table: "credentials",
      row: { ...stored, kind: "key", owner_id: serviceAccountRow().id },
    });
    expect(outline(changes)).toEqual(["insert credentials", "insert audit_events", "within keys"]);
    expect(audited(changes)).toMatchObject([
      { event_type: "atlas_api.service_account.key.create", after: { owner_id: serviceAccountRow().id } },
    ]);
  });

  test("needs a service account of the organization, and scopes that the operator may give", () => {
    const { id } = serviceAccountRow();
    expect(refused(key({ granted_scopes: scopes }, { serviceAccount: null }))).toMatchObject({
      code: "not_found",
      message: `Your organization has no service account ${id}.`,
    });
    expect(refused(key({ granted_scopes: ["atlas.keys.write"] })).code).toBe("permission_denied");
  });
});

describe("scopes with an equivalent in the console", () => {
  test.for([
    ["atlas.keys.write", "atlas_api.keys.manage"],
    ["atlas.events.write", "atlas_api.webhooks.manage"],
  ] as const)("%s needs %s", ([scope, permission]) => {
    expect(refuseScopes([...scopes, scope], ["developer_console.manage"])).toEqual({
      kind: "refused",
      code: "permission_denied",
      message: `To give the scope ${scope} you need the permission ${permission}.`,
      changes: [],
    });
    expect(refuseScopes([...scopes, scope], [permission])).toBeNull();
  });

  test("refuse a grant", () => {
    expect(refused(grant({ granted_scopes: ["atlas.events.write"] })).code).toBe("permission_denied");
    expect(grant({ granted_scopes: ["atlas.events.write"] }, granting(["atlas_api.webhooks.manage"])).kind).toBe(
      "accepted",
    );
  });
});

describe("revoking", () => {
  const row = credentialRow();
  const revoke = (credential: typeof row | null) => ({
    grant: revokeGrant(
      { ...facts(), credential, app: appRow(), otherAccess: true, webhooks: [] },
      { params: { app_id: appRow().id, grant_id: row.id }, query: {}, body: undefined },
    ),
    key: revokeServiceAccountKey(
      { ...facts(), credential },
      { params: { service_account_id: serviceAccountRow().id, key_id: row.id }, query: {}, body: undefined },
    ),
  });

  test("ends the credential at once, unless another request did", () => {
    const { grant: ofGrant, key: ofKey } = revoke(row);
    expect(accepted(ofGrant).body.data.grant).toEqual({ id: row.id, grant_status: "revoked", revoked_at: now });
    expect(accepted(ofKey).body.data.key).toEqual({ id: row.id, status: "revoked", revoked_at: now });
    for (const [outcome, event_type] of [
      [ofGrant, "atlas_api.app.grant.revoke"],
      [ofKey, "atlas_api.service_account.key.revoke"],
    ] as const) {
      expect(outcome.changes[0]).toEqual({
        kind: "update",
        table: "credentials",
        where: { organization_id: organizationId, id: row.id, revoked_at: null },
        set: { revoked_at: now },
      });
      const { token_prefix } = row;
      const [before, after] = [
        { token_prefix, revoked_at: null },
        { token_prefix, revoked_at: now },
      ];
      expect(audited(outcome.changes)).toEqual([{ event_type, subject_id: row.id, before, after }]);
    }
  });

  test("again gives the same answer and changes nothing", () => {
    const before = later(now, -day);
    const { grant: ofGrant, key: ofKey } = revoke(credentialRow({ revoked_at: before }));
    expect([accepted(ofGrant).body.data.grant.revoked_at, ofGrant.changes]).toEqual([before, []]);
    expect([accepted(ofKey).body.data.key.revoked_at, ofKey.changes]).toEqual([before, []]);
  });

  test("what does not exist is refused", () => {
    const { grant: ofGrant, key: ofKey } = revoke(null);
    expect(refused(ofGrant)).toMatchObject({ code: "not_found", message: `The app has no grant ${row.id}.` });
    expect(refused(ofKey)).toMatchObject({ code: "not_found", message: `The service account has no key ${row.id}.` });
  });
});
