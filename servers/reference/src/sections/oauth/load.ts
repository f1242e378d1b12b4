import type {
  AppRow,
  CredentialRow,
  OAuthConsentRow,
  OAuthRefreshTokenRow,
  RedirectUriRow,
} from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/index.ts";
import { arg, joined, row, rows, systemFactLoader } from "../../platform/database/facts.ts";
import { appRedirectUris, apps } from "../console/tables.ts";
import { credentials } from "../keys/tables.ts";
import { oauthConsents, oauthRefreshTokens } from "./tables.ts";

const clientBy = systemFactLoader({
  app: row("apps", sql`select * from ${apps} where client_id = ${arg("client_id")}`),
  redirectUris: rows(
    "app_redirect_uris",
    sql`select uri.* from ${apps} app join ${appRedirectUris} uri
        on uri.organization_id = app.organization_id and uri.app_id = app.id
        where app.client_id = ${arg("client_id")} order by uri.id`,
  ),
});

/** An app by its public name, and where it may be called back. */
export const findClient = (
  database: Database,
  clientId: string,
): Promise<{ readonly app: AppRow | null; readonly redirectUris: readonly RedirectUriRow[] }> =>
  clientBy(database, { client_id: clientId });

const livingOf = (consent: ReturnType<typeof sql>) =>
  rows(
    "credentials",
    sql`select credential.* from (${consent}) consent join ${credentials} credential
        on credential.organization_id = consent.organization_id and credential.owner_id = consent.id
        where credential.revoked_at is null and credential.kind = 'oauth' order by credential.id`,
  );

const byCode = sql`select * from ${oauthConsents} where code_hash = ${arg("hash")}`;
const consentByCode = systemFactLoader({ consent: row("oauth_consents", byCode), living: livingOf(byCode) });

export interface FoundConsent {
  readonly consent: OAuthConsentRow | null;
  /** Its access tokens that have not been revoked. */
  readonly living: readonly CredentialRow[];
}

export const findByCode = (database: Database, hash: string): Promise<FoundConsent> =>
  consentByCode(database, { hash });

const byRefreshToken = sql`select consent.* from ${oauthRefreshTokens} token join ${oauthConsents} consent
  on consent.organization_id = token.organization_id and consent.id = token.consent_id
  where token.token_hash = ${arg("hash")}`;
const consentByRefreshToken = systemFactLoader({
  token: row("oauth_refresh_tokens", sql`select * from ${oauthRefreshTokens} where token_hash = ${arg("hash")}`),
  consent: row("oauth_consents", byRefreshToken),
  living: livingOf(byRefreshToken),
});

export const findByRefreshToken = (
  database: Database,
  hash: string,
): Promise<FoundConsent & { readonly token: OAuthRefreshTokenRow | null }> => consentByRefreshToken(database, { hash });

const byAccessToken = sql`select consent.* from ${credentials} credential join ${oauthConsents} consent
  on consent.organization_id = credential.organization_id and consent.id = credential.owner_id
  where credential.token_hash = ${arg("hash")}`;
const consentByAccessToken = systemFactLoader({
  found: joined(
    { credential: "credentials", consent: "oauth_consents", app: "apps" },
    sql`select row_to_json(credential) as credential, row_to_json(consent) as consent, row_to_json(app) as app
        from ${credentials} credential join (${byAccessToken}) consent
          on consent.organization_id = credential.organization_id and consent.id = credential.owner_id
        join ${apps} app on app.organization_id = consent.organization_id and app.id = consent.app_id
        where credential.token_hash = ${arg("hash")}`,
  ),
  living: livingOf(byAccessToken),
});

export interface FoundAccessToken {
  readonly found: {
    readonly credential: CredentialRow;
    readonly consent: OAuthConsentRow;
    readonly app: AppRow;
  } | null;
  readonly living: readonly CredentialRow[];
}

export const findByAccessToken = (database: Database, hash: string): Promise<FoundAccessToken> =>
  consentByAccessToken(database, { hash });
