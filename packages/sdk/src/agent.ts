import { type AtlasOptions, withToken } from "./advised-client.ts";
import { AgentMethods } from "./generated/agent-methods.ts";

/**
 * Client of the Agent API, which offers the tools of agents over plain HTTP at `agentUrl`.
 *
 * @example
 * ```ts
 * const agent = new AtlasAgent({ token: process.env.ATLAS_TOKEN });
 * const { results } = await agent.searchKnowledge({ query: "When are you open?" });
 * ```
 */
export class AtlasAgent extends AgentMethods {
  /** @throws {TypeError} for a token, an address or a time that cannot be right; the message omits token and address */
  constructor(options?: AtlasOptions) {
    super(withToken(options));
  }
}
