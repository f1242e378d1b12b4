/** Taking over, assigning, handing back, closing and reopening by a person. */
import type { Action } from "../../actions/action.ts";
import { type MoveFacts, moveConversation } from "../../actions/move.ts";
import type { Move } from "../../conversations/move.ts";
import { livingParts } from "../../customers/living.ts";
import { type Refused, type Verb, accept, refuseMember } from "../../outcome.ts";
import { audit, presentRun } from "../../records.ts";
import type { MemberRow } from "../members/rows.ts";
import { type ConversationFacts, presentAfter, unknownConversation } from "./known.ts";
import { type Owner, ownerOf } from "./present.ts";

export interface MoveConversationFacts extends ConversationFacts, MoveFacts {}

export interface AssignConversationFacts extends MoveConversationFacts {
  /** The member to assign, active or invited; null if there is none. */
  readonly assignee: MemberRow | null;
}

interface Asked {
  readonly move: Move;
  readonly owner: Owner | null;
  readonly action: Action;
}

const moveBy = (facts: MoveConversationFacts, id: string, { move, owner, action }: Asked) => {
  const parts = livingParts(facts.parts);
  if (!parts) return unknownConversation(id);
  const done = moveConversation(facts, parts, { move, ownerId: owner?.id ?? null, action });
  if (done.kind === "refused") return done;
  const { conversation, run, changes, difference } = done;
  const isTheirs = owner !== null && conversation.owner_id === owner.id;
  const shown = presentAfter(facts, parts, {
    conversation,
    owner: isTheirs ? owner : ownerOf(conversation, facts.owner),
  });
  return accept<"console.takeOverConversation">({ ok: true, data: { conversation: shown, run: presentRun(run) } }, [
    ...changes,
    audit(facts, `atlas_api.conversation.${move}`, conversation.id, difference),
  ]);
};

/** Makes the conversation the operator's, and the agent silent (POST take-over of the console). */
export const takeOverConversation: Verb<"console.takeOverConversation", MoveConversationFacts> = (
  facts,
  { params },
) => {
  const { id, name, email = null } = facts.actor;
  const action = { action_type: "handoff", payload: {} } as const;
  return moveBy(facts, params.conversationId, {
    move: "take_over",
    owner: id === null ? null : { id, name: name ?? email },
    action,
  });
};

/** Makes a member the owner (POST assign of the console). */
export const assignConversation: Verb<"console.assignConversation", AssignConversationFacts> = (
  facts,
  { params, body },
) => {
  const { assignee } = facts;
  const parts = livingParts(facts.parts);
  if (!parts) return unknownConversation(params.conversationId);
  if (!assignee) return unknownAssignee(body.owner_id);
  const owner = { id: assignee.id, name: assignee.name ?? assignee.email };
  const action = { action_type: "assign_owner", payload: { owner_id: assignee.id } } as const;
  return moveBy(facts, params.conversationId, { move: "assign_owner", owner, action });
};

const unknownAssignee = (id: string): Refused<"validation_failed"> =>
  refuseMember("owner_id", `must be a member of your organization; ${id} is not one`);

type PlainMove = "unassign_owner" | "hand_back" | "close" | "reopen";

const plainly = (facts: MoveConversationFacts, id: string, move: PlainMove) =>
  moveBy(facts, id, { move, owner: null, action: { action_type: move, payload: {} } });

/** Takes the owner away (POST unassign of the console). */
export const unassignConversation: Verb<"console.unassignConversation", MoveConversationFacts> = (facts, { params }) =>
  plainly(facts, params.conversationId, "unassign_owner");

/** Hands the conversation back to the agent (POST hand-back of the console). */
export const handBackConversation: Verb<"console.handBackConversation", MoveConversationFacts> = (facts, { params }) =>
  plainly(facts, params.conversationId, "hand_back");

/** Closes the conversation (POST close of the console). */
export const closeConversation: Verb<"console.closeConversation", MoveConversationFacts> = (facts, { params }) =>
  plainly(facts, params.conversationId, "close");

/** Reopens a closed conversation (POST reopen of the console). */
export const reopenConversation: Verb<"console.reopenConversation", MoveConversationFacts> = (facts, { params }) =>
  plainly(facts, params.conversationId, "reopen");
