import { requestValidators as agentRequests } from "@atlas-messaging/contract/request-validators/agents";
import { requestValidators as knowledgeRequests } from "@atlas-messaging/contract/request-validators/knowledge";
import { requestValidators as runRequests } from "@atlas-messaging/contract/request-validators/runs";
import { requestValidators as sessionRequests } from "@atlas-messaging/contract/request-validators/sessions";
import { bindSection, listOrSearch } from "@atlas-messaging/pipeline";
import { agents, directory } from "@atlas-messaging/pipeline/operations/agents";
import { knowledge } from "@atlas-messaging/pipeline/operations/knowledge";
import { runs } from "@atlas-messaging/pipeline/operations/runs";
import { sessions } from "@atlas-messaging/pipeline/operations/sessions";
import { agents as agentLoads } from "../loads/agents.ts";
import { knowledge as knowledgeLoads } from "../loads/knowledge.ts";
import { sessions as sessionLoads } from "../loads/sessions.ts";
import { type Section, loadsOf } from "./section.ts";

const { "knowledge.search": search, ...bound } = bindSection(
  { ...agents, ...knowledge, ...runs, ...sessions },
  loadsOf({ ...agentLoads, ...knowledgeLoads, ...sessionLoads }),
);

/** Knowledge, and the agents and sessions that answer from it. */
export const section: Section = {
  handlers: {
    ...bound,
    "agents.directory": directory,
    "knowledge.list": listOrSearch({ ...bound, "knowledge.search": search }),
  },
  validators: [agentRequests, knowledgeRequests, runRequests, sessionRequests],
};
