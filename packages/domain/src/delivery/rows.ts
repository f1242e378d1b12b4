import type { Id, Instant } from "../primitives.ts";

/** One attempt to deliver, kept as it was made. */
export interface WebhookAttemptRow {
  readonly organization_id: Id;
  readonly delivery_id: Id;
  /** Counts from 1, through every round of the delivery. */
  readonly attempt: number;
  readonly started_at: Instant;
  readonly duration_ms: number;
  /** Null when there was no answer. */
  readonly response_status: number | null;
  /** The beginning of the answer as text; null when there was none. */
  readonly response_body: string | null;
  /** The class of the failure; null when a whole answer came. */
  readonly error: string | null;
}
