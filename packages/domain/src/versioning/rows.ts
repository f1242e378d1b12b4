import type { OperationId } from "@atlas-messaging/contract";
import type { Instant, Owned } from "../primitives.ts";

/** The notice of a deprecated operation, given once to each organization that calls it (Versioning, 4). */
export interface DeprecationNoticeRow extends Owned {
  readonly operation_id: OperationId;
  readonly sunset_at: Instant | null;
  readonly created_at: Instant;
}
