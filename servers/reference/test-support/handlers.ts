import type { JobRow } from "@atlas-messaging/service/rows/jobs";
import type { JobHandler, JobHandlers } from "../src/jobs/handler.ts";
import { type Outside, jobHandlers } from "../src/jobs/index.ts";

/** Every kind of job is handled in this one way; what is lost with it is as ever. */
export const handlersOf = (handle: (job: JobRow) => Promise<void>): JobHandlers => {
  const known = jobHandlers({} as Outside); // Nothing of the outside world is asked.
  const handled = (own: JobHandler): JobHandler => ({ ...own, run: (_, job) => handle(job) });
  const all = Object.entries(known).map(([kind, own]) => [kind, handled(own)] as const);
  return Object.fromEntries(all) as JobHandlers; // They are of the same kinds.
};
