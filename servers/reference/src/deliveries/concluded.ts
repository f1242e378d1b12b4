import type { Attempt, Change } from "@atlas-messaging/domain";
import type { DeliveryJob, Receiver } from "./claim.ts";

/** Result of a delivery; `attempt` is null if it was withheld. */
export interface Concluded {
  readonly job: DeliveryJob;
  readonly endpoint: Receiver;
  readonly attempt: Attempt | null;
  readonly changes: readonly Change[];
}
