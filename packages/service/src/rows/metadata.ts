import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { tenantPolicy } from "./columns.ts";

/**
 * Entries of the `metadata` of messages, conversations, customers, agents and webhooks, which lists filter by. Triggers
 * keep them, whatever writes or removes the rows, so they are an index and no row of the domain.
 */
export const metadataEntries = pgTable(
  "metadata_entries",
  {
    organization_id: uuid().notNull(),
    /** The table of the row. */
    subject: text().notNull(),
    key: text().notNull(),
    text: text().notNull(),
    subject_id: uuid().notNull(),
  },
  (table) => [
    // Lists go through the rows with a text by id. Operators of jsonb are not leakproof, so no index of jsonb would serve.
    primaryKey({
      name: "metadata_entries_pkey",
      columns: [table.organization_id, table.subject, table.key, table.text, table.subject_id],
    }),
    tenantPolicy(),
  ],
);
