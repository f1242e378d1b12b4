import type { CredentialRow } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "../../platform/database/columns.ts";
import { organizations } from "../console/organizations/tables.ts";

export const credentials = pgTable(
  "credentials",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    kind: text().$type<CredentialRow["kind"]>().notNull(),
    token_hash: text().notNull(),
    token_prefix: text().notNull(),
    scopes: text().array().$type<CredentialRow["scopes"]>().notNull(),
    environment: text().$type<CredentialRow["environment"]>().notNull(),
    owner_id: uuid(),
    resource: text(),
    expires_at: instant(),
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
