import type { Id, Instant, Owned } from "./primitives.ts";
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
import { instant, systemPolicy, tenantPolicy } from "./columns.ts";

export interface AgentRow extends Owned {
  readonly kind: "hosted" | "external";
  readonly name: string;
  readonly description: string | null;
  readonly status: "ready" | "archived";
  readonly channels: readonly string[];
  /** Knowledge documents linked to it. */
  readonly source_ids: readonly Id[];
  readonly is_listed: boolean;
  readonly listing_category: string | null;
  readonly listing_description: string | null;
  /** Unique among all organizations; kept when the agent is taken out of the directory. */
  readonly listing_slug: string | null;
  /** Seconds that an external agent has to answer; null without a limit. */
  readonly reply_within_seconds: number | null;
  /** Seconds that people usually take after a handoff, which customers are told; null if they are told none. */
  readonly people_reply_within_seconds: number | null;
  /** Hours in which people answer; null if they are not known. */
  readonly people_hours: PeopleHours | null;
  /** True if the service announces people in the name of an external agent. Says nothing about hosted ones. */
  readonly announces_people: boolean;
  /** The hosted agent that answers after that time; null for people. */
  readonly fallback_agent_id: Id | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
}

export interface SessionRow extends Owned {
  readonly agent_id: Id | null;
  readonly status: "active" | "ended";
  readonly created_at: Instant;
  readonly last_message_at: Instant | null;
  readonly ended_at: Instant | null;
}

export interface SessionMessageRow extends Owned {
  readonly session_id: Id;
  readonly role: "user" | "assistant";
  readonly content: string;
  /** The run that wrote a reply; null for a user message. */
  readonly run_id: Id | null;
  readonly created_at: Instant;
}

/** The system may read agents, as the public directory lists all organizations'. */
export const agents = pgTable(
  "agents",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    kind: text().$type<AgentRow["kind"]>().notNull(),
    name: text().notNull(),
    description: text(),
    status: text().$type<AgentRow["status"]>().notNull(),
    channels: text().array().$type<AgentRow["channels"]>().notNull(),
    source_ids: uuid().array().$type<AgentRow["source_ids"]>().notNull(),
    is_listed: boolean().notNull(),
    listing_category: text(),
    listing_description: text(),
    listing_slug: text(),
    reply_within_seconds: integer(),
    people_reply_within_seconds: integer(),
    people_hours: jsonb().$type<NonNullable<AgentRow["people_hours"]>>(),
    announces_people: boolean().notNull().default(false),
    fallback_agent_id: uuid(),
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

export const sessions = pgTable(
  "sessions",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    agent_id: uuid(),
    status: text().$type<SessionRow["status"]>().notNull(),
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

export const sessionMessages = pgTable(
  "session_messages",
  {
    organization_id: uuid().notNull(),
    id: uuid().notNull(),
    session_id: uuid().notNull(),
    role: text().$type<SessionMessageRow["role"]>().notNull(),
    content: text().notNull(),
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
