import { describe, expect, test } from "vitest";
import { accepted, refused } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { appRow, consentRow, credentialRow } from "../../test-support/rows.ts";
import { day, later } from "../core/time.ts";
import { presentConsent, revokeConsent } from "./oauth-tokens.ts";

const tokenUsed = (last_used_at: string | null, owner_id = consentRow().id) =>
  credentialRow({ kind: "oauth", owner_id, last_used_at });

describe("a consent in a list", () => {
  const shown = {
    id: consentRow().id,
    app: { id: appRow().id, client_id: appRow().client_id, name: "Booker" },
    member_id: consentRow().member_id,
    granted_scopes: ["atlas.runs.read"],
    resource: null,
    status: "active",
    created_at: consentRow().created_at,
    last_used_at: null,
    revoked_at: null,
  };
  const earlier = later(now, -day);

  test("names its app and its state", () => {
    expect(presentConsent({ consent: consentRow(), app: appRow() }, [])).toEqual(shown);
    expect(presentConsent({ consent: consentRow({ revoked_at: now }), app: appRow() }, [])).toEqual({
      ...shown,
      status: "revoked",
      revoked_at: now,
    });
  });

  test.for([
    [[null], null],
    [[earlier], earlier],
    [[earlier, null, now], now],
    [[now, earlier], now],
  ] as const)("was last used when one of its tokens was: %o", ([uses, expected]) => {
    const others = tokenUsed(later(now, day), idOf(9, 9));
    const tokens = [...uses.map((use) => tokenUsed(use)), others];
    expect(presentConsent({ consent: consentRow(), app: appRow() }, tokens).last_used_at).toBe(expected);
  });
});

describe("revoking a consent", () => {
  const revoke = (consent: ReturnType<typeof consentRow> | null) =>
    revokeConsent(
      { ...facts(), consent, living: [tokenUsed(null)], app: appRow(), otherAccess: true, webhooks: [] },
      { params: { consent_id: consentRow().id }, query: {}, body: undefined },
    );

  test("ends it and its tokens", () => {
    const { body, changes } = accepted(revoke(consentRow()));
    expect(body.data.consent).toEqual({ id: consentRow().id, status: "revoked", revoked_at: now });
    const ends = changes.flatMap((change) => (change.kind === "update" ? [[change.table, change.set]] : []));
    expect(ends).toContainEqual(["credentials", { revoked_at: now }]);
    expect(ends).toContainEqual(["oauth_consents", expect.objectContaining({ revoked_at: now })]);
    expect(JSON.stringify(changes)).toContain(organizationId);
  });

  test("again shows when it ended", () => {
    const before = later(now, -day);
    expect(accepted(revoke(consentRow({ revoked_at: before }))).body.data.consent.revoked_at).toBe(before);
  });

  test("that does not exist is refused", () => {
    expect(refused(revoke(null))).toMatchObject({
      code: "not_found",
      message: `Your organization has no consent ${consentRow().id}.`,
    });
  });
});
