import type { EventName } from "@atlas-messaging/contract";
import type { Id, Instant, Owned } from "../primitives.ts";

export interface WebhookDeliveryRow extends Owned {
  readonly endpoint_id: Id;
  readonly event_row_id: Id;
  readonly event_id: Id;
  readonly event_type: EventName;
  /** The event's conversation; null if it has none. */
  readonly conversation_id: Id | null;
  /** The event's; null in rows of versions before, until housekeeping has copied it. */
  readonly correlation_id: string | null;
  readonly status: "pending" | "delivered" | "exhausted";
  /** Attempts of all rounds. */
  readonly attempts: number;
  /** Attempts of this round: the first and its retries. A replay begins a new round. */
  readonly round_attempts: number;
  readonly round_started_at: Instant;
  readonly next_attempt_at: Instant | null;
  readonly last_response_status: number | null;
  readonly last_error: string | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
}

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
