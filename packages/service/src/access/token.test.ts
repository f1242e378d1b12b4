import { roles } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { World, inserted, outline } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import type { AppRow, CredentialRow, OAuthConsentRow, OAuthRefreshTokenRow } from "../rows/access.ts";
import { type Change, insert } from "../core/changes.ts";
import { day, later, minute } from "../core/time.ts";
import { type ConsentRequest, checkAuthorization, consent as consentTo } from "./oauth.ts";
import { type Issued, type TokenFacts, endConsent, exchangeCode, refresh } from "./oauth-tokens.ts";

const app: AppRow = {
  organization_id: organizationId,
  id: idOf(3, 1),
  client_id: "atlas_app_orders",
  name: "Orders",
  description: null,
  runtime_mode: "external_agent",
  agent_id: null,
  created_at: later(now, -day),
};
const redirectUri = "https://app.example/callback";
const resources = ["https://api.example", "https://api.example/atlas/v1/mcp"] as const;
const fresh = (name: string) => ({ text: `text of ${name}`, hash: `hash of ${name}`, prefix: name });

const asked: ConsentRequest = {
  scopes: ["atlas.channels.read"],
  redirectUri,
  codeChallenge: "challenge",
  resource: null,
};
const deciding = { ...facts(), app, isNewApp: false, memberId: idOf(3, 2), codeHash: "code" };

/** A consent just given by an owner. */
const consented = ((): OAuthConsentRow => {
  const outcome = consentTo({ ...deciding, permissions: roles.owner }, asked);
  if ("error" in outcome) throw new Error(outcome.error);
  const [row] = inserted(outcome.changes, "oauth_consents");
  if (!row) throw new Error("no consent");
  return row;
})();

let series = 20;
const known = (consent: OAuthConsentRow, living: readonly CredentialRow[] = []): TokenFacts => {
  let count = 0;
  const own = ++series;
  return {
    ...facts(),
    newId: () => idOf(own, ++count),
    environment: "sandbox",
    app,
    consent,
    living,
    otherAccess: true,
    webhooks: [],
    accessToken: fresh(`access ${own}`),
    refreshToken: fresh(`refresh ${own}`),
  };
};

const code = { clientId: app.client_id, redirectUri, challenge: "challenge", resource: undefined };
const plain = { clientId: app.client_id, scope: undefined, resource: undefined };
const errorOf = (issued: Issued): string | null => ("refused" in issued ? issued.refused.error : null);

/** A world in which a code has been exchanged. */
const exchanged = () => {
  const world = new World([insert("oauth_consents", consented)]);
  world.commit(exchangeCode(known(consented), code).changes);
  const there = () => ({
    consent: world.only("oauth_consents"),
    tokens: world.rows("oauth_refresh_tokens"),
    living: world.rows("credentials").filter(({ revoked_at }) => revoked_at === null),
  });
  const refreshed = (token: OAuthRefreshTokenRow, given: Partial<Parameters<typeof refresh>[2]> = {}): Issued => {
    const { consent, living } = there();
    return refresh(known(consent, living), token, { ...plain, ...given });
  };
  return { world, there, refreshed };
};
const only = (tokens: readonly OAuthRefreshTokenRow[]): OAuthRefreshTokenRow => {
  const token = tokens.find(({ used_at }) => used_at === null);
  if (!token) throw new Error("no token");
  return token;
};

describe("a code", () => {
  test.for([
    ["another app's", {}, { clientId: "atlas_app_other" }, "invalid_grant"],
    ["another verifier", {}, { challenge: "other" }, "invalid_grant"],
    ["another redirect URI", {}, { redirectUri: `${redirectUri}/` }, "invalid_grant"],
    ["a minute later", { code_expires_at: now }, {}, "invalid_grant"],
    [
      "for a resource that was not consented to",
      { resource: resources[0] },
      { resource: resources[1] },
      "invalid_target",
    ],
  ] as const)("is refused, and nothing changes: %s", ([, row, given, error]) => {
    const issued = exchangeCode(known({ ...consented, ...row }), { ...code, ...given });
    expect([errorOf(issued), issued.changes]).toEqual([error, []]);
  });

  test("exchanged twice ends the consent and its tokens", () => {
    const { world, there } = exchanged();
    const { consent, living } = there();
    const again = exchangeCode(known(consent, living), code);
    expect(errorOf(again)).toBe("invalid_grant");
    world.commit(again.changes);
    expect(there()).toMatchObject({ consent: { revoked_at: now }, living: [] });
  });
});

