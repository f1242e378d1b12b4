import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "../../../platform/database/columns.ts";

export const apps = pgTable(
  "apps",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    client_id: text().notNull(),
    name: text().notNull(),
    description: text(),
    runtime_mode: text().notNull(),
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
