import type { OrganizationExportRow } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "../../../platform/database/columns.ts";

export const organizationExports = pgTable(
  "organization_exports",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    status: text().$type<OrganizationExportRow["status"]>().notNull(),
    rows: bigint({ mode: "number" }).notNull(),
    size_bytes: bigint({ mode: "number" }).notNull(),
    pieces: integer().notNull(),
    failure: text(),
    requested_at: instant().notNull(),
    ready_at: instant(),
    expires_at: instant(),
  },
  (table) => [
    primaryKey({ name: "organization_exports_pkey", columns: [table.organization_id] }),
    index("organization_exports_expiry_idx")
      .on(table.expires_at)
      .where(sql`expires_at is not null`),
    tenantPolicy(),
    systemPolicy(),
  ],
);

/** Files of exports in pieces. */
export const exportPieces = pgTable(
  "export_pieces",
  {
    organization_id: uuid().notNull(),
    export_id: uuid().notNull(),
    position: integer().notNull(),
    content: text().notNull(),
    size_bytes: integer(),
    read_at: instant(),
  },
  (table) => [
    primaryKey({ name: "export_pieces_pkey", columns: [table.organization_id, table.export_id, table.position] }),
    index("export_pieces_read_idx")
      .on(table.read_at)
      .where(sql`read_at is not null`),
    tenantPolicy(),
    systemPolicy(),
  ],
);
