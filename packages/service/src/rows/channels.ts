import { sql } from "drizzle-orm";
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { type RowOf, instant, systemPolicy, tenantPolicy } from "./columns.ts";

/** Result of a channel's last health check. */
export interface ChannelHealth {
  readonly state: "healthy" | "degraded" | "unreachable" | "unknown";
  readonly latency_ms: number | null;
  readonly consecutive_failures: number;
  readonly message: string | null;
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
    provider: text().$type<"sandbox" | "cloud_api">().notNull(),
    last_health_check: instant(),
    health: jsonb().$type<ChannelHealth>().notNull(),
    /** Time when an operator disconnected it; null if nobody did. */
    disconnected_at: instant(),
    /** Time when it was made the default for sending. The latest counts. */
    default_since: instant(),
    /** The agent that serves it, while that is ready and works on channels of this name; null for none. */
    agent_id: uuid(),
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
    provider: text().$type<"cloud_api">().notNull(),
    /** Base URL of the provider's API, with its version. */
    base_url: text().notNull(),
    /** The provider's id of the sending number. */
    sender_id: text().notNull(),
    /** The provider's id of the business account, whose templates it holds; null if it is not known. */
    business_account_id: text(),
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
    // A callback names only the channel.
    index("channel_links_id_idx").on(table.id),
    index("channel_links_account_idx")
      .on(table.organization_id, table.id)
      .where(sql`business_account_id is not null`),
    tenantPolicy(),
    systemPolicy(),
  ],
);

/** A channel's link to its provider. `id` is the channel's id. */
export interface ChannelLinkRow extends RowOf<typeof channelLinks> {}
