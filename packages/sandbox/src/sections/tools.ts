import { requestValidators as agentApiRequests } from "@atlas-messaging/contract/request-validators/agent-api";
import { requestValidators as toolServerRequests } from "@atlas-messaging/contract/request-validators/tool-server";
import { requestValidators as toolRequests } from "@atlas-messaging/contract/request-validators/tools";
import { bindSection, toolLoadsIn } from "@atlas-messaging/pipeline";
import { manifests, tools } from "@atlas-messaging/pipeline/operations/tools";
import { toolServer } from "@atlas-messaging/pipeline/tool-server";
import { knowledge } from "../loads/knowledge.ts";
import { messages } from "../loads/messages.ts";
import { tools as toolLoads } from "../loads/tools.ts";
import { type Section, loadsOf } from "./section.ts";

/** The tools of agents: their manifests, the Agent API and the tool server. */
export const section: Section = {
  handlers: {
    ...manifests,
    ...bindSection(tools, loadsOf({ ...knowledge, ...messages })),
    "toolServer.call": toolServer(toolLoadsIn(loadsOf(toolLoads)), loadsOf(knowledge)),
  },
  validators: [agentApiRequests, toolServerRequests, toolRequests],
};
