import type { SessionMessageRow, SessionRow } from "@atlas-messaging/domain";
import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "../../platform/database/columns.ts";
import { agents } from "../agents/tables.ts";

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
