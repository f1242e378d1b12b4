import type { KnowledgeHits } from "@atlas-messaging/domain";
import { type BoundJob, agentTurn as job, bindJob } from "@atlas-messaging/pipeline/jobs";
import type { JobServices } from "./handler.ts";
import { loadTurn } from "./load.ts";

/** Answers a customer's message from the knowledge linked to the channel's agent. */
export const agentTurn: BoundJob<JobServices> = bindJob(job, {
  load: ({ database }, organization, args) => loadTurn(database, organization, args),
  answer: async ({ store }, searches, { organization_id }) => {
    const found: KnowledgeHits[] = [];
    for (const search of searches) found.push(await store.searchKnowledge(organization_id, search));
    return found;
  },
});
