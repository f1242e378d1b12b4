import {
  type JobRow,
  type KnowledgeHits,
  type TurnFacts as DomainFacts,
  type Facts,
  agentOfTurn,
  beginTurn,
  concludeTurn,
} from "@atlas-messaging/domain";
import { searchArgs } from "../operations/search.ts";
import type { SearchArgs } from "../shell.ts";
import { askingJob, bySubject, maxContendedDecisions, present } from "./job.ts";
import type { MessageParts } from "./send-message.ts";

interface TurnFacts extends Facts, Pick<DomainFacts, "agent" | "overtaken" | "lastTurn" | "earlier"> {
  readonly job: JobRow;
  /** Message of the customer. */
  readonly turn: MessageParts | null;
}

const knownOf = (facts: TurnFacts): DomainFacts => ({ ...facts, ...present(facts.turn, facts.job) });

/** Answers a customer's message from the knowledge of its agent: the one that the job names, else the channel's. */
export const agentTurn = askingJob({
  args: (job) => ({ ...bySubject(job), agent_id: agentOfTurn(job) }),
  ask: (facts: TurnFacts): readonly SearchArgs[] | null => {
    const begun = beginTurn(knownOf(facts));
    return "changes" in begun || begun.searches.length === 0 ? null : begun.searches.map(searchArgs);
  },
  decide: (facts, found: readonly KnowledgeHits[] | null) => {
    const known = knownOf(facts);
    const begun = beginTurn(known);
    if ("changes" in begun) return begun.changes;
    if ((found ?? []).length !== begun.searches.length) throw new Error("a turn begins that was moot before");
    return concludeTurn(known, begun.agent, found ?? []);
  },
  maxDecisions: maxContendedDecisions,
});
