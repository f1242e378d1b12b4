import { type BoundJob, agentTurn as job, bindJob } from "@atlas-messaging/pipeline/jobs";
import type { JobServices } from "./handler.ts";
import { loadTurn } from "./load.ts";

/** Answers a customer's message from the knowledge linked to the channel's agent. */
export const agentTurn: BoundJob<JobServices> = bindJob(job, {
  load: ({ database }, organization, args) => loadTurn(database, organization, args),
  answer: ({ store }, search, { organization_id }) => store.searchKnowledge(organization_id, search),
});
