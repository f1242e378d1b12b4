import type { AlertKind } from "@atlas-messaging/domain";
import { boolean, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "../../../platform/database/columns.ts";

export const alertChoices = pgTable(
  "alert_choices",
  {
    organization_id: uuid().notNull(),
    kinds: text().array().$type<readonly AlertKind[]>().notNull(),
    emails: text().array().$type<readonly string[]>().notNull(),
    webhook_url: text(),
    webhook_host: text(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "alert_choices_pkey", columns: [table.organization_id] }),
    tenantPolicy(),
    systemPolicy(),
  ],
);

/** States that last, each told once. Written by the process that looks for them alone. */
export const alerts = pgTable(
  "alerts",
  {
    organization_id: uuid().notNull(),
    kind: text().notNull(),
    subject_id: uuid().notNull(),
    raised_at: instant().notNull(),
    /** End of the lease of the process that sends it. */
    leased_until: instant(),
    mailed: boolean().notNull(),
    posted: boolean().notNull(),
  },
  (table) => [
    primaryKey({ name: "alerts_pkey", columns: [table.organization_id, table.kind, table.subject_id] }),
    tenantPolicy(),
  ],
);
