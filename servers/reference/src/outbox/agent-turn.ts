import { type AgentRow, type MessageRow, beginTurn, concludeTurn } from "@atlas-messaging/domain";
import { loadHits, searchArgs } from "../sections/knowledge/index.ts";
import { loadTurn } from "./load.ts";
import { factsOf, missing, settleDecision } from "./settle.ts";
import type { JobHandler } from "./worker.ts";

const passagesAsked = 5;

/** Answers a customer's message, from the knowledge that is linked to the agent of its channel. */
export const agentTurn: JobHandler = (services, job) =>
  settleDecision(services, job, async () => {
    const { turn, ...known } = await loadTurn(services.database, job.organization_id, { id: job.subject_id });
    if (!turn) throw missing(job);
    const facts = { ...factsOf(services, job), job, ...turn, ...known };
    const begun = beginTurn(facts);
    if ("changes" in begun) return begun.changes;
    const args = searchFor(begun.agent, turn.message);
    const { hits } = await loadHits(services.database, job.organization_id, args);
    return concludeTurn(facts, begun.agent, hits);
  });

/** No linked source means all knowledge of the organization. */
const searchFor = ({ source_ids }: AgentRow, { text }: MessageRow) =>
  searchArgs({ query: text, topK: passagesAsked, sourceIds: source_ids.length === 0 ? undefined : source_ids });
