import {
  type Change,
  type JobRow,
  type MessageFacts,
  type TurnFacts,
  beginTurn,
  concludeTurn,
  turnIntents,
} from "@atlas-messaging/domain";
import { searchArgs } from "@atlas-messaging/pipeline";
import { hostedAgentOn } from "../lookups/hosted-agents.ts";
import type { Organization } from "../store/organization.ts";
import { search } from "./search.ts";

/** What the turn about a customer's message depends on; ids are in the order of arrival. */
const turnFacts = (
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

/** Answers a customer's message, from the knowledge that is linked to the agent of its channel. */
export const takeTurn = (
  organization: Organization,
  known: MessageFacts & { readonly job: JobRow },
): readonly Change[] => {
  const facts = { ...known, ...turnFacts(organization, known) };
  const begun = beginTurn(facts);
  if ("changes" in begun) return begun.changes;
  return concludeTurn(facts, begun.agent, search(organization, searchArgs(begun.search)));
};
