import { requestValidators } from "@atlas-messaging/contract/request-validators/agents";
import { agents } from "@atlas-messaging/pipeline/operations/agents";
import { linkFacts } from "../lookups/agent-links.ts";
import { newestOf } from "../lookups/pages.ts";
import { quotaOf } from "../lookups/quotas.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

const loads = {
  "agents.list": ({ tables }, args) =>
    newestOf(tables.agents, (row) => (row.status === args.status ? row : null), args),
  "agents.get": ({ tables }, { id }) => ({ agent: tables.agents.byId(id) }),
  "agents.create": (organization, { max, ...links }) => ({
    ...linkFacts(organization, links),
    quota: quotaOf(organization, "agents", { max }),
  }),
  "agents.update": (organization, { id, ...links }) => ({
    ...linkFacts(organization, links),
    agent: organization.tables.agents.byId(id),
  }),
  "agents.publish": ({ tables }, { id }) => ({ agent: tables.agents.byId(id) }),
} satisfies LoadsIn<"agents">;

export const section = sectionOf("agents", { operations: agents, loads, validators: requestValidators });
