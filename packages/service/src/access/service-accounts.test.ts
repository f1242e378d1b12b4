import { expect, test } from "vitest";
import { accepted, audited, inserted, outline } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { credentialRow, serviceAccountRow } from "../../test-support/rows.ts";
import { createServiceAccount, presentServiceAccountDetails } from "./apps.ts";

const create = (body: Parameters<typeof createServiceAccount>[1]["body"]) =>
  accepted(createServiceAccount({ ...facts(), agent: null, permissions: [] }, { params: {}, query: {}, body }));

test("a new service account has an external id that derives from its id", () => {
  const { body, changes } = create({ name: "Till" });
  const external_id = "atlas_sa_0198c0de000170008000000000000001";
  const shown = {
    id: idOf(1, 1),
    external_id,
    name: "Till",
    runtime_mode: "external_agent",
    agent_id: null,
    created_at: now,
  };
  expect(body).toEqual({ ok: true, data: { service_account: shown } });
  const row = { organization_id: organizationId, description: null, ...shown };
  expect(changes[0]).toEqual({ kind: "insert", table: "service_accounts", row });
  expect(outline(changes)).toEqual(["insert service_accounts", "insert audit_events", "within service_accounts"]);
  expect(audited(changes)).toEqual([
    {
      event_type: "atlas_api.service_account.create",
      subject_id: idOf(1, 1),
      before: null,
      after: { name: "Till", description: null, runtime_mode: "external_agent", agent_id: null, external_id },
    },
  ]);
});

test("a description and a mode are kept", () => {
  const given = { description: "At the door.", runtime_mode: "hosted" };
  expect(inserted(create({ name: "Till", ...given }).changes, "service_accounts")).toMatchObject([given]);
});

test("a service account is shown with its own keys", () => {
  const key = credentialRow({ kind: "key", owner_id: serviceAccountRow().id });
  const { organization_id: _, description: __, ...shown } = serviceAccountRow();
  const shownKey = {
    id: key.id,
    key_prefix: key.token_prefix,
    granted_scopes: [...key.scopes],
    status: "active",
    created_at: key.created_at,
    expires_at: null,
    last_used_at: null,
    revoked_at: null,
  };
  expect(presentServiceAccountDetails(serviceAccountRow(), [key, credentialRow()])).toEqual({
    ...shown,
    keys: [shownKey],
  });
  expect(presentServiceAccountDetails(serviceAccountRow(), [{ ...key, revoked_at: now }]).keys).toEqual([
    { ...shownKey, status: "revoked", revoked_at: now },
  ]);
});
