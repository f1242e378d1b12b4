import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { SuccessOf } from "@atlas-messaging/contract";
import type { Json } from "./primitives.ts";
import { type RowOf, instant, systemPolicy, tenantPolicy } from "./columns.ts";

/** A provider's own words about a refusal, and what mends it. */
export type ProviderWords = NonNullable<SuccessOf<"channels.get">["data"]["channel"]["health"]["provider_error"]>;

/** Result of a channel's last health check. */
export interface ChannelHealth {
  readonly state: "healthy" | "degraded" | "unreachable" | "unknown";
  readonly latency_ms: number | null;
  readonly consecutive_failures: number;
  readonly message: string | null;
  /** Reason why the provider refuses messages, or its words about the account, until that is over. */
  readonly provider_error?: ProviderWords;
}

export interface ChannelSecrets {
  /** Authorizes requests to the provider. */
  readonly access_token: string;
  /** Verifies the provider's signature of callbacks. */
  readonly app_secret: string;
  /** Proves that a verification challenge comes from the provider. */
  readonly verify_token: string;
}

export const channels = pgTable(
  "channels",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    channel: text().notNull(),
    display_name: text().notNull(),
    status: text().$type<"connected" | "active" | "disconnected">().notNull(),
    /** The carrier of its messages: a script, or the provider of its link (`channel_links`). */
    provider: text().$type<"sandbox" | "cloud_api" | "adapter">().notNull(),
    last_health_check: instant(),
    health: jsonb().$type<ChannelHealth>().notNull(),
    /** Time when an operator disconnected it; null if nobody did. */
    disconnected_at: instant(),
    /** Time when it was made the default for sending. The latest counts. */
    default_since: instant(),
    /** The agent that serves it, while that is ready and works on channels of this name; null for none. */
    agent_id: uuid(),
    /** Minutes for which a message from the phone hands a conversation off; null until it is handed back. */
    phone_handoff_minutes: integer(),
    /** Time when an operator removed it. Its conversations stay. Null for all others. */
    removed_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [primaryKey({ name: "channels_pkey", columns: [table.organization_id, table.id] }), tenantPolicy()],
);

export interface ChannelRow extends RowOf<typeof channels> {}

export const channelLinks = pgTable(
  "channel_links",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    provider: text().$type<"cloud_api" | "adapter">().notNull(),
    /** Base URL of the provider's API, with its version. */
    base_url: text().notNull(),
    /** The provider's id of the sending number. */
    sender_id: text().notNull(),
    /** The same, which an organization may have once; null for links from before that was so. */
    number_key: text(),
    /** The provider's id of the business account, whose templates it holds; null if it is not known. */
    business_account_id: text(),
    /** Digits of the number, as its provider said; null while it has not. */
    display_number: text(),
    /** Language of templates that are made without one, for example `en_US`. */
    template_language: text().notNull(),
    /** `ChannelSecrets` as JSON, sealed in the database. */
    secrets: text().notNull(),
    /** Time of the last rotation, so that of two at once the later reads the secrets of the earlier. */
    rotated_at: instant(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "channel_links_pkey", columns: [table.organization_id, table.id] }),
    foreignKey({
      name: "channel_links_channel_fkey",
      columns: [table.organization_id, table.id],
      foreignColumns: [channels.organization_id, channels.id],
    }),
    // A callback names only the channel, or the number and its business account.
    index("channel_links_id_idx").on(table.id),
    index("channel_links_sender_idx").on(table.sender_id),
    index("channel_links_business_idx")
      .on(table.business_account_id)
      .where(sql`business_account_id is not null`),
    uniqueIndex("channel_links_number_key")
      .on(table.organization_id, table.number_key)
      .where(sql`number_key is not null`),
    index("channel_links_account_idx")
      .on(table.organization_id, table.id)
      .where(sql`business_account_id is not null`),
    tenantPolicy(),
    systemPolicy(),
  ],
);

/** A channel's link to its provider. `id` is the channel's id. */
export interface ChannelLinkRow extends RowOf<typeof channelLinks> {}

/** Messages to numbers that nobody linked, as they came. Each row belongs to the organization whose app secret signed. */
export const unlinkedCallbacks = pgTable(
  "unlinked_callbacks",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    /** The channel whose app secret signed. */
    link_id: uuid().notNull(),
    /** The provider's id of the number. */
    sender_id: text().notNull(),
    /** Hash of `body`, since a provider may call again. */
    digest: text().notNull(),
    body: text().notNull(),
    bytes: integer().notNull(),
    /** Number of messages in it. */
    messages: integer().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "unlinked_callbacks_pkey", columns: [table.organization_id, table.id] }),
    index("unlinked_callbacks_digest_idx").on(table.organization_id, table.digest),
    index("unlinked_callbacks_sender_idx").on(table.sender_id, table.id),
    index("unlinked_callbacks_age_idx").on(table.created_at),
    tenantPolicy(),
    systemPolicy(),
  ],
);

export interface UnlinkedCallbackRow extends RowOf<typeof unlinkedCallbacks> {}

/** Changes of messages that are not here yet, as they came: an edit may come before what it edits. */
export const earlyChanges = pgTable(
  "early_changes",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    channel_id: uuid().notNull(),
    /** The provider's id of the message. */
    target_id: text().notNull(),
    /** A `ReceivedChange` of the server. */
    change: json().$type<Json>().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "early_changes_pkey", columns: [table.organization_id, table.id] }),
    index("early_changes_target_idx").on(table.organization_id, table.target_id),
    index("early_changes_age_idx").on(table.created_at),
    tenantPolicy(),
    systemPolicy(),
  ],
);

export interface EarlyChangeRow extends RowOf<typeof earlyChanges> {}
