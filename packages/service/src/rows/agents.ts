import type { Id, Metadata } from "./primitives.ts";
import type { PeopleHours } from "@atlas-messaging/answers/replying/people-hours";
import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { type RowOf, instant, systemPolicy, tenantPolicy } from "./columns.ts";

/** The system may read agents, as the public directory lists all organizations'. */
export const agents = pgTable(
  "agents",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    kind: text().$type<"hosted" | "external">().notNull(),
    name: text().notNull(),
    description: text(),
    status: text().$type<"ready" | "archived">().notNull(),
    channels: text().array().$type<readonly string[]>().notNull(),
    /** Knowledge documents linked to it. */
    source_ids: uuid().array().$type<readonly Id[]>().notNull(),
    is_listed: boolean().notNull(),
    listing_category: text(),
    listing_description: text(),
    /** Unique among all organizations; kept when the agent is taken out of the directory. */
    listing_slug: text(),
    /** Seconds that an external agent has to answer; null without a limit. */
    reply_within_seconds: integer(),
    /** Seconds that people usually take after a handoff, which customers are told; null if they are told none. */
    people_reply_within_seconds: integer(),
    /** Hours in which people answer; null if they are not known. */
    people_hours: jsonb().$type<PeopleHours>(),
    /** True if the service announces people in the name of an external agent. Says nothing about hosted ones. */
    announces_people: boolean().notNull().default(false),
    /** Seconds of a customer's silence after which a hosted agent answers. Says nothing about external ones. */
    answer_after_seconds: integer().notNull().default(3),
    /** The hosted agent that answers after that time; null for people. */
    fallback_agent_id: uuid(),
    /** Data of the caller's own; null for none. Triggers keep its entries in `metadata_entries`. */
    metadata: jsonb().$type<Metadata>(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "agents_pkey", columns: [table.organization_id, table.id] }),
    unique("agents_listing_slug_key").on(table.listing_slug),
    index("agents_status_idx").on(table.organization_id, table.status, table.id),
    // For the directory, oldest first.
    index("agents_directory_idx")
      .on(table.id)
      .where(sql`is_listed`),
    index("agents_listed_idx").on(table.is_listed, table.listing_category, table.id),
    tenantPolicy(),
    systemPolicy(),
  ],
);

export interface AgentRow extends RowOf<typeof agents> {}

export const sessions = pgTable(
  "sessions",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    agent_id: uuid(),
    status: text().$type<"active" | "ended">().notNull(),
    created_at: instant().notNull(),
    last_message_at: instant(),
    ended_at: instant(),
  },
  (table) => [
    primaryKey({ name: "sessions_pkey", columns: [table.organization_id, table.id] }),
    index("sessions_agent_idx").on(table.organization_id, table.agent_id, table.id),
    foreignKey({
      name: "sessions_agent_fkey",
      columns: [table.organization_id, table.agent_id],
      foreignColumns: [agents.organization_id, agents.id],
    }),
    tenantPolicy(),
  ],
);

export interface SessionRow extends RowOf<typeof sessions> {}

export const sessionMessages = pgTable(
  "session_messages",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    session_id: uuid().notNull(),
    role: text().$type<"user" | "assistant">().notNull(),
    content: text().notNull(),
    /** The run that wrote a reply; null for a user message. */
    run_id: uuid(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "session_messages_pkey", columns: [table.organization_id, table.id] }),
    foreignKey({
      name: "session_messages_session_fkey",
      columns: [table.organization_id, table.session_id],
      foreignColumns: [sessions.organization_id, sessions.id],
    }),
    index("session_messages_session_idx").on(table.organization_id, table.session_id, table.id),
    tenantPolicy(),
  ],
);

export interface SessionMessageRow extends RowOf<typeof sessionMessages> {}
