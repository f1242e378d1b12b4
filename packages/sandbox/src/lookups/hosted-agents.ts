import type { AgentRow } from "@atlas-messaging/domain";
import type { Organization } from "../store/organization.ts";

/** Returns the agent that answers on a channel: the oldest hosted one that is ready and serves it. */
export const hostedAgentOn = ({ tables }: Organization, channel: string): AgentRow | null =>
  [...tables.agents.all()]
    .filter(({ kind, status, channels }) => kind === "hosted" && status === "ready" && channels.includes(channel))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))[0] ?? null;
