import { validateResponse } from "@atlas-messaging/validators/responses";
import { expect, test } from "vitest";
import { accepted, deliveredNames, inserted } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { update } from "../core/changes.ts";
import type { CredentialRow } from "../rows/access.ts";
import { day, later } from "../core/time.ts";
import { revokeKey } from "./credentials.ts";

const key: CredentialRow = {
  organization_id: organizationId,
  id: idOf(3, 1),
  kind: "key",
  token_hash: "0".repeat(64),
  token_prefix: "atlas_key_sandbox_",
  scopes: [],
  environment: "sandbox",
  owner_id: null,
  expires_at: null,
  resource: null,
  last_used_at: null,
  revoked_at: null,
  created_at: later(now, -day),
};

const revoke = (found: CredentialRow | null) =>
  revokeKey({ ...facts(), key: found }, { params: { id: key.id }, query: {}, body: undefined });

test("a key is revoked at once, recorded and audited", () => {
  const { body, changes } = accepted(revoke(key));
  expect(validateResponse("keys.revoke", 200, body)).toMatchObject({ ok: true });
  expect(body.data).toEqual({ id: key.id, status: "revoked", revoked_at: now });
  const where = { organization_id: organizationId, id: key.id, revoked_at: null };
  expect(changes).toContainEqual(update("credentials", where, { revoked_at: now }));
  expect(inserted(changes, "audit_events")).toMatchObject([
    {
      event_type: "atlas_api.key.revoke",
      subject_id: key.id,
      before: { token_prefix: key.token_prefix, revoked_at: null },
      after: { token_prefix: key.token_prefix, revoked_at: now },
    },
  ]);
  expect(deliveredNames(changes)).toEqual(["atlas.run.updated"]);
});

test("revoking it again gives the same answer and changes nothing", () => {
  const revoked_at = later(now, -day);
  expect(revoke({ ...key, revoked_at })).toMatchObject({ body: { data: { id: key.id, revoked_at } }, changes: [] });
});

test("an unknown key is not found", () => {
  expect(revoke(null)).toMatchObject({ kind: "refused", code: "not_found", changes: [] });
});
