import { createAgent, presentAgent, presentListing, publishAgent } from "@atlas-messaging/domain";
import type { Handler } from "@atlas-messaging/server-stubs";
import type { Context } from "../../pipeline/call.ts";
import { read, write } from "../../pipeline/execute.ts";
import { pageArgs, paged } from "../../pipeline/paging.ts";
import { instantOf } from "../../platform/clock.ts";
import { agentFacts, agentPageFacts, loadDirectory, newAgentFacts } from "./load.ts";

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

export const agents = {
  "agents.list": read<"agents.list", typeof agentPageFacts>({
    facts: agentPageFacts,
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { agents: items.map(presentAgent), ...page } } };
    },
  }),
  "agents.create": write("agents.create", {
    facts: newAgentFacts,
    args: ({ body }) => ({ channels: body.channels ?? [], source_ids: body.source_ids ?? [] }),
    decide: createAgent,
  }),
  "agents.publish": write("agents.publish", {
    facts: agentFacts,
    args: ({ params }) => ({ id: params.agentId }),
    also: (_call, _context, stood) => ({ slugTaken: stood === "agents_listing_slug_key" }),
    decide: publishAgent,
  }),
  "agents.directory": directory,
};
