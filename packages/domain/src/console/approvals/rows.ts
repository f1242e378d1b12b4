import type { Id, Instant, Json, Owned } from "../../primitives.ts";

/** A risky call or draft that a person approves or rejects. */
export interface ApprovalRow extends Owned {
  readonly run_id: Id;
  readonly action_type: "tool_call" | "draft";
  /** Null for a draft. */
  readonly tool_name: string | null;
  readonly conversation_id: Id | null;
  /** The recorded arguments, executed unless the operator gave others. */
  readonly arguments: Json;
  /** Hex SHA-256 of tool, arguments and conversation. Only a call that matches it is executed. */
  readonly arguments_hash: string;
  /** Arguments that the operator gave in place of the recorded ones, with their hash. */
  readonly approved_arguments: Json | null;
  readonly approved_hash: string | null;
  readonly state: "pending" | "approved" | "rejected" | "expired";
  readonly reason: string | null;
  readonly requested_by: Id | null;
  /** The idempotency key of the requesting call; null for a call without one. */
  readonly idempotency_scope: string | null;
  readonly idempotency_operation: string | null;
  readonly idempotency_key: string | null;
  /** While it waits: hash of the principal, the tool and the arguments of a call without a key, which repetitions share. */
  readonly waiting_key: string | null;
  readonly decided_by: Id | null;
  readonly decided_at: Instant | null;
  readonly expires_at: Instant;
  readonly created_at: Instant;
}
