import type { OperationId } from "@atlas-messaging/contract";
import type { Instant, Owned } from "../primitives.ts";

/** An organization that calls a deprecated operation is told once (Versioning, 4). */
export interface DeprecationNoticeRow extends Owned {
  readonly operation_id: OperationId;
  readonly sunset_at: Instant | null;
  readonly created_at: Instant;
}
