import type { MediaRow, MessageRow } from "@atlas-messaging/domain";
import { providerMessageKey } from "@atlas-messaging/pipeline/jobs";
import { sql } from "drizzle-orm";
import {
  customType,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "../../platform/database/columns.ts";
import { templates } from "../console/templates/tables.ts";
import { conversations } from "../conversations/tables.ts";

/** The database derives one more column from the content, `media_id`, and has an index of it. */
export const messages = pgTable(
  "messages",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    conversation_id: uuid().notNull(),
    direction: text().$type<MessageRow["direction"]>().notNull(),
    type: text().$type<MessageRow["type"]>().notNull(),
    text: text().notNull(),
    content: json().$type<NonNullable<MessageRow["content"]>>(),
    reply_to: uuid(),
    author: json().$type<NonNullable<MessageRow["author"]>>(),
    template_id: uuid(),
    category: text().$type<NonNullable<MessageRow["category"]>>(),
    delivery_state: text().$type<NonNullable<MessageRow["delivery_state"]>>(),
    provider_message_id: text(),
    error_code: text(),
    send_at: instant(),
    read_at: instant(),
    statuses: json()
      .$type<MessageRow["statuses"]>()
      .notNull()
      .default(sql`'[]'`),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "messages_pkey", columns: [table.organization_id, table.id] }),
    unique(providerMessageKey).on(table.organization_id, table.provider_message_id),
    foreignKey({
      name: "messages_conversation_fkey",
      columns: [table.organization_id, table.conversation_id],
      foreignColumns: [conversations.organization_id, conversations.id],
    }),
    foreignKey({
      name: "messages_template_fkey",
      columns: [table.organization_id, table.template_id],
      foreignColumns: [templates.organization_id, templates.id],
    }),
    index("messages_conversation_idx").on(table.organization_id, table.conversation_id, table.created_at, table.id),
    // The lists, newest first: one for each filter that narrows.
    index("messages_conversation_position_idx").on(table.organization_id, table.conversation_id, table.id),
    index("messages_state_idx")
      .on(table.organization_id, table.delivery_state, table.id)
      .where(sql`delivery_state is not null`),
    index("messages_direction_idx").on(table.organization_id, table.direction, table.id),
    // For a customer's last message and for newer ones, without reading what was sent.
    index("messages_inbound_idx")
      .on(table.organization_id, table.conversation_id, table.created_at, table.id)
      .where(sql`direction = 'inbound'`),
    index("messages_arrival_idx")
      .on(table.organization_id, table.conversation_id, table.id)
      .where(sql`direction = 'inbound'`),
    tenantPolicy(),
  ],
);

export const media = pgTable(
  "media",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    status: text().$type<MediaRow["status"]>().notNull(),
    media_type: text(),
    size_bytes: integer(),
    sha256: text(),
    filename: text(),
    error_code: text().$type<NonNullable<MediaRow["error_code"]>>(),
    channel_id: uuid(),
    provider_media_id: text(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "media_pkey", columns: [table.organization_id, table.id] }),
    tenantPolicy(),
    systemPolicy(),
  ],
);

/** The messaging app's ids of media that was handed over, by channel. */
export const mediaHandles = pgTable(
  "media_handles",
  {
    organization_id: uuid().notNull(),
    media_id: uuid().notNull(),
    channel_id: uuid().notNull(),
    provider_media_id: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "media_handles_pkey", columns: [table.organization_id, table.media_id, table.channel_id] }),
    tenantPolicy(),
  ],
);

const bytes = customType<{ data: string }>({ dataType: () => "bytea" });

/** Bytes of media in pieces. They come before the row of their media, so no foreign key ties them. */
export const mediaChunks = pgTable(
  "media_chunks",
  {
    organization_id: uuid().notNull(),
    media_id: uuid().notNull(),
    position: integer().notNull(),
    bytes: bytes().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "media_chunks_pkey", columns: [table.organization_id, table.media_id, table.position] }),
    // For bytes whose media was never committed.
    index("media_chunks_begun_idx")
      .on(table.created_at)
      .where(sql`position = 0`),
    tenantPolicy(),
    systemPolicy(),
  ],
);
