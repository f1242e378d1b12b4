import { agentFacts, agentPageFacts, newAgentFacts } from "./load.ts";

<<<<<<< HEAD
export { loadDirectory } from "./load.ts";
=======
export { hostedAgentOn } from "./load.ts";

/** Nobody asks for an organization here, so there is no principal, and the system reads. */
const directory: Handler<"agents.directory", Context> = async ({ query }, { services }) => {
  const { category = null, limit, offset } = query;
  const args = { category, now: instantOf(services.clock), size: limit, offset };
  const { page, total } = await loadDirectory(services.database, args);
  const seen = offset + page.length;
  const data = {
    agents: page.map(({ agent, organization }) => presentListing(agent, organization)),
    total_count: total,
    next_offset: page.length > 0 && seen < total ? seen : null,
  };
  return { status: 200, body: { ok: true, data } };
};
>>>>>>> 21ad02a (wip)

export const agents = {
  "agents.list": agentPageFacts,
  "agents.create": newAgentFacts,
  "agents.publish": agentFacts,
};
