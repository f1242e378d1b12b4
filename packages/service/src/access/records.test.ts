/** Rows, audit entries and messages of consents and tokens. */
import { roles } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { audited, inserted } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { appRow, consentRow, credentialRow } from "../../test-support/rows.ts";
import { day, hour, later, minute } from "../core/time.ts";
import { type AuthorizationRequest, checkAuthorization, consent as consentTo, scopesIn } from "./oauth.ts";
import type { OAuthConsentRow, OAuthRefreshTokenRow } from "../rows/access.ts";
import { type Issued, type TokenFacts, endConsent, exchangeCode, refresh, revokeAccessToken } from "./oauth-tokens.ts";

const app = appRow();
const redirectUri = "https://booker.example/callback";
const consent = consentRow({ code_expires_at: later(now, minute) });
const fresh = (name: string) => ({ text: `text of ${name}`, hash: `hash of ${name}`, prefix: name });

const known = (change: Partial<TokenFacts> = {}): TokenFacts => ({
  ...facts(),
  environment: "sandbox",
  app,
  consent,
  living: [],
  otherAccess: true,
  webhooks: [],
  accessToken: fresh("access"),
  refreshToken: fresh("refresh"),
  ...change,
});
const code = { clientId: app.client_id, redirectUri, challenge: "challenge", resource: undefined };
const exchange = (row: Partial<OAuthConsentRow> = {}, given: Partial<Parameters<typeof exchangeCode>[1]> = {}) =>
  exchangeCode(known({ consent: { ...consent, ...row } }), { ...code, ...given });

const token: OAuthRefreshTokenRow = {
  organization_id: organizationId,
  id: idOf(6, 1),
  consent_id: consent.id,
  token_hash: "hash",
  expires_at: later(now, day),
  used_at: null,
  created_at: now,
};
const refreshed = (
  row: Partial<OAuthRefreshTokenRow> = {},
  given: Partial<Parameters<typeof refresh>[2]> = {},
  change: Partial<TokenFacts> = {},
) =>
  refresh(
    known(change),
    { ...token, ...row },
    { clientId: app.client_id, scope: undefined, resource: undefined, ...given },
  );

const errorOf = (issued: Issued) => ("refused" in issued ? issued.refused : null);

describe("an exchange", () => {
  const issued = exchange();

  test("gives an access token of an hour and a refresh token of thirty days", () => {
    expect("tokens" in issued && issued.tokens).toEqual({
      access_token: "text of access",
      token_type: "Bearer",
      expires_in: 3_600,
      refresh_token: "text of refresh",
      scope: "atlas.runs.read",
    });
    expect(inserted(issued.changes, "credentials")).toEqual([
      {
        organization_id: organizationId,
        id: idOf(1, 1),
        kind: "oauth",
        token_hash: "hash of access",
        token_prefix: "access",
        scopes: ["atlas.runs.read"],
        environment: "sandbox",
        owner_id: consent.id,
        resource: null,
        expires_at: later(now, hour),
        last_used_at: null,
        revoked_at: null,
        created_at: now,
      },
    ]);
    expect(inserted(issued.changes, "oauth_refresh_tokens")).toMatchObject([
      { consent_id: consent.id, token_hash: "hash of refresh", expires_at: later(now, 30 * day), used_at: null },
    ]);
    expect(issued.changes).toHaveLength(4);
  });

  test("is audited without the token", () => {
    const after = { consent_id: consent.id, token_prefix: "access", granted_scopes: ["atlas.runs.read"] };
    expect(audited(issued.changes)).toEqual([
      { event_type: "atlas_api.app.token.create", subject_id: idOf(1, 1), before: null, after },
    ]);
    expect(JSON.stringify(issued.changes)).not.toContain("text of");
  });

  test("joins scopes by a space", () => {
    const several = exchange({ scopes: ["atlas.runs.read", "atlas.messages.send"] });
    expect("tokens" in several && several.tokens.scope).toBe("atlas.runs.read atlas.messages.send");
  });

  test("need not repeat the redirect URI", () => {
    const { redirectUri: _, ...rest } = code;
    expect(errorOf(exchangeCode(known(), { ...rest, redirectUri: undefined }))).toBeNull();
  });
});

