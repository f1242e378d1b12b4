import { type Change, remove } from "../changes.ts";
import type { JobRow } from "../rows.ts";

/** The key of a job, and the lease under which we hold it: who has lost the lease changes nothing. */
export const held = (job: JobRow) => ({
  organization_id: job.organization_id,
  id: job.id,
  leased_until: job.leased_until,
});

/** A fulfilled promise leaves the outbox. */
export const finish = (job: JobRow): Change => remove("outbox", held(job));
