import { type BoundJob, agentTurn as job, bindJob } from "@atlas-messaging/pipeline/jobs";
import type { JobServices } from "./handler.ts";
import { loadTurn } from "./load.ts";

/** Answers a customer's message, from the knowledge that is linked to the agent of its channel. */
export const agentTurn: BoundJob<JobServices> = bindJob(job, {
  load: ({ database }, organization, args) => loadTurn(database, organization, args),
  answer: ({ store }, search, { organization_id }) => store.searchKnowledge(organization_id, search),
});
