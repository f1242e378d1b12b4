/** The token endpoint (OAuth 2.1, 4.1.3 and 4.3) and revocation (RFC 7009). */
import type { Scope } from "@atlas-messaging/contract";
import { type Change, insert, update } from "../core/changes.ts";
import { type LastAccessFacts, endWebhooks } from "./app-webhooks.ts";
import type { FreshToken } from "./credentials.ts";
import type { AppRow, CredentialRow, OAuthConsentRow, OAuthRefreshTokenRow } from "../rows/access.ts";
import { type Facts, type Verb, accept, refuse } from "../core/outcome.ts";
import { audit } from "../core/records.ts";
import type { Environment } from "../rows/primitives.ts";
import { day, hour, later, second } from "../core/time.ts";
import { type OAuthError, oauthError, scopesIn } from "./oauth.ts";

const accessLifetime = hour;

const refreshLifetime = 30 * day;

/** Facts of issuing tokens. The shell generates the fresh ones. */
export interface TokenFacts extends Facts, LastAccessFacts {
  readonly environment: Environment;
  /** The app of the consent. */
  readonly app: AppRow;
  readonly consent: OAuthConsentRow;
  /** Unrevoked access tokens of the consent. */
  readonly living: readonly CredentialRow[];
  readonly accessToken: FreshToken;
  readonly refreshToken: FreshToken;
  /** The refresh token with the hash of `refreshToken`; null if it has not been issued. */
  readonly successor?: OAuthRefreshTokenRow | null;
}

/** The token response (RFC 6749, 5.1). */
export interface Tokens {
  readonly access_token: string;
  readonly token_type: "Bearer";
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly scope: string;
}

/** Tokens or a refusal. A refusal may carry changes: replay of a code or refresh token ends the consent. */
export type Issued = { readonly changes: readonly Change[] } & (
  | { readonly tokens: Tokens }
  | { readonly refused: OAuthError }
);

const refuseGrant = (error: OAuthError["error"], description: string, changes: readonly Change[] = []): Issued => ({
  refused: oauthError(error, description),
  changes,
});

export interface CodeExchange {
  readonly clientId: string;
  readonly redirectUri: string | undefined;
  /** The S256 challenge of the given verifier. */
  readonly challenge: string;
  readonly resource: string | undefined;
}

/** Exchanges a code for tokens, once. A second exchange ends the consent. */
export const exchangeCode = (facts: TokenFacts, given: CodeExchange): Issued => {
  const { consent, app } = facts;
  if (app.client_id !== given.clientId) return refuseGrant("invalid_grant", "The code was given to another app.");
  if (consent.code_used_at !== null || consent.revoked_at !== null) {
    return refuseGrant("invalid_grant", "The code has been used.", endConsent(facts));
  }
  if (consent.code_expires_at <= facts.now) return refuseGrant("invalid_grant", "The code has expired.");
  if (given.redirectUri !== undefined && given.redirectUri !== consent.redirect_uri) {
    return refuseGrant("invalid_grant", "The redirect_uri differs from that of the authorization request.");
  }
  if (given.challenge !== consent.code_challenge) return refuseGrant("invalid_grant", "The code_verifier is wrong.");
  if (!isFor(consent, given.resource))
    return refuseGrant("invalid_target", "The operator has not consented to this resource.");
  return issue(facts, { scopes: consent.scopes, resource: given.resource, exchanged: { code_used_at: facts.now } }, []);
};

export interface Refreshing {
  readonly clientId: string;
  readonly scope: string | undefined;
  readonly resource: string | undefined;
}

/** Two tabs or processes of a client may refresh at the same moment, and neither is a thief. */
const sameMoment = 10 * second;

/**
 * Repeats the answer of a refresh token that was used a moment ago, if the client has not gone on from it. The tokens
 * follow from the refresh token, so they are the same, and no others than those can be asked for.
 */
