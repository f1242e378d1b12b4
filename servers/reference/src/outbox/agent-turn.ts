import { beginTurn, concludeTurn } from "@atlas-messaging/domain";
import { searchArgs } from "@atlas-messaging/pipeline";
import { loadTurn } from "./load.ts";
import { factsOf, missing, settleDecision } from "./settle.ts";
import type { JobHandler } from "./worker.ts";

/** Answers a customer's message, from the knowledge that is linked to the agent of its channel. */
export const agentTurn: JobHandler = (services, job) =>
  settleDecision(services, job, async () => {
    const { turn, ...known } = await loadTurn(services.database, job.organization_id, { id: job.subject_id });
    if (!turn) throw missing(job);
    const facts = { ...factsOf(services, job), job, ...turn, ...known };
    const begun = beginTurn(facts);
    if ("changes" in begun) return begun.changes;
    const hits = await services.store.searchKnowledge(job.organization_id, searchArgs(begun.search));
    return concludeTurn(facts, begun.agent, hits);
  });
