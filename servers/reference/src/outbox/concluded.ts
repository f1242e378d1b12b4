import type { Attempt, Change } from "@atlas-messaging/domain";
import type { DeliveryJob, Receiver } from "./claim-deliveries.ts";

/** A delivery that has been attempted, or withheld (then there is no attempt). */
export interface Concluded {
  readonly job: DeliveryJob;
  readonly endpoint: Receiver;
  readonly attempt: Attempt | null;
  readonly changes: readonly Change[];
}
