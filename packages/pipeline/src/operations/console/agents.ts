/** Agents as operators create, change, archive and publish them. */
import {
  type AgentRow,
  createConsoleAgent,
  presentAgent,
  publishConsoleAgent,
  updateConsoleAgent,
} from "@atlas-messaging/domain";
import { read, write } from "../../handler.ts";
import { found } from "../../rooms/found.ts";
import { type Listed, pageArgs, paged } from "../../rooms/paging.ts";
import { type FoundAgent, linkArgs, slugFacts } from "../agents.ts";
import { quotaArgs } from "../quota.ts";

export const consoleAgents = {
  "console.listAgents": read("console.listAgents", {
    args: ({ query }, context) => ({ ...pageArgs(query, context), status: query.status }),
    present: (loaded: Listed<AgentRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { agents: items.map(presentAgent), ...page } } };
    },
  }),
  "console.getAgent": read("console.getAgent", {
    args: ({ params }) => ({ id: params.agentId }),
    present: ({ agent }: FoundAgent) => ({
      status: 200,
      body: { ok: true, data: { agent: presentAgent(found(agent)) } },
    }),
  }),
  "console.createAgent": write("console.createAgent", {
    args: ({ body }, context) => ({ ...linkArgs(body), ...quotaArgs(context, "agents") }),
    decide: createConsoleAgent,
  }),
  "console.updateAgent": write("console.updateAgent", {
    args: ({ params, body }) => ({ ...linkArgs(body), id: params.agentId }),
    decide: updateConsoleAgent,
  }),
  "console.publishAgent": write("console.publishAgent", {
    args: ({ params }) => ({ id: params.agentId }),
    addFacts: (_call, _context, conflict) => slugFacts(conflict),
    decide: publishConsoleAgent,
  }),
};
