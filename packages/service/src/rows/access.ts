import type { Scope } from "@atlas-messaging/contract";
import type { Environment } from "./primitives.ts";
import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { type RowOf, instant, systemPolicy, tenantPolicy } from "./columns.ts";
import { organizations } from "./organizations.ts";

export type CredentialKind = "sandbox" | "grant" | "key" | "oauth";

/** The actor: a credential, a console operator, or the service itself. */
export type ActorKind = CredentialKind | "operator" | "system";

export const credentials = pgTable(
  "credentials",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    kind: text().$type<CredentialKind>().notNull(),
    /** Hex SHA-256 of the whole token; the token itself is never stored. */
    token_hash: text().notNull(),
    token_prefix: text().notNull(),
    scopes: text().array().$type<readonly Scope[]>().notNull(),
    environment: text().$type<Environment>().notNull(),
    /** The app of a grant, the consent of an OAuth token, the service account of a key; null for a sandbox token. */
    owner_id: uuid(),
    /** The resource of an OAuth token (RFC 8707); null for the whole service. */
    resource: text(),
    expires_at: instant(),
    /** Accurate to a minute or two, since requests do not each write it. */
    last_used_at: instant(),
    revoked_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "credentials_pkey", columns: [table.organization_id, table.id] }),
    index("credentials_owner_idx").on(table.organization_id, table.owner_id, table.id),
    // Finds expired access tokens for housekeeping.
    index("credentials_oauth_expiry_idx")
      .on(table.expires_at)
      .where(sql`kind = 'oauth'`),
    index("credentials_counted_idx")
      .on(table.organization_id)
      .where(sql`revoked_at is null and kind in ('grant', 'key')`),
    unique("credentials_token_hash_key").on(table.token_hash),
    foreignKey({
      name: "credentials_organization_fkey",
      columns: [table.organization_id],
      foreignColumns: [organizations.id],
    }),
    tenantPolicy(),
    systemPolicy(),
  ],
);

export interface CredentialRow extends RowOf<typeof credentials> {}

export const apps = pgTable(
  "apps",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    /** Public OAuth client id. */
    client_id: text().notNull(),
    name: text().notNull(),
    description: text(),
    runtime_mode: text().notNull(),
    /** The external agent as which its tokens write; null if they write as a program. */
    agent_id: uuid(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "apps_pkey", columns: [table.organization_id, table.id] }),
    unique("apps_client_id_key").on(table.organization_id, table.client_id),
    index("apps_client_id_idx").on(table.client_id),
    tenantPolicy(),
    systemPolicy(),
  ],
);

/** A developer's app, which acts for the organization by grants or OAuth. */
export interface AppRow extends RowOf<typeof apps> {}

export const appRedirectUris = pgTable(
  "app_redirect_uris",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    app_id: uuid().notNull(),
    redirect_uri: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "app_redirect_uris_pkey", columns: [table.organization_id, table.id] }),
    unique("app_redirect_uris_uri_key").on(table.organization_id, table.app_id, table.redirect_uri),
    foreignKey({
      name: "app_redirect_uris_app_fkey",
      columns: [table.organization_id, table.app_id],
      foreignColumns: [apps.organization_id, apps.id],
    }),
    tenantPolicy(),
    systemPolicy(),
  ],
);

/** An address that OAuth may redirect an app's users to. */
export interface RedirectUriRow extends RowOf<typeof appRedirectUris> {}

export const serviceAccounts = pgTable(
  "service_accounts",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    external_id: text().notNull(),
    name: text().notNull(),
    description: text(),
    runtime_mode: text().notNull(),
    /** The external agent as which its keys write; null if they write as a program. */
    agent_id: uuid(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "service_accounts_pkey", columns: [table.organization_id, table.id] }),
    index("service_accounts_external_id_idx").on(table.organization_id, table.external_id),
    tenantPolicy(),
  ],
);

/** A program of the organization. It holds keys and webhook endpoints. */
export interface ServiceAccountRow extends RowOf<typeof serviceAccounts> {}

/** The system looks up codes and refresh tokens before their organization is known. */
export const oauthConsents = pgTable(
  "oauth_consents",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    app_id: uuid().notNull(),
    /** The operator who consented. */
    member_id: uuid().notNull(),
    scopes: text().array().$type<readonly Scope[]>().notNull(),
    /** The resource of the tokens (RFC 8707); null for the whole service. */
    resource: text(),
    redirect_uri: text().notNull(),
    /** Hex SHA-256 of the authorization code. */
    code_hash: text().notNull(),
    /** The S256 challenge that the code's verifier must meet (RFC 7636). */
    code_challenge: text().notNull(),
    code_expires_at: instant().notNull(),
    code_used_at: instant(),
    /** Its latest access token. Ending the consent requires this one as read, so it misses none. */
    token_id: uuid(),
    /** Time when the consent and all its tokens ended. */
    revoked_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "oauth_consents_pkey", columns: [table.organization_id, table.id] }),
    unique("oauth_consents_code_hash_key").on(table.code_hash),
    foreignKey({
      name: "oauth_consents_app_fkey",
      columns: [table.organization_id, table.app_id],
      foreignColumns: [apps.organization_id, apps.id],
    }),
    index("oauth_consents_given_idx")
      .on(table.organization_id, table.id)
      .where(sql`code_used_at is not null`),
    index("oauth_consents_app_idx")
      .on(table.organization_id, table.app_id, table.id)
      .where(sql`code_used_at is not null`),
    index("oauth_consents_used_idx")
      .on(table.code_used_at)
      .where(sql`code_used_at is not null`),
    index("oauth_consents_unused_idx")
      .on(table.code_expires_at)
      .where(sql`code_used_at is null`),
    tenantPolicy(),
    systemPolicy(),
  ],
);

/** An operator's consent that an app acts for the organization, and its one authorization code. */
export interface OAuthConsentRow extends RowOf<typeof oauthConsents> {}

/** Self-registered apps; they have no organization until an operator consents to them. */
export const oauthClients = pgTable(
  "oauth_clients",
  {
    client_id: text().notNull(),
    name: text().notNull(),
    redirect_uris: text().array().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "oauth_clients_pkey", columns: [table.client_id] }),
    index("oauth_clients_created_idx").on(table.created_at),
    systemPolicy(),
  ],
);

export const oauthRefreshTokens = pgTable(
  "oauth_refresh_tokens",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    consent_id: uuid().notNull(),
    token_hash: text().notNull(),
    expires_at: instant().notNull(),
    used_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "oauth_refresh_tokens_pkey", columns: [table.organization_id, table.id] }),
    unique("oauth_refresh_tokens_token_hash_key").on(table.token_hash),
    index("oauth_refresh_tokens_consent_idx").on(table.organization_id, table.consent_id, table.expires_at),
    foreignKey({
      name: "oauth_refresh_tokens_consent_fkey",
      columns: [table.organization_id, table.consent_id],
      foreignColumns: [oauthConsents.organization_id, oauthConsents.id],
    }),
    tenantPolicy(),
    systemPolicy(),
  ],
);

/** A refresh token. It is used once, and the next replaces it. */
export interface OAuthRefreshTokenRow extends RowOf<typeof oauthRefreshTokens> {}
