import type { TurnIntent } from "./turn-reply.ts";

/** Intents of the runs that count when an agent finds nothing: a second gap in a row is a handoff. */
export const turnIntents = ["agent_reply", "agent_clarification", "agent_handoff"] as const satisfies TurnIntent[];
