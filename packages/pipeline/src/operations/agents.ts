import { type AgentRow, createAgent, presentAgent, presentListing, publishAgent } from "@atlas-messaging/domain";
import { direct, read, write } from "../handler.ts";
import { instantOf } from "../clock.ts";
import { type Listed, pageArgs, paged } from "../rooms/paging.ts";
import type { Shell } from "../shell.ts";
import { quotaArgs } from "./quota.ts";

/** The directory is public and spans all organizations, so there is no principal. */
const directory = direct("agents.directory", async ({ query }, { shell }) => ({
  status: 200,
  body: { ok: true, data: await listedAgents(shell, query) },
}));

/** Search and page of the directory. */
export interface DirectoryQuery {
  readonly q?: string;
  readonly category?: string;
  readonly limit: number;
  readonly offset: number;
}

/** Returns one page of the directory. */
export const listedAgents = async (shell: Shell, { q = "", category, limit, offset }: DirectoryQuery) => {
  const { page, total } = await shell.store.directory({
    words: q.toLowerCase().split(/\s+/).filter(Boolean),
    category: category ?? null,
    now: instantOf(shell.clock),
    size: limit,
    offset,
  });
  const seen = offset + page.length;
  return {
    agents: page.map(({ agent, organization }) => presentListing(agent, organization)),
    total_count: total,
    next_offset: page.length > 0 && seen < total ? seen : null,
  };
};

export const agents = {
  "agents.directory": directory,
  "agents.list": read("agents.list", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: Listed<AgentRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { agents: items.map(presentAgent), ...page } } };
    },
  }),
  "agents.create": write("agents.create", {
    args: ({ body }, context) => ({
      channels: body.channels ?? [],
      source_ids: body.source_ids ?? [],
      ...quotaArgs(context, "agents"),
    }),
    decide: createAgent,
  }),
  "agents.publish": write("agents.publish", {
    args: ({ params }) => ({ id: params.agentId }),
    addFacts: (_call, _context, conflict) => ({ slugTaken: conflict === "agents_listing_slug_key" }),
    decide: publishAgent,
  }),
};