const repeated = (facts: TokenFacts, { used_at }: OAuthRefreshTokenRow, given: Refreshing): Issued | null => {
  const { living, accessToken, refreshToken, successor, now } = facts;
  const credential = living.find(({ token_hash }) => token_hash === accessToken.hash);
  if (used_at === null || later(used_at, sameMoment) <= now || !credential || successor?.used_at !== null) return null;
  if (!asksFor(credential, given, facts.consent))
    return refuseGrant("invalid_grant", "The refresh token was used a moment ago for another scope or resource.");
  const left = Date.parse(credential.expires_at ?? now) - Date.parse(now);
  return { tokens: tokensOf(accessToken, refreshToken, credential.scopes, left), changes: [] };
};

const asksFor = (issued: CredentialRow, { scope, resource }: Refreshing, consent: OAuthConsentRow): boolean => {
  const scopes = scope === undefined ? consent.scopes : (scopesIn(scope) ?? []);
  const same = scopes.length === issued.scopes.length && scopes.every((one) => issued.scopes.includes(one));
  return same && (resource ?? consent.resource) === issued.resource;
};

/** Exchanges a refresh token for new tokens, once. A replay ends the consent (OAuth 2.1, 4.3.1). */
export const refresh = (facts: TokenFacts, token: OAuthRefreshTokenRow, given: Refreshing): Issued => {
  const { consent, app } = facts;
  if (app.client_id !== given.clientId)
    return refuseGrant("invalid_grant", "The refresh token was given to another app.");
  if (consent.revoked_at !== null) return refuseGrant("invalid_grant", "The consent has ended.");
  if (token.used_at !== null) {
    const again = repeated(facts, token, given);
    if (again) return again;
    return refuseGrant(
      "invalid_grant",
      "The refresh token has been used before, so the consent has been ended.",
      endConsent(facts),
    );
  }
  if (token.expires_at <= facts.now) return refuseGrant("invalid_grant", "The refresh token has expired.");
  if (!isFor(consent, given.resource))
    return refuseGrant("invalid_target", "The operator has not consented to this resource.");
  const scopes = given.scope === undefined ? consent.scopes : scopesIn(given.scope);
  if (scopes === null || scopes.some((scope) => !consent.scopes.includes(scope))) {
    return refuseGrant("invalid_scope", "scope must name scopes that the operator has consented to.");
  }
  const { organization_id, id, used_at } = token;
  return issue(facts, { scopes, resource: given.resource, exchanged: {} }, [
    update("oauth_refresh_tokens", { organization_id, id, used_at }, { used_at: facts.now }),
    ...revocations(facts),
  ]);
};

const isFor = ({ resource }: OAuthConsentRow, requested: string | undefined): boolean =>
  requested === undefined || resource === null || resource === requested;

interface Issuing {
  readonly scopes: readonly Scope[];
  /** The requested resource, if any. */
  readonly resource: string | undefined;
  /** Further changes of the consent. */
  readonly exchanged: Partial<OAuthConsentRow>;
}

const issue = (facts: TokenFacts, { scopes, resource, exchanged }: Issuing, before: readonly Change[]): Issued => {
  const { consent, accessToken, refreshToken, organizationId: organization_id, now } = facts;
  const credential: CredentialRow = {
    organization_id,
    id: facts.newId(),
    kind: "oauth",
    token_hash: accessToken.hash,
    token_prefix: accessToken.prefix,
    scopes,
    environment: facts.environment,
    owner_id: consent.id,
    resource: resource ?? consent.resource,
    expires_at: later(now, accessLifetime),
    last_used_at: null,
    revoked_at: null,
    created_at: now,
  };
  const next: OAuthRefreshTokenRow = {
    organization_id,
    id: facts.newId(),
    consent_id: consent.id,
    token_hash: refreshToken.hash,
    expires_at: later(now, refreshLifetime),
    used_at: null,
    created_at: now,
  };
  const after = { consent_id: consent.id, token_prefix: accessToken.prefix, granted_scopes: scopes };
  return {
    tokens: tokensOf(accessToken, refreshToken, scopes, accessLifetime),
    changes: [
      ...before,
      update("oauth_consents", asRead(consent), { ...exchanged, token_id: credential.id }),
      insert("credentials", credential),
      insert("oauth_refresh_tokens", next),
      audit(facts, "atlas_api.app.token.create", credential.id, { after }),
    ],
  };
};

