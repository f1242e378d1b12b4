import type { Change, FollowedAttempt } from "@atlas-messaging/domain";
import type { DeliveryJob, Receiver } from "./claim.ts";

/** Result of a delivery; `followed` is null if it was withheld. */
export interface Concluded {
  readonly job: DeliveryJob;
  readonly endpoint: Receiver;
  readonly followed: FollowedAttempt | null;
  readonly changes: readonly Change[];
}
