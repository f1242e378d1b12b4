import { type AgentRow, type MessageFacts, type TurnFacts, turnIntents } from "@atlas-messaging/domain";
import type { Organization } from "../store/organization.ts";

/** The agent that answers customers on a channel: the oldest hosted one that serves it. */
export const hostedAgentOn = ({ tables }: Organization, channel: string): AgentRow | null =>
  [...tables.agents.all()]
    .filter(({ kind, status, channels }) => kind === "hosted" && status === "ready" && channels.includes(channel))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))[0] ?? null;

/** What the turn about a customer's message depends on; ids are in the order of arrival. */
export const turnFacts = (
  organization: Organization,
  { conversation, message, channel }: MessageFacts,
): Pick<TurnFacts, "agent" | "overtaken" | "lastTurn"> => {
  const { messages, runs } = organization.tables;
  return {
    agent: hostedAgentOn(organization, channel.channel),
    overtaken: messages
      .where("conversation_id", conversation.id)
      .some(({ direction, id }) => direction === "inbound" && id > message.id),
    lastTurn:
      [...runs.all()].findLast(
        ({ conversation_id, intent }) =>
          conversation_id === conversation.id && turnIntents.some((each) => each === intent),
      ) ?? null,
  };
};