const tokensOf = (
  accessToken: FreshToken,
  refreshToken: FreshToken,
  scopes: readonly Scope[],
  milliseconds: number,
): Tokens => ({
  access_token: accessToken.text,
  token_type: "Bearer",
  expires_in: Math.floor(milliseconds / 1_000),
  refresh_token: refreshToken.text,
  scope: scopes.join(" "),
});

/** Preconditions. An ended consent issues no tokens, and ending one misses none issued meanwhile. */
const asRead = ({ organization_id, id, code_used_at, token_id, revoked_at }: OAuthConsentRow) => ({
  organization_id,
  id,
  code_used_at,
  token_id,
  revoked_at,
});

/** Revokes the unrevoked access tokens. */
const revocations = ({ living, now }: Pick<TokenFacts, "living" | "now">): Change[] =>
  living.map(({ organization_id, id, revoked_at }) =>
    update("credentials", { organization_id, id, revoked_at }, { revoked_at: now }),
  );

/** Facts of ending a consent. */
export type EndConsentFacts = Facts & LastAccessFacts & Pick<TokenFacts, "consent" | "living">;

/** Ends a consent and all its tokens at once, and with an app's last access its webhooks. An ended one stays as it is. */
export const endConsent = (facts: EndConsentFacts): Change[] => {
  const { consent, now } = facts;
  if (consent.revoked_at !== null) return [];
  const { id, revoked_at } = consent;
  return [
    update("oauth_consents", asRead(consent), { revoked_at: now }),
    ...revocations(facts),
    audit(facts, "atlas_api.app.consent.revoke", id, { before: { revoked_at }, after: { revoked_at: now } }),
    ...endWebhooks(facts),
  ];
};

/** Revokes one access token at once. A revoked one stays as it is. */
export const revokeAccessToken = (facts: Facts, token: CredentialRow): Change[] => {
  const { organization_id, id, revoked_at, token_prefix } = token;
  if (revoked_at !== null) return [];
  return [
    update("credentials", { organization_id, id, revoked_at }, { revoked_at: facts.now }),
    audit(facts, "atlas_api.app.token.revoke", id, {
      before: { token_prefix, revoked_at },
      after: { token_prefix, revoked_at: facts.now },
    }),
  ];
};

// OAuth consents of operators, and their revocation.

/** A consent with its app. */
export interface Consented {
  readonly consent: OAuthConsentRow;
  readonly app: AppRow;
}

/** Presents a consent in a list. `tokens` may include those of other consents. */
export const presentConsent = ({ consent, app }: Consented, tokens: readonly CredentialRow[]) => ({
  id: consent.id,
  app: { id: app.id, client_id: app.client_id, name: app.name },
  member_id: consent.member_id,
  granted_scopes: [...consent.scopes],
  resource: consent.resource,
  status: consent.revoked_at === null ? ("active" as const) : ("revoked" as const),
  created_at: consent.created_at,
  last_used_at: lastUse(tokens.filter(({ owner_id }) => owner_id === consent.id)),
  revoked_at: consent.revoked_at,
});

const lastUse = (tokens: readonly CredentialRow[]) =>
  tokens.reduce<CredentialRow["last_used_at"]>(
    (latest, { last_used_at: used }) => (used !== null && (latest === null || used > latest) ? used : latest),
    null,
  );

export interface RevokeConsentFacts extends Facts, LastAccessFacts {
  /** Null when the organization has no such consent. */
  readonly consent: OAuthConsentRow | null;
  /** Unrevoked access tokens of the consent. */
  readonly living: readonly CredentialRow[];
}

/** Ends a consent and its tokens at once. Repeating it gives the same answer (DELETE consents of the console). */
export const revokeConsent: Verb<"console.consents.revoke", RevokeConsentFacts> = (facts, { params }) => {
  const { consent } = facts;
  if (!consent) return refuse("not_found", `Your organization has no consent ${params.consent_id}.`);
  const revoked_at = consent.revoked_at ?? facts.now;
  return accept(
    { ok: true, data: { consent: { id: consent.id, status: "revoked", revoked_at } } },
    endConsent({ ...facts, consent }),
  );
};
