import { type AgentRow, createAgent, presentAgent, presentListing, publishAgent } from "@atlas-messaging/domain";
import type { Handler } from "@atlas-messaging/server-stubs/handlers";
import { read, write } from "../bind.ts";
import { instantOf } from "../clock.ts";
import type { Context } from "../rooms/call.ts";
import { type Listed, pageArgs, paged } from "../rooms/paging.ts";

/** Nobody asks for an organization here, so there is no principal, and the system reads. */
export const directory: Handler<"agents.directory", Context> = async ({ query }, { shell }) => {
  const { category = null, limit, offset } = query;
  const { page, total } = await shell.store.directory({ category, now: instantOf(shell.clock), size: limit, offset });
  const seen = offset + page.length;
  const data = {
    agents: page.map(({ agent, organization }) => presentListing(agent, organization)),
    total_count: total,
    next_offset: page.length > 0 && seen < total ? seen : null,
  };
  return { status: 200, body: { ok: true, data } };
};

export const agents = {
  "agents.list": read("agents.list", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: Listed<AgentRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { agents: items.map(presentAgent), ...page } } };
    },
  }),
  "agents.create": write("agents.create", {
    args: ({ body }) => ({ channels: body.channels ?? [], source_ids: body.source_ids ?? [] }),
    decide: createAgent,
  }),
  "agents.publish": write("agents.publish", {
    args: ({ params }) => ({ id: params.agentId }),
    also: (_call, _context, stood) => ({ slugTaken: stood === "agents_listing_slug_key" }),
    decide: publishAgent,
  }),
};