describe("a code", () => {
  const api = "https://api.example";

  test.for([
    [{}, { clientId: "other" }, "invalid_grant", "The code was given to another app."],
    [{ code_used_at: now }, {}, "invalid_grant", "The code has been used."],
    [{ revoked_at: now }, {}, "invalid_grant", "The code has been used."],
    [{ code_expires_at: now }, {}, "invalid_grant", "The code has expired."],
    [{}, { redirectUri: "https://b.example" }, "invalid_grant", /^The redirect_uri differs/],
    [{}, { challenge: "other" }, "invalid_grant", "The code_verifier is wrong."],
    [{ resource: api }, { resource: `${api}/mcp` }, "invalid_target", /^The operator has not consented/],
  ] as const)("is refused by name: %o %o", ([row, given, error, description]) => {
    expect(errorOf(exchange(row, given))).toMatchObject({
      error,
      error_description: expect.stringMatching(description),
    });
  });

  test("of one resource is exchanged for it", () => {
    expect(errorOf(exchange({ resource: api }, { resource: api }))).toBeNull();
    expect(inserted(exchange({ resource: api }).changes, "credentials")[0]?.resource).toBe(api);
  });
});

describe("a refresh token", () => {
  const api = "https://api.example";

  test.for([
    [{}, { clientId: "other" }, {}, "invalid_grant", "The refresh token was given to another app."],
    [{}, {}, { consent: { ...consent, revoked_at: now } }, "invalid_grant", "The consent has ended."],
    [{ used_at: now }, {}, {}, "invalid_grant", /^The refresh token has been used before/],
    [{ expires_at: now }, {}, {}, "invalid_grant", "The refresh token has expired."],
    [{}, { resource: "b" }, { consent: { ...consent, resource: api } }, "invalid_target", /^The operator has not/],
    [{}, { scope: "atlas.keys.write" }, {}, "invalid_scope", /^scope must name scopes that the operator/],
    [{}, { scope: "atlas.everything" }, {}, "invalid_scope", /^scope must name scopes that the operator/],
  ] as const)("is refused by name: %o %o %o", ([row, given, change, error, description]) => {
    expect(errorOf(refreshed(row, given, change))).toMatchObject({
      error,
      error_description: expect.stringMatching(description),
    });
  });

  test("is used up, unless another exchange did", () => {
    expect(refreshed().changes[0]).toEqual({
      kind: "update",
      table: "oauth_refresh_tokens",
      where: { organization_id: organizationId, id: token.id, used_at: null },
      set: { used_at: now },
    });
  });
});

describe("revoking", () => {
  test("a consent is audited", () => {
    const [before, after] = [{ revoked_at: null }, { revoked_at: now }];
    expect(audited(endConsent({ ...known(), consent }))).toEqual([
      { event_type: "atlas_api.app.consent.revoke", subject_id: consent.id, before, after },
    ]);
  });

  test("a token ends it at once, and once", () => {
    const row = credentialRow({ kind: "oauth" });
    const { id, token_prefix } = row;
    const changes = revokeAccessToken(facts(), row);
    expect(changes[0]).toEqual({
      kind: "update",
      table: "credentials",
      where: { organization_id: organizationId, id, revoked_at: null },
      set: { revoked_at: now },
    });
    const [before, after] = [
      { token_prefix, revoked_at: null },
      { token_prefix, revoked_at: now },
    ];
    expect(audited(changes)).toEqual([{ event_type: "atlas_api.app.token.revoke", subject_id: id, before, after }]);
    expect(revokeAccessToken(facts(), { ...row, revoked_at: now })).toEqual([]);
  });
});

