import type { Id, Instant, MessageCategory, Owned } from "./primitives.ts";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "./columns.ts";

export type TemplateStatus = "draft" | "pending" | "approved" | "rejected" | "paused" | "disabled";

export type TemplateButton =
  | { readonly type: "quick_reply"; readonly text: string }
  | { readonly type: "url"; readonly text: string; readonly url: string }
  | { readonly type: "phone"; readonly text: string; readonly phone_number: string };

/** Parts of a template that its reviewers and customers read. */
export interface TemplateContent {
  readonly header: string | null;
  readonly body: string;
  readonly footer: string | null;
  readonly buttons: readonly TemplateButton[];
  /** Sample values of placeholders, for reviewers. */
  readonly samples: { readonly [name: string]: string };
}

export interface TemplateRow extends Owned, TemplateContent {
  readonly name: string;
  readonly language: string;
  readonly category: MessageCategory;
  readonly status: TemplateStatus;
  /** The messaging app's reason for the status, or what keeps the template from being submitted. */
  readonly reason: string | null;
  /** Grows with each edit. */
  readonly revision: number;
  /** Channel over which it is submitted; null for a draft, and in the sandbox. */
  readonly channel_id: Id | null;
  /** The provider's id of it; null until the provider has given one. */
  readonly provider_template_id: string | null;
  /** Time when the provider took this revision; null until then. */
  readonly submitted_at: Instant | null;
  /** The provider's time of its newest report. Earlier reports are late, and change nothing. */
  readonly reported_at: Instant | null;
  readonly reported_status: TemplateStatus | null;
  readonly reported_reason: string | null;
  /** The provider's time of its newest report of the category. */
  readonly category_at: Instant | null;
  /** True until it is deleted. Then null, so that its name and language can be used again. */
  readonly live: true | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
}

export const templates = pgTable(
  "templates",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    language: text().notNull(),
    category: text().$type<TemplateRow["category"]>().notNull(),
    header: text(),
    body: text().notNull(),
    footer: text(),
    buttons: jsonb().$type<TemplateRow["buttons"]>().notNull(),
    samples: jsonb().$type<TemplateRow["samples"]>().notNull(),
    status: text().$type<TemplateRow["status"]>().notNull(),
    reason: text(),
    revision: integer().notNull(),
    channel_id: uuid(),
    provider_template_id: text(),
    submitted_at: instant(),
    reported_at: instant(),
    reported_status: text().$type<TemplateRow["status"]>(),
    reported_reason: text(),
    category_at: instant(),
    live: boolean().$type<true>(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "templates_pkey", columns: [table.organization_id, table.id] }),
    unique("templates_name_language_key").on(table.organization_id, table.name, table.language, table.live),
    index("templates_live_idx")
      .on(table.organization_id, table.id)
      .where(sql`live`),
    index("templates_provider_idx")
      .on(table.organization_id, table.provider_template_id)
      .where(sql`provider_template_id is not null`),
    tenantPolicy(),
  ],
);
