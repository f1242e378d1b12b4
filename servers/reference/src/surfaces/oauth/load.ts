import {
  type AppRow,
  type RedirectUriRow,
  type CredentialRow,
  type OAuthConsentRow,
  type OAuthRefreshTokenRow,
  appRedirectUris,
  apps,
  credentials,
  oauthClients,
  oauthConsents,
  oauthRefreshTokens,
} from "@atlas-messaging/service/rows/access";
import type { Id, Instant } from "@atlas-messaging/service/rows/primitives";
import { type OrganizationRow, organizations } from "@atlas-messaging/service/rows/organizations";
import type { LastAccessFacts } from "@atlas-messaging/service/access/app-webhooks";
import type { Quota } from "@atlas-messaging/service/core/quotas";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@atlas-messaging/postgres/database";
import { arg, exists, factLoader, systemFactLoader } from "@atlas-messaging/postgres/facts";
import { joined, quotaOf, row, rows } from "@atlas-messaging/service/core/facts.sql";
import { own, prepare } from "@atlas-messaging/postgres/queries";
import { lastAccess, livingOf, ofAll } from "@atlas-messaging/service/access/facts.sql";

const appBy = systemFactLoader({
  app: row("apps", sql`select * from ${apps} where client_id = ${arg("client_id")}`),
  redirectUris: rows(
    "app_redirect_uris",
    sql`select uri.* from ${apps} app join ${appRedirectUris} uri
        on uri.organization_id = app.organization_id and uri.app_id = app.id
        where app.client_id = ${arg("client_id")} order by uri.id`,
  ),
  organization: row(
    "organizations",
    sql`select organization.* from ${apps} app join ${organizations} organization on organization.id = app.organization_id
        where app.client_id = ${arg("client_id")}`,
  ),
});

/** An organization's own app. */
interface OwnApp {
  readonly app: AppRow | null;
  readonly redirectUris: readonly RedirectUriRow[];
  readonly organization: OrganizationRow | null;
}

/** Finds an organization's own app by client_id, with its redirect URIs. */
export const findApp = (database: Database, clientId: string): Promise<OwnApp> =>
  appBy(database, { client_id: clientId });

const appIn = factLoader({
  app: row("apps", sql`select * from ${own(apps)} where client_id = ${arg("client_id")}`),
  quota: quotaOf("apps"),
});

/** Finds a third-party client's app in an organization (null before the first consent), and the number of its apps. */
export const findAppIn = (
  database: Database,
  organizationId: Id,
  clientId: string,
  max: number,
): Promise<{ readonly app: AppRow | null; readonly quota: Quota }> =>
  appIn(database, organizationId, { client_id: clientId, max });

const appRoom = factLoader({ quota: quotaOf("apps") });

/** Counts an organization's apps. */
export const countApps = async (database: Database, organizationId: Id, max: number): Promise<Quota> =>
  (await appRoom(database, organizationId, { max })).quota;

/** A self-registered client. */
export interface RegisteredClient {
  readonly client_id: string;
  readonly name: string;
  readonly redirect_uris: readonly string[];
}

const registered = prepare(
  sql`select json_build_object('client_id', client_id, 'name', name, 'redirect_uris', redirect_uris)::text as client
      from ${oauthClients} where client_id = ${arg("client_id")}`,
);

export const findRegistered = async (database: Database, clientId: string): Promise<RegisteredClient | null> => {
  const [found] = await database.asSystem<{ client: string }>(registered({ client_id: clientId }));
  return found ? JSON.parse(found.client) : null; // The columns that the query names.
};

const newClient = prepare(
  sql`insert into ${oauthClients} (client_id, name, redirect_uris, created_at)
      values (${arg("client_id")}, ${arg("name")}, ${arg("redirect_uris")}::text[], ${arg("created_at")})`,
);

export const registerClient = async (
  database: Database,
  client: RegisteredClient & { readonly created_at: Instant },
): Promise<void> => {
  await database.asSystem(newClient({ ...client }));
};

/** Tells if the organization of a consent is suspended. */
const isSuspended = (consent: SQL) =>
  exists(sql`select 1 from (${consent}) consent join ${organizations} organization
    on organization.id = consent.organization_id where organization.suspended_at is not null`);

const byCode = sql`select * from ${oauthConsents} where code_hash = ${arg("hash")}`;
const consentByCode = systemFactLoader({
  consent: row("oauth_consents", byCode),
  ...lastAccess(byCode, ofAll),
  suspended: isSuspended(byCode),
  living: livingOf(byCode),
});

export interface FoundConsent extends LastAccessFacts {
  readonly consent: OAuthConsentRow | null;
  /** The operator of the service suspended the organization. */
  readonly suspended: boolean;
  /** Access tokens that are not revoked. */
  readonly living: readonly CredentialRow[];
}

export const findByCode = (database: Database, hash: string, now: Instant): Promise<FoundConsent> =>
  consentByCode(database, { hash, now });

const byRefreshToken = sql`select consent.* from ${oauthRefreshTokens} token join ${oauthConsents} consent
  on consent.organization_id = token.organization_id and consent.id = token.consent_id
  where token.token_hash = ${arg("hash")}`;
const consentByRefreshToken = systemFactLoader({
  token: row("oauth_refresh_tokens", sql`select * from ${oauthRefreshTokens} where token_hash = ${arg("hash")}`),
  consent: row("oauth_consents", byRefreshToken),
  ...lastAccess(byRefreshToken, ofAll),
  suspended: isSuspended(byRefreshToken),
  living: livingOf(byRefreshToken),
});

export const findByRefreshToken = (
  database: Database,
  hash: string,
  now: Instant,
): Promise<FoundConsent & { readonly token: OAuthRefreshTokenRow | null }> =>
  consentByRefreshToken(database, { hash, now });

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
