import type { Change } from "../core/changes.ts";
import type { Facts } from "../core/outcome.ts";
import type { JobRow } from "../rows/jobs.ts";
import { audit } from "../core/records.ts";
import { dueAgain, finish } from "../core/jobs.ts";
import { emitUpdated, updateConversation } from "../conversations/decide.ts";
import type { ConversationParts } from "../conversations/present.ts";
import { decidingJob, maxContendedDecisions } from "../pipeline/job.ts";

/** Conversations of a member that one commit unassigns. */
export const unassignedAtOnce = 50;

interface LeaverFacts extends Facts {
  readonly job: JobRow;
  /** Conversations that the member still owns, at most `unassignedAtOnce`. */
  readonly owned: readonly ConversationParts[];
}

/** Unassigns the conversations of a member who was removed, so that those without an owner are found. */
export const unassignConversations = decidingJob({
  args: ({ subject_id }) => ({ owner_id: subject_id }),
  decide: (facts: LeaverFacts): Change[] => [
    ...facts.owned.flatMap((parts) => {
      const { id, owner_id } = parts.conversation;
      const { conversation, updated } = updateConversation(facts, parts.conversation, { owner_id: null });
      return [
        updated,
        ...emitUpdated(facts, parts, conversation, null),
        audit(facts, "atlas_api.conversation.unassign_owner", id, { before: { owner_id }, after: { owner_id: null } }),
      ];
    }),
    facts.owned.length < unassignedAtOnce ? finish(facts.job) : dueAgain(facts.job, facts.now),
  ],
  maxDecisions: maxContendedDecisions,
});
