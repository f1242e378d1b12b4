import type { Id, Instant } from "../primitives.ts";

/** The log of one attempt to deliver. */
export interface WebhookAttemptRow {
  readonly organization_id: Id;
  readonly delivery_id: Id;
  /** Counts from 1 through all rounds of the delivery. */
  readonly attempt: number;
  readonly started_at: Instant;
  readonly duration_ms: number;
  /** Null when there was no answer. */
  readonly response_status: number | null;
  /** Headers of the answer, without cookies; null without an answer. */
  readonly response_headers: { readonly [name: string]: string } | null;
  /** The beginning of the answer as text; null without an answer. */
  readonly response_body: string | null;
  /** The class of the failure; null if a complete answer came. */
  readonly error: string | null;
}
