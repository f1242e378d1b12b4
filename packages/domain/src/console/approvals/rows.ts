import type { Id, Instant, Json, Owned } from "../../primitives.ts";

/** A risky call or a draft that waits for a person, or what the person decided. */
export interface ApprovalRow extends Owned {
  readonly run_id: Id;
  readonly action_type: "tool_call" | "draft";
  /** Null for a draft. */
  readonly tool_name: string | null;
  readonly conversation_id: Id | null;
  /** Exactly these are executed. */
  readonly arguments: Json;
  /** Hex SHA-256 over tool, arguments and conversation: what was approved is what is executed. */
  readonly arguments_hash: string;
  readonly state: "pending" | "approved" | "rejected" | "expired";
  readonly reason: string | null;
  readonly requested_by: Id | null;
  /** The idempotency key of the call that asked for it, as its answer is kept; null for a call without one. */
  readonly idempotency_scope: string | null;
  readonly idempotency_operation: string | null;
  readonly idempotency_key: string | null;
  readonly decided_by: Id | null;
  readonly decided_at: Instant | null;
  readonly expires_at: Instant;
  readonly created_at: Instant;
}
