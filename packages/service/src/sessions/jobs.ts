import type { Facts } from "../core/outcome.ts";
import type { JobRow } from "../rows/jobs.ts";
import type { SessionRow } from "../rows/agents.ts";
import { endSilentSession } from "./decide.ts";
import { bySubject, decidingJob, requireRow } from "../pipeline/job.ts";

interface SilenceFacts extends Facts {
  readonly job: JobRow;
  readonly session: SessionRow | null;
}

/** Ends a session after 24 hours of silence. */
export const endSession = decidingJob({
  args: bySubject,
  decide: (facts: SilenceFacts) => endSilentSession({ ...facts, session: requireRow(facts.session, facts.job) }),
});
