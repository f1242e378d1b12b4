import type { Id, Instant, Owned } from "./primitives.ts";
import { sql } from "drizzle-orm";
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, systemPolicy, tenantPolicy } from "./columns.ts";

/** Result of a channel's last health check. */
export interface ChannelHealth {
  readonly state: "healthy" | "degraded" | "unreachable" | "unknown";
  readonly latency_ms: number | null;
  readonly consecutive_failures: number;
  readonly message: string | null;
}

export interface ChannelRow extends Owned {
  readonly channel: string;
  readonly display_name: string;
  readonly status: "connected" | "active" | "disconnected";
  /** The carrier of its messages: a script, or the provider of its link (`channel_links`). */
  readonly provider: "sandbox" | "cloud_api";
  readonly last_health_check: Instant | null;
  readonly health: ChannelHealth;
  /** Time when an operator disconnected it; null if nobody did. */
  readonly disconnected_at: Instant | null;
  /** Time when it was made the default for sending. The latest counts. */
  readonly default_since: Instant | null;
  /** The agent that serves it, while that is ready and works on channels of this name; null for none. */
  readonly agent_id: Id | null;
  readonly created_at: Instant;
}

/** A channel's link to its provider. `id` is the channel's id. */
export interface ChannelLinkRow extends Owned {
  readonly provider: "cloud_api";
  /** Base URL of the provider's API, with its version. */
  readonly base_url: string;
  /** The provider's id of the sending number. */
  readonly sender_id: string;
  /** The provider's id of the business account, whose templates it holds; null if it is not known. */
  readonly business_account_id: string | null;
  /** Language of templates that are made without one, for example `en_US`. */
  readonly template_language: string;
  /** `ChannelSecrets` as JSON, sealed in the database. */
  readonly secrets: string;
  /** Time of the last rotation, so that of two at once the later reads the secrets of the earlier. */
  readonly rotated_at: Instant | null;
  readonly created_at: Instant;
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
    status: text().$type<ChannelRow["status"]>().notNull(),
    provider: text().$type<ChannelRow["provider"]>().notNull(),
    last_health_check: instant(),
    health: jsonb().$type<ChannelRow["health"]>().notNull(),
    disconnected_at: instant(),
    default_since: instant(),
    agent_id: uuid(),
    created_at: instant().notNull(),
  },
  (table) => [primaryKey({ name: "channels_pkey", columns: [table.organization_id, table.id] }), tenantPolicy()],
);

export const channelLinks = pgTable(
  "channel_links",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    provider: text().$type<ChannelLinkRow["provider"]>().notNull(),
    base_url: text().notNull(),
    sender_id: text().notNull(),
    business_account_id: text(),
    template_language: text().notNull(),
    secrets: text().notNull(),
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
