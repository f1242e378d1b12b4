import type { JobRow } from "../rows/jobs.ts";
import type { KnowledgeHits } from "@atlas-messaging/answers/search/answer";
import { agentOfTurn } from "./enqueue.ts";
import { type TurnFacts, beginTurn, concludeTurn } from "./turn.ts";
import type { Facts } from "../core/outcome.ts";
import { searchArgs } from "../knowledge/operations.ts";
import type { SearchArgs } from "../pipeline/services.ts";
import { askingJob, bySubject, decidingJob, maxContendedDecisions, requireRow } from "../pipeline/job.ts";
import type { MessageParts } from "../messages/jobs.ts";
import { type TimeOutFacts, timeOutAgent as timeOut } from "./time-out.ts";

interface TurnJobFacts extends Facts, Pick<TurnFacts, "agent" | "overtaken" | "lastTurn" | "earlier"> {
  readonly job: JobRow;
  /** Message of the customer. */
  readonly turn: MessageParts | null;
  /** The operator of the service suspended the organization. */
  readonly suspended: boolean;
}

/** Nobody answers for a suspended organization. */
const knownOf = (facts: TurnJobFacts): TurnFacts => ({
  ...facts,
  agent: facts.suspended ? null : facts.agent,
  ...requireRow(facts.turn, facts.job),
});

/** Answers a customer's message from the knowledge of its agent: the one that the job names, else the channel's. */
export const agentTurn = askingJob({
  args: (job) => ({ ...bySubject(job), agent_id: agentOfTurn(job) }),
  ask: (facts: TurnJobFacts): readonly SearchArgs[] | null => {
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

interface TimeOutJobFacts extends Facts, Pick<TimeOutFacts, "agent" | "fallback" | "lastInbound"> {
  readonly job: JobRow;
  /** Message of the customer. */
  readonly turn: MessageParts | null;
}

/** Ends an external agent's time to answer a message. It may answer at the same moment. */
export const timeOutAgent = decidingJob({
  args: bySubject,
  decide: (facts: TimeOutJobFacts) => timeOut({ ...facts, ...requireRow(facts.turn, facts.job) }),
  maxDecisions: maxContendedDecisions,
});
