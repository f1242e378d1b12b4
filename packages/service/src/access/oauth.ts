/** The authorization endpoint (OAuth 2.1, 4.1): a client's request and an operator's consent. */
import { type Permission, type Scope, scopes as knownScopes } from "@atlas-messaging/contract";
import { tools } from "@atlas-messaging/validators/tools";
import { type Change, insert } from "../core/changes.ts";
import { auditApp, isRegistered } from "./apps.ts";
import { refuseScopes } from "./credentials.ts";
import type { AppRow, OAuthConsentRow } from "../rows/access.ts";
import type { Facts } from "../core/outcome.ts";
import { type Quota, quotaProblem, roomFor } from "../core/quotas.ts";
import { audit } from "../core/records.ts";
import { later, minute } from "../core/time.ts";

/** The raw parameters of a request; null for one given twice. */
export interface AuthorizationRequest {
  readonly response_type?: string | null | undefined;
  readonly client_id?: string | null | undefined;
  readonly redirect_uri?: string | null | undefined;
  readonly scope?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly code_challenge?: string | null | undefined;
  readonly code_challenge_method?: string | null | undefined;
  readonly resource?: string | null | undefined;
}

export interface OAuthError {
  readonly error:
    | "invalid_request"
    | "invalid_client"
    | "invalid_grant"
    | "invalid_scope"
    | "invalid_target"
    | "unauthorized_client"
    | "unsupported_response_type"
    | "unsupported_grant_type"
    | "access_denied";
  readonly error_description: string;
}

export const oauthError = (error: OAuthError["error"], error_description: string): OAuthError => ({
  error,
  error_description,
});

/** A valid request, to which an operator may consent. */
export interface ConsentRequest {
  readonly scopes: readonly Scope[];
  readonly redirectUri: string;
  readonly codeChallenge: string;
  readonly resource: string | null;
}

export type CheckedAuthorization =
  /** No redirect, since the redirect URI is not registered. */
  | { readonly kind: "untrusted"; readonly problem: string }
  | { readonly kind: "refused"; readonly redirectUri: string; readonly error: OAuthError }
  | { readonly kind: "valid"; readonly request: ConsentRequest };

/** Checks a request against the client's redirect URIs. `resources` are the addresses that tokens may be for. */
export const checkAuthorization = (
  request: AuthorizationRequest,
  redirectUris: readonly string[],
  resources: readonly string[],
): CheckedAuthorization => {
  const redirectUri = request.redirect_uri ?? "";
  if (!redirectUris.some((each) => isRegistered(each, redirectUri))) {
    return { kind: "untrusted", problem: "The redirect_uri is not registered for this app." };
  }
  const parsed = consentRequestOf(request, redirectUri, resources);
  return "error" in parsed ? { kind: "refused", redirectUri, error: parsed } : { kind: "valid", request: parsed };
};

const consentRequestOf = (
  request: AuthorizationRequest,
  redirectUri: string,
  resources: readonly string[],
): ConsentRequest | OAuthError => {
  const twice = Object.entries(request).find(([, value]) => value === null);
  if (twice) return oauthError("invalid_request", `${twice[0]} is given more than once.`);
  if (request.response_type !== "code") return oauthError("unsupported_response_type", "response_type must be code.");
  if (request.code_challenge_method !== "S256") {
    return oauthError("invalid_request", "code_challenge_method must be S256.");
  }
  const codeChallenge = request.code_challenge ?? "";
  if (!/^[\w-]{43}$/.test(codeChallenge)) {
    return oauthError("invalid_request", "code_challenge must be the S256 challenge of a code_verifier.");
  }
  const resource = request.resource ? resourceNamed(request.resource, resources) : null;
  if (resource === undefined) return oauthError("invalid_target", "resource is not an address of this service.");
  const scopes = scopesIn(request.scope ?? defaultScope);
  if (scopes === null) return oauthError("invalid_scope", "scope must name scopes of this service.");
  return { scopes, redirectUri, codeChallenge, resource };
};

/** Scopes of a request that names none: those of the tools (RFC 6749, 3.3). */
const defaultScope = [...new Set<Scope>(Object.values(tools).flatMap(({ scopes }) => scopes))].join(" ");

/** Parses a space-separated list of scopes; null if it is empty or has an unknown one. */
export const scopesIn = (list: string): readonly Scope[] | null => {
  const names = [...new Set(list.split(" ").filter((name) => name !== ""))];
  const known = names.filter((name): name is Scope => Object.hasOwn(knownScopes, name));
  return known.length === 0 || known.length < names.length ? null : known;
};

/** Facts of an operator's consent. */
export interface ConsentFacts extends Facts {
  readonly app: AppRow;
  /** True if this consent adds the app to the organization. */
  readonly isNewApp: boolean;
  /** The organization's quota of apps. */
  readonly quota: Quota;
  /** The operator who consents, and their permissions. */
  readonly memberId: string;
  readonly permissions: readonly Permission[];
  /** Hex SHA-256 of the app's authorization code. */
  readonly codeHash: string;
}

const codeLifetime = minute;

/** Records an operator's consent. Scopes that need a permission to grant need it here too. */
export const consent = (
  facts: ConsentFacts,
  request: ConsentRequest,
): { readonly changes: readonly Change[] } | OAuthError => {
  if (!facts.permissions.includes("atlas_api.oauth.manage")) {
    return oauthError("access_denied", "The operator needs the permission atlas_api.oauth.manage.");
  }
  const refusal = refuseScopes(request.scopes, facts.permissions);
  if (refusal) return oauthError("access_denied", refusal.message);
  const full = facts.isNewApp ? quotaProblem("apps", facts.quota) : null;
  if (full !== null) return oauthError("access_denied", full);
  const row: OAuthConsentRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    app_id: facts.app.id,
    member_id: facts.memberId,
    scopes: request.scopes,
    resource: request.resource,
    redirect_uri: request.redirectUri,
    code_hash: facts.codeHash,
    code_challenge: request.codeChallenge,
    code_expires_at: later(facts.now, codeLifetime),
    code_used_at: null,
    token_id: null,
    revoked_at: null,
    created_at: facts.now,
  };
  const after = { app_id: row.app_id, granted_scopes: row.scopes, resource: row.resource };
  return {
    changes: [
      ...(facts.isNewApp ? [insert("apps", facts.app), auditApp(facts, facts.app), roomFor("apps", facts.quota)] : []),
      insert("oauth_consents", row),
      audit(facts, "atlas_api.app.consent.create", row.id, { after }),
    ],
  };
};

/** Finds the resource of an address (RFC 8707), compared as normalized URLs; undefined if there is none. */
export const resourceNamed = (given: string, resources: readonly string[]): string | undefined => {
  const named = URL.parse(given)?.href;
  return resources.find((each) => URL.parse(each)?.href === named);
};
