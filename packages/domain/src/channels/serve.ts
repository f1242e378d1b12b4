/** The agent of a channel, as its owner says. */
import type { AgentRow } from "../agents/rows.ts";
import { update } from "../changes.ts";
import { type Facts, type Verb, accept, refuse, refuseMember } from "../outcome.ts";
import { audit, record } from "../records.ts";
import type { ChannelRow, Id } from "../rows.ts";
import { presentChannelDetail } from "./present.ts";

export interface ServeChannelFacts extends Facts {
  readonly channel: ChannelRow | null;
  /** The requested agent; null if none is named or the organization has none with this id. */
  readonly agent: AgentRow | null;
}

/** Says which agent serves a channel (PATCH /v1/atlas/channels/:channel_id). */
export const serveChannel: Verb<"channels.update", ServeChannelFacts> = (facts, { params, body }) => {
  const { channel, agent } = facts;
  if (!channel) return refuse("not_found", `Your organization has no channel ${params.channel_id}.`);
  const problem = agentProblem(body.agent_id, agent, channel.channel);
  if (problem !== null) return refuseMember("agent_id", problem);
  const { organization_id, id, agent_id: before } = channel;
  const agent_id = agent?.id ?? null;
  return accept({ ok: true, data: { channel: presentChannelDetail({ ...channel, agent_id }) } }, [
    update("channels", { organization_id, id, agent_id: before }, { agent_id }),
    ...record(facts, { intent: "update_channel" }),
    audit(facts, "atlas_api.channel.update", id, { before: { agent_id: before }, after: { agent_id } }),
  ]);
};

/** Explains why an agent cannot serve a channel of a name; null if it can, or none is requested. */
export const agentProblem = (requested: Id | null | undefined, agent: AgentRow | null, name: string): string | null => {
  if (requested === undefined || requested === null) return null;
  if (!agent) return `must be an agent of your organization; ${requested} is not one`;
  if (agent.status !== "ready") return `is ${agent.name}, which is archived; set its status to ready first`;
  if (!agent.channels.includes(name))
    return `is ${agent.name}, which does not work on ${name}; add it to its channels first`;
  return null;
};