describe("a refresh token", () => {
  test("is exchanged once, and the exchange revokes earlier access tokens", () => {
    const { world, there, refreshed } = exchanged();
    const [before] = there().living;
    world.commit(refreshed(only(there().tokens)).changes);
    const { living, tokens } = there();
    expect(living).toHaveLength(1);
    expect(living[0]?.id).not.toBe(before?.id);
    expect(tokens.map(({ used_at }) => used_at)).toEqual([now, null]);
  });

  describe("used twice at one moment", () => {
    const twice = (
      change: { readonly at?: number; readonly successor?: Partial<OAuthRefreshTokenRow> | null } = {},
      wanted: Partial<Parameters<typeof refresh>[2]> = {},
    ) => {
      const { world, there } = exchanged();
      const first = only(there().tokens);
      const { consent, living } = there();
      const own = known(consent, living);
      const issued = refresh(own, first, plain);
      world.commit(issued.changes);
      const after = there();
      const afterwards = { ...own, now: later(now, change.at ?? 9_999), consent: after.consent, living: after.living };
      const { successor = {} } = change;
      const next = successor && { ...only(after.tokens), ...successor };
      return {
        issued,
        again: refresh({ ...afterwards, successor: next }, { ...first, used_at: now }, { ...plain, ...wanted }),
      };
    };

    test("gets the same tokens, and changes nothing", () => {
      const { issued, again } = twice();
      const tokens = "tokens" in issued ? issued.tokens : null;
      expect(again).toEqual({ tokens: { ...tokens, expires_in: 3_590 }, changes: [] });
    });

    test.for([{ resource: "https://api.example/atlas/v1/mcp" }, { scope: "atlas.runs.read" }])(
      "gets no others where it asks for %j, and changes nothing",
      (wanted) => {
        const { again } = twice({}, wanted);
        expect([errorOf(again), again.changes]).toEqual(["invalid_grant", []]);
      },
    );

    test.for([
      ["later", { at: 10_000 }],
      ["after the client has gone on", { successor: { used_at: now } }],
      ["by a token that none followed", { successor: null }],
    ] as const)("%s ends the consent", ([, change]) => {
      const { again } = twice(change);
      expect([errorOf(again), outline(again.changes)[0]]).toEqual(["invalid_grant", "update oauth_consents"]);
    });
  });

  test("replayed long after its expiry ends the consent and its access tokens", () => {
    const { world, there, refreshed } = exchanged();
    const first = only(there().tokens);
    world.commit(refreshed(first).changes);
    const replay = refreshed({ ...first, used_at: now, expires_at: later(now, -day) });
    expect(errorOf(replay)).toBe("invalid_grant");
    world.commit(replay.changes);
    expect(there()).toMatchObject({ consent: { revoked_at: now }, living: [] });
    expect(refreshed(only(there().tokens))).toMatchObject({ refused: { error: "invalid_grant" }, changes: [] });
  });

  test.for([
    ["another app's", {}, { clientId: "atlas_app_other" }, "invalid_grant"],
    ["run out", { expires_at: now }, {}, "invalid_grant"],
    ["for a scope beyond the consent", {}, { scope: "atlas.channels.read atlas.runs.read" }, "invalid_scope"],
    ["for an unknown scope", {}, { scope: "atlas.everything" }, "invalid_scope"],
  ] as const)("is refused, and nothing changes: %s", ([, row, given, error]) => {
    const { there, refreshed } = exchanged();
    const issued = refreshed({ ...only(there().tokens), ...row }, given);
    expect([errorOf(issued), issued.changes]).toEqual([error, []]);
  });

  test("may narrow the consent to one resource", () => {
    const { world, there, refreshed } = exchanged();
    expect(there().living[0]?.resource).toBeNull();
    world.commit(refreshed(only(there().tokens), { resource: resources[1] }).changes);
    expect(there().living[0]?.resource).toBe(resources[1]);
  });
});

