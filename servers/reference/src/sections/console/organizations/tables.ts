import type { OrganizationRow } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, ownOrganizationPolicy, systemPolicy } from "../../../platform/database/columns.ts";

export const organizations = pgTable(
  "organizations",
  {
    id: uuid().notNull(),
    name: text().notNull(),
    environment: text().$type<OrganizationRow["environment"]>().notNull(),
    expires_at: instant(),
    first_sign_up: boolean().$type<true>(),
    deleted_at: instant(),
    forgotten_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "organizations_pkey", columns: [table.id] }),
    // Admits one of several concurrent first sign-ups.
    unique("organizations_first_sign_up_key").on(table.first_sign_up),
    index("organizations_expiry_idx")
      .on(table.expires_at)
      .where(sql`expires_at is not null`),
    ownOrganizationPolicy(),
    systemPolicy(),
  ],
);