describe("a consent", () => {
  const quota = { held: 1, max: 1 };
  const given = (change: Partial<Parameters<typeof consentTo>[0]> = {}) =>
    consentTo(
      {
        ...facts(),
        app,
        isNewApp: false,
        quota,
        memberId: idOf(2, 45),
        permissions: roles.owner,
        codeHash: "code",
        ...change,
      },
      { scopes: ["atlas.runs.read"], redirectUri, codeChallenge: "challenge", resource: null },
    );

  test("is stored with its code, and audited", () => {
    const outcome = given();
    const changes = "changes" in outcome ? outcome.changes : [];
    expect(changes[0]).toMatchObject({
      kind: "insert",
      table: "oauth_consents",
      row: consentRow({ id: idOf(1, 1), code_hash: "code", code_expires_at: later(now, minute), created_at: now }),
    });
    const after = { app_id: app.id, granted_scopes: ["atlas.runs.read"], resource: null };
    expect(audited(changes)).toEqual([
      { event_type: "atlas_api.app.consent.create", subject_id: idOf(1, 1), before: null, after },
    ]);
    expect(changes).toHaveLength(2);
  });

  test("is refused without the permission, or without room for a new app", () => {
    expect(given({ permissions: [] })).toEqual({
      error: "access_denied",
      error_description: "The operator needs the permission atlas_api.oauth.manage.",
    });
    expect(given({ isNewApp: true })).toMatchObject({ error_description: expect.stringContaining("has 1 apps") });
    expect(given({ isNewApp: true, quota: { held: 0, max: 1 } })).toHaveProperty("changes");
  });
});

describe("an authorization request", () => {
  const request = {
    response_type: "code",
    client_id: app.client_id,
    redirect_uri: redirectUri,
    scope: "atlas.runs.read",
    code_challenge: "c".repeat(43),
    code_challenge_method: "S256",
  };
  const check = (change: AuthorizationRequest = {}) =>
    checkAuthorization({ ...request, ...change }, [redirectUri], ["https://api.example", "mcp"]);

  test("that is valid is kept", () => {
    expect(check()).toEqual({
      kind: "valid",
      request: { scopes: ["atlas.runs.read"], redirectUri, codeChallenge: "c".repeat(43), resource: null },
    });
  });

  test.for([
    [{ state: null }, "invalid_request", "state is given more than once."],
    [{ response_type: "token" }, "unsupported_response_type", "response_type must be code."],
    [{ code_challenge_method: undefined }, "invalid_request", "code_challenge_method must be S256."],
    [{ code_challenge: undefined }, "invalid_request", /^code_challenge must be the S256 challenge/],
    [{ code_challenge: "c".repeat(44) }, "invalid_request", /^code_challenge must be/],
    [{ code_challenge: `${"c".repeat(42)}!` }, "invalid_request", /^code_challenge must be/],
    [{ resource: "https://other.example" }, "invalid_target", "resource is not an address of this service."],
    [{ scope: "atlas.everything" }, "invalid_scope", "scope must name scopes of this service."],
    [{ scope: " " }, "invalid_scope", "scope must name scopes of this service."],
  ] as const)("is refused, and the app is told: %o", ([change, error, description]) => {
    expect(check(change)).toMatchObject({
      kind: "refused",
      redirectUri,
      error: { error, error_description: expect.stringMatching(description) },
    });
  });

  test.for([undefined, "https://other.example/callback"])("never redirects to %s", (redirect_uri) => {
    expect(check({ redirect_uri })).toEqual({
      kind: "untrusted",
      problem: "The redirect_uri is not registered for this app.",
    });
  });

  test("without scopes asks for those of the tools", () => {
    const checked = check({ scope: undefined });
    expect(checked.kind === "valid" && checked.request.scopes).toEqual([
      "atlas.actions.execute",
      "atlas.knowledge.read",
      "atlas.conversations.read",
      "atlas.runs.read",
    ]);
  });
});

test.for([
  ["atlas.runs.read", ["atlas.runs.read"]],
  ["  atlas.runs.read   atlas.keys.write atlas.runs.read ", ["atlas.runs.read", "atlas.keys.write"]],
  ["atlas.runs.read atlas.everything", null],
  ["constructor", null],
  ["", null],
] as const)("the scopes in %j are %j", ([list, scopes]) => {
  expect(scopesIn(list)).toEqual(scopes);
});
