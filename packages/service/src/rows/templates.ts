import type { Id, MessageCategory } from "./primitives.ts";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { type RowOf, instant, tenantPolicy } from "./columns.ts";

export type TemplateStatus = "draft" | "pending" | "approved" | "rejected" | "paused" | "disabled";

export type TemplateButton =
  | { readonly type: "quick_reply"; readonly text: string }
  | { readonly type: "url"; readonly text: string; readonly url: string }
  | { readonly type: "phone"; readonly text: string; readonly phone_number: string }
  | { readonly type: "copy_code"; readonly text: string; readonly code: string };

/** A file in the header. Reviewers see the sample; a template that was taken over has none. */
export interface TemplateHeaderMedia {
  readonly type: "image" | "video" | "document";
  readonly media_id: Id | null;
}

/** Choices of a template with a one-time code, whose text and button the messaging app writes. */
export interface TemplateAuthentication {
  readonly security_recommendation: boolean;
  readonly code_expires_minutes: number | null;
  /** The app fills the code in by itself, as somebody has set up at the messaging app. */
  readonly autofill?: true;
}

export const templates = pgTable(
  "templates",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    language: text().notNull(),
    category: text().$type<MessageCategory>().notNull(),
    header: text(),
    header_media: jsonb().$type<TemplateHeaderMedia>(),
    body: text().notNull(),
    footer: text(),
    buttons: jsonb().$type<readonly TemplateButton[]>().notNull(),
    /** Sample values of placeholders, for reviewers. */
    samples: jsonb().$type<{ readonly [name: string]: string }>().notNull(),
    /** Null unless the category is authentication. */
    authentication: jsonb().$type<TemplateAuthentication>(),
    status: text().$type<TemplateStatus>().notNull(),
    /** The messaging app's reason for the status, or what keeps the template from being submitted. */
    reason: text(),
    /** Grows with each edit. */
    revision: integer().notNull(),
    /** Channel over which it is submitted; null for a draft, and in the sandbox. */
    channel_id: uuid(),
    /** The provider's id of it; null until the provider has given one. */
    provider_template_id: text(),
    /** Time when the provider took this revision; null until then. */
    submitted_at: instant(),
    /** The provider's time of its newest report. Earlier reports are late, and change nothing. */
    reported_at: instant(),
    reported_status: text().$type<TemplateStatus>(),
    reported_reason: text(),
    /** The provider's time of its newest report of the category. */
    category_at: instant(),
    /** True until it is deleted. Then null, so that its name and language can be used again. */
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

export interface TemplateRow extends RowOf<typeof templates> {}

/** Parts of a template that its reviewers and customers read. */
export type TemplateContent = Pick<
  TemplateRow,
  "header" | "header_media" | "body" | "footer" | "buttons" | "samples" | "authentication"
>;
