// Generated from spec/shared/limits.yaml by `bun run generate`; do not edit.

import type { LimitClass } from "../table-entries.ts";

/** Limit classes: requests (jobs, for ingest) per sliding minute, and the windows that count them. */
export const limits = {
  messages: { limit: 60, per: ["organization", "principal"], summary: "Sending messages" },
  agent_tools: { limit: 120, per: ["organization", "principal"], summary: "Agent API tools" },
  actions: { limit: 30, per: ["organization", "principal"], summary: "Conversation actions" },
  ingest: { limit: 10, per: ["organization", "principal"], summary: "Knowledge ingest jobs" },
  writes: { limit: 60, per: ["organization", "principal"], summary: "All other authenticated writes" },
  reads: { limit: 300, per: ["organization", "principal"], summary: "Authenticated reads" },
  public: { limit: 120, per: ["address"], summary: "Unauthenticated requests" },
  sign_in: { limit: 20, per: ["address"], summary: "Attempts to sign in; a quarter of it for one operator" },
} as const satisfies Record<string, LimitClass>;

/** The name of a limit class. */
export type LimitName = keyof typeof limits;
