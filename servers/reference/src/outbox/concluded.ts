import type { Attempt, Change, JobRow, WebhookEndpointRow } from "@atlas-messaging/domain";

/** A delivery that has been attempted, or withheld (then there is no attempt). */
export interface Concluded {
  readonly job: JobRow;
  readonly endpoint: WebhookEndpointRow;
  readonly attempt: Attempt | null;
  readonly changes: readonly Change[];
}
