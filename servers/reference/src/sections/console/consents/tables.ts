import type { OAuthConsentRow } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "../../../platform/database/columns.ts";
import { apps } from "../apps/tables.ts";

/** The system looks up codes and refresh tokens before their organization is known. */
export const oauthConsents = pgTable(
  "oauth_consents",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    app_id: uuid().notNull(),
    member_id: uuid().notNull(),
    scopes: text().array().$type<OAuthConsentRow["scopes"]>().notNull(),
    resource: text(),
    redirect_uri: text().notNull(),
    code_hash: text().notNull(),
    code_challenge: text().notNull(),
    code_expires_at: instant().notNull(),
    code_used_at: instant(),
    token_id: uuid(),
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
