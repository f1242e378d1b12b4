/** A hosted agent's reply to a message, and what is kept of it. */
import type { KnowledgeHits } from "../knowledge/search.ts";
import type { Instant } from "../primitives.ts";
import type { Reply } from "./reply.ts";
import type { AgentRow } from "./rows.ts";

/** Intents of a run in which a hosted agent spoke to a customer. The first three count when it next finds nothing. */
export type TurnIntent =
  | "agent_reply"
  | "agent_clarification"
  | "agent_handoff"
  /** A courtesy, or a sentence about itself. */
  | "agent_courtesy"
  /** Said while a person is awaited. */
  | "agent_wait_notice";

/** A question that the knowledge did not answer. */
export interface UnansweredQuestion {
  readonly question: string;
  readonly found: KnowledgeHits;
}

export interface TurnReply {
  readonly intent: TurnIntent;
  readonly reply: Reply;
  /** For the people who take over; null when the agent goes on. */
  readonly note: string | null;
  readonly gaps: readonly UnansweredQuestion[];
}

/** The people behind an agent, and the time at which it speaks of them. */
export interface People extends Pick<AgentRow, "people_reply_within_seconds" | "people_hours"> {
  readonly now: Instant;
}

/** A turn of the agent's own words. */
export const plainly = (intent: TurnIntent, text: string): TurnReply => ({
  intent,
  reply: { text, results: [] },
  note: null,
  gaps: [],
});
