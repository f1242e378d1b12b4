import { metadataArgs } from "../core/metadata.ts";
import type { AgentRow } from "../rows/agents.ts";
import {
  createAgent,
  createConsoleAgent,
  presentAgent,
  presentListing,
  publishAgent,
  publishConsoleAgent,
  updateAgent,
  updateConsoleAgent,
} from "./decide.ts";
import { direct, read, write } from "../pipeline/handler.ts";
import { instantOf } from "../core/time.ts";
import { found } from "../pipeline/problem.ts";
import { type Listed, pageArgs, paged, quotaArgs } from "../pipeline/paging.ts";
import { patternsOf } from "../pipeline/searched-text.ts";
import type { Shell } from "../pipeline/services.ts";

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
    patterns: patternsOf(q),
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

/** The agent that a request names; null if there is none. */
export interface FoundAgent {
  readonly agent: AgentRow | null;
}

/** Tells the next decision that the commit refused the slug of a listing. */
const slugFacts = (conflict: string | null) => ({ slugTaken: conflict === "agents_listing_slug_key" });

interface AgentLinks {
  readonly channels?: readonly string[];
  readonly source_ids?: readonly string[];
  readonly fallback_agent_id?: string | null;
}

/** Arguments of a load that reads what an agent refers to. */
const linkArgs = ({ channels = [], source_ids = [], fallback_agent_id = null }: AgentLinks) => ({
  channels,
  source_ids,
  fallback_agent_id,
});

export const agents = {
  "agents.directory": directory,
  "agents.list": read("agents.list", {
    args: ({ query }, context) => ({ ...pageArgs(query, context), status: query.status, ...metadataArgs(query) }),
    present: (loaded: Listed<AgentRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { agents: items.map(presentAgent), ...page } } };
    },
  }),
  "agents.get": read("agents.get", {
    args: ({ params }) => ({ id: params.agent_id }),
    present: ({ agent }: FoundAgent) => ({
      status: 200,
      body: { ok: true, data: { agent: presentAgent(found(agent)) } },
    }),
  }),
  "agents.create": write("agents.create", {
    args: ({ body }, context) => ({ ...linkArgs(body), ...quotaArgs(context, "agents") }),
    decide: createAgent,
  }),
  "agents.update": write("agents.update", {
    args: ({ params, body }) => ({ ...linkArgs(body), id: params.agent_id }),
    decide: updateAgent,
  }),
  "agents.publish": write("agents.publish", {
    args: ({ params }) => ({ id: params.agent_id }),
    addFacts: (_call, _context, conflict) => slugFacts(conflict),
    decide: publishAgent,
  }),
};

// Agents as operators create, change, archive and publish them.

export const consoleAgents = {
  "console.agents.list": read("console.agents.list", {
    args: ({ query }, context) => ({ ...pageArgs(query, context), status: query.status, ...metadataArgs({}) }),
    present: (loaded: Listed<AgentRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { agents: items.map(presentAgent), ...page } } };
    },
  }),
  "console.agents.get": read("console.agents.get", {
    args: ({ params }) => ({ id: params.agent_id }),
    present: ({ agent }: FoundAgent) => ({
      status: 200,
      body: { ok: true, data: { agent: presentAgent(found(agent)) } },
    }),
  }),
  "console.agents.create": write("console.agents.create", {
    args: ({ body }, context) => ({ ...linkArgs(body), ...quotaArgs(context, "agents") }),
    decide: createConsoleAgent,
  }),
  "console.agents.update": write("console.agents.update", {
    args: ({ params, body }) => ({ ...linkArgs(body), id: params.agent_id }),
    decide: updateConsoleAgent,
  }),
  "console.agents.publish": write("console.agents.publish", {
    args: ({ params }) => ({ id: params.agent_id }),
    addFacts: (_call, _context, conflict) => slugFacts(conflict),
    decide: publishConsoleAgent,
  }),
};
