import { AgentMethods } from "./generated/agent-methods.ts";

/**
 * The client of the Agent API: the tools of agents as plain HTTP, at `agentUrl`.
 *
 * @example
 * ```ts
 * const agent = new AtlasAgent({ token: process.env.ATLAS_TOKEN });
 * const { results } = await agent.searchKnowledge({ query: "When are you open?" });
 * ```
 */
export class AtlasAgent extends AgentMethods {}
