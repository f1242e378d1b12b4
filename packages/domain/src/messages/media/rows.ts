import type { Id, Instant, Owned } from "../../primitives.ts";

/** Reason why media could not be stored. */
export type MediaFailure = "too_large" | "type_mismatch" | "not_found" | "channel_refused" | "unreachable";

/** A picture, a sound, a film or a file. Its bytes are apart from the rows. */
export interface MediaRow extends Owned {
  readonly status: "pending" | "stored" | "failed" | "erased";
  /** Until it is stored, the type that the sender named; null for none. */
  readonly media_type: string | null;
  readonly size_bytes: number | null;
  /** Hex SHA-256 of the bytes. */
  readonly sha256: string | null;
  readonly filename: string | null;
  readonly error_code: MediaFailure | null;
  /** The channel that it came over; null for an upload. */
  readonly channel_id: Id | null;
  /** The messaging app's id of received media; null for an upload. */
  readonly provider_media_id: string | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
}

/** The messaging app's id of media that was handed to it, so that it is handed over once for each channel. */
export interface MediaHandleRow {
  readonly organization_id: Id;
  readonly media_id: Id;
  readonly channel_id: Id;
  readonly provider_media_id: string;
  readonly created_at: Instant;
}