describe("a consent that ends", () => {
  const ending = ({ consent, living }: Pick<TokenFacts, "consent" | "living">): Change[] =>
    endConsent({ ...known(consent, living), ...facts() });

  test("ends its tokens, once", () => {
    const { world, there } = exchanged();
    world.commit(ending(there()));
    expect(there()).toMatchObject({ consent: { revoked_at: now }, living: [] });
    expect(ending(there())).toEqual([]);
  });

  test("while a token is issued is decided again, whichever commits first", () => {
    const last = exchanged();
    // The only access token is revoked already, so the two changes meet only at the consent.
    const alone = { consent: last.there().consent, living: [] };
    const [end, refreshed] = [ending(alone), refresh(known(alone.consent), only(last.there().tokens), plain).changes];
    const other = exchanged();
    last.world.commit(end);
    expect(() => last.world.commit(refreshed)).toThrow("0 rows of oauth_consents");
    const own = other.there();
    const [again, next] = [ending({ ...own, living: [] }), other.refreshed(only(own.tokens)).changes];
    other.world.commit(next);
    expect(() => other.world.commit(again)).toThrow("0 rows of oauth_consents");
  });
});

describe("consent", () => {
  test.for([
    ["by an operator who may not create grants", roles.approver, asked.scopes],
    ["to revoke keys, by who may not", ["atlas_api.oauth.manage"], ["atlas.keys.write"]],
    ["to manage webhooks, by who may not", ["atlas_api.oauth.manage"], ["atlas.events.write"]],
  ] as const)("cannot be given %s", ([, permissions, scopes]) => {
    expect(consentTo({ ...deciding, permissions }, { ...asked, scopes })).toMatchObject({ error: "access_denied" });
  });

  test("adds an unknown app to the organization", () => {
    const outcome = consentTo({ ...deciding, isNewApp: true, permissions: roles.owner }, asked);
    expect("changes" in outcome && outline(outcome.changes)).toEqual([
      "insert apps",
      "insert audit_events",
      "within apps",
      "insert oauth_consents",
      "insert audit_events",
    ]);
  });
});

describe("a request", () => {
  const request = {
    response_type: "code",
    client_id: app.client_id,
    redirect_uri: redirectUri,
    scope: "atlas.channels.read",
    code_challenge: "c".repeat(43),
    code_challenge_method: "S256",
  };
  const check = (change: Partial<typeof request> & { readonly resource?: string }) =>
    checkAuthorization({ ...request, ...change }, [redirectUri, "http://127.0.0.1:1/cb"], resources);

  test.for([
    ["https://api.example", resources[0]],
    ["https://API.example/", resources[0]],
    ["https://api.example:443/atlas/v1/mcp", resources[1]],
  ] as const)("names a resource however it writes it: %s", ([resource, named]) => {
    expect(check({ resource })).toMatchObject({ kind: "valid", request: { resource: named } });
  });

  test.for(["https://api.example/atlas", "https://api.example/#x", "https://evil.example", "mcp"])(
    "is refused for the unknown resource %s",
    (resource) => {
      expect(check({ resource })).toMatchObject({ kind: "refused", error: { error: "invalid_target" } });
    },
  );

  test("may redirect to any port of a loopback IP, and otherwise only to registered addresses", () => {
    expect(check({ redirect_uri: "http://127.0.0.1:9999/cb" }).kind).toBe("valid");
    for (const redirect_uri of ["http://127.0.0.1:9999/cb/", "http://localhost:1/cb", `${redirectUri}?x=1`]) {
      expect(check({ redirect_uri }).kind).toBe("untrusted");
    }
  });

  test("is refused without S256", () => {
    expect(check({ code_challenge_method: "plain" })).toMatchObject({ error: { error: "invalid_request" } });
  });
});

test("a code lasts a minute", () => {
  expect(consented.code_expires_at).toBe(later(now, minute));
});
