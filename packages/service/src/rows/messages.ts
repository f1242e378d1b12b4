import { type Instant, type MessageCategory, type Metadata, providerMessageKey } from "./primitives.ts";
import { type Author, type Referral, conversations } from "./conversations.ts";
import type { ValidBodyOf, SuccessOf } from "@atlas-messaging/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { type RowOf, instant, systemPolicy, tenantPolicy } from "./columns.ts";
import type { ProviderWords } from "./channels.ts";
import { templates } from "./templates.ts";

export type MessageType = "text" | "template" | MessageContent["type"];

export type DeliveryState = "scheduled" | "queued" | "sent" | "delivered" | "read" | "failed" | "canceled";

/** A delivery state that a message reached. */
export interface MessageStatus {
  readonly status: DeliveryState;
  readonly at: Instant;
  readonly error_code: string | null;
  readonly provider_error?: ProviderWords;
}

/** An emoji on a message; without one it was taken away, and its time says since when. */
export interface MessageReaction {
  readonly from: "customer" | "business";
  readonly emoji: string | null;
  readonly at: Instant;
}

/** Price of a message as the network told it. */
export interface MessagePricing {
  readonly type: string;
  readonly category: string;
  readonly model: string;
  readonly billable: boolean;
  /** ISO 3166 code of the customer's country; null if nothing tells it. */
  readonly country: string | null;
  /** The status that told it; `reserved` before any did. */
  readonly told_by: "reserved" | "sent" | "delivered" | "read";
  readonly at: Instant;
}

/** A text that a message had. */
export interface EarlierText {
  readonly text: string;
  readonly until: Instant;
}

/** Content other than text, as a message has it. */
export type MessageContent = NonNullable<SuccessOf<"messages.get">["data"]["message"]["content"]>;

/** Content that a customer can send. */
export type InboundContent = Extract<
  Extract<ValidBodyOf<"events.ingest">, { readonly message: unknown }>["message"],
  { readonly content: unknown }
>["content"];

/** Reason why media could not be stored. */
export type MediaFailure =
  | "too_large"
  | "type_mismatch"
  | "not_found"
  | "channel_refused"
  | "unreachable"
  | "storage_full";

/** The database derives one more column from the content, `media_id`, and has an index of it. */
export const messages = pgTable(
  "messages",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    conversation_id: uuid().notNull(),
    direction: text().$type<"inbound" | "outbound">().notNull(),
    type: text().$type<MessageType>().notNull(),
    /** The text; of other content, a short form of it. */
    text: text().notNull(),
    /** Null for text and templates. */
    content: json().$type<MessageContent>(),
    /** The message that it quotes. */
    reply_to: uuid(),
    /** Null for inbound messages. */
    author: json().$type<Author>(),
    template_id: uuid(),
    category: text().$type<MessageCategory>(),
    /** Null for inbound messages. */
    delivery_state: text().$type<DeliveryState>(),
    provider_message_id: text(),
    error_code: text(),
    /** Time to send it; null for at once. */
    send_at: instant(),
    /** Time when the customer's message was marked as read. */
    read_at: instant(),
    /** Every delivery state so far, oldest first. Empty for inbound messages, and for those from before it was kept. */
    statuses: json()
      .$type<readonly MessageStatus[]>()
      .notNull()
      .default(sql`'[]'`),
    reactions: json()
      .$type<readonly MessageReaction[]>()
      .notNull()
      .default(sql`'[]'`),
    /** The texts before edits and a deletion, oldest first. */
    edits: json()
      .$type<readonly EarlierText[]>()
      .notNull()
      .default(sql`'[]'`),
    edited_at: instant(),
    deleted_at: instant(),
    /** The ad that brought the customer, on the message that came from it. */
    referral: json().$type<Referral>(),
    /** True if its text is longer than what is kept of it; null for all others. */
    truncated: boolean().$type<true>(),
    /** Data of the caller's own; null for none. Triggers keep its entries in `metadata_entries`. */
    metadata: jsonb().$type<Metadata>(),
    /** The conversation that a merge of customers took it from. */
    merged_from: uuid(),
    /** The price as the network told it; null before, and for inbound messages. */
    pricing: json().$type<MessagePricing>(),
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
    // The few that have yet to leave, for their order.
    index("messages_queued_idx")
      .on(table.organization_id, table.conversation_id)
      .where(sql`delivery_state = 'queued'`),
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

export interface MessageRow extends RowOf<typeof messages> {}

export const media = pgTable(
  "media",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    status: text().$type<"pending" | "stored" | "failed" | "erased">().notNull(),
    /** Until it is stored, the type that the sender named; null for none. */
    media_type: text(),
    size_bytes: integer(),
    /** Hex SHA-256 of the bytes. */
    sha256: text(),
    filename: text(),
    error_code: text().$type<MediaFailure>(),
    /** The channel that it came over; null for an upload. */
    channel_id: uuid(),
    /** The messaging app's id of received media; null for an upload. */
    provider_media_id: text(),
    /** Time when housekeeping found a message with an old upload; null before, and for received media. */
    used_at: instant(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "media_pkey", columns: [table.organization_id, table.id] }),
    // Uploads that may be unused.
    index("media_unused_idx")
      .on(table.organization_id, table.id)
      .where(sql`channel_id is null and status = 'stored' and used_at is null`),
    tenantPolicy(),
    systemPolicy(),
  ],
);

/** A picture, a sound, a film or a file. Its bytes are apart from the rows. */
export interface MediaRow extends RowOf<typeof media> {}

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

/** The messaging app's id of media that was handed to it, so that it is handed over once for each channel. */
export interface MediaHandleRow extends RowOf<typeof mediaHandles> {}

/**
 * Changes of the bytes of stored media, by triggers; their sum is what an organization stores. A write adds a row, so none
 * waits for another, and housekeeping joins rows.
 */
export const storedBytes = pgTable(
  "stored_bytes",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ name: "stored_bytes_pkey", columns: [table.organization_id, table.id] }),
    tenantPolicy(),
    systemPolicy(),
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
