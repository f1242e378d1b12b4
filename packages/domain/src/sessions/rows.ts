import type { Id, Instant, Owned } from "../primitives.ts";

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
