import { type Change, type JobRow, type MessageFacts, beginTurn, concludeTurn } from "@atlas-messaging/domain";
import { searchArgs } from "@atlas-messaging/pipeline";
import { search } from "../loads/search.ts";
import { turnFacts } from "../loads/turns.ts";
import type { Organization } from "../store/organization.ts";

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
