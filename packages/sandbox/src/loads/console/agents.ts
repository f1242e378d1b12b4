import { linkFacts } from "../../lookups/agent-links.ts";
import { newestOf } from "../../lookups/pages.ts";
import { quotaOf } from "../../lookups/quotas.ts";
import type { LoadsIn } from "../section.ts";

export const agents = {
  "console.listAgents": ({ tables }, args) =>
    newestOf(tables.agents, (row) => (row.status === args.status ? row : null), args),
  "console.getAgent": ({ tables }, { id }) => ({ agent: tables.agents.byId(id) }),
  "console.createAgent": (organization, { max, ...links }) => ({
    ...linkFacts(organization, links),
    quota: quotaOf(organization, "agents", { max }),
  }),
  "console.updateAgent": (organization, { id, ...links }) => ({
    ...linkFacts(organization, links),
    agent: organization.tables.agents.byId(id),
  }),
  "console.publishAgent": ({ tables }, { id }) => ({ agent: tables.agents.byId(id) }),
} satisfies Partial<LoadsIn<"console">>;
