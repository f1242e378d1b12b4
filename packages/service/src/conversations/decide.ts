import { isSameMetadata, presentMetadata } from "../core/metadata.ts";
import { type Facts, type Refused, refuse } from "../core/outcome.ts";
import type { Author, ConversationRow } from "../rows/conversations.ts";
import { type Change, update } from "../core/changes.ts";
import { emit, presentAuthor } from "../core/records.ts";
import { type ConversationParts, presentEventParts } from "./present.ts";

type Beginning = Pick<ConversationRow, "customer_id" | "channel_id" | "last_inbound_at" | "last_inbound_id">;

/** Makes the row of an open conversation without an owner. */
export const newConversation = (facts: Facts, beginning: Beginning): ConversationRow => ({
  organization_id: facts.organizationId,
  id: facts.newId(),
  status: "open",
  owner_id: null,
  labels: [],
  person_announced: false,
  messages_removed_before: null,
  referral: null,
  phone_until: null,
  metadata: null,
  merged_into: null,
  merged_from: null,
  person_remind_at: null,
  waiting_since: beginning.last_inbound_at,
  ...beginning,
  created_at: facts.now,
  updated_at: facts.now,
});

// The states of a conversation, and the ways between them.

/**
 * Tells if a conversation is left to agents, hosted and external ones. An owner watches over it and does not silence
 * them; taking over does.
 */
export const isWithAgents = ({ status }: Pick<ConversationRow, "status">): boolean => status === "open";

/** Refuses what an agent writes where people have the conversation, or have closed it, unless the request says so. */
export const refuseAgent = (
  { actor }: Pick<Facts, "actor">,
  conversation: Pick<ConversationRow, "id" | "status"> | null,
  whileHandedOff = false,
): Refused<"handed_off"> | null => {
  if (!actor.agent || whileHandedOff || conversation === null || isWithAgents(conversation)) return null;
  const { id, status } = conversation;
  const state = status === "closed" ? "is closed" : "is handed off: people answer";
  return refuse("handed_off", `The conversation ${id} ${state}. ${actor.agent.name} goes on when it is open again.`);
};

/** A change of who has a conversation. */
export type Move = "handoff" | "hand_back" | "close" | "reopen" | "assign_owner" | "unassign_owner" | "take_over";

export type MovedState = Partial<
  Pick<
    ConversationRow,
    "status" | "owner_id" | "waiting_since" | "person_announced" | "person_remind_at" | "phone_until"
  >
>;

type State = Pick<ConversationRow, "status" | "owner_id">;

/** Returns what a move sets, or why the conversation's state does not allow it. `ownerId` is who gets it. */
export const moved = (state: State, move: Move, ownerId: string | null): MovedState | Refused<"conflict"> => {
  const problem = problemOf(state, move, ownerId);
  if (problem !== null) return refuse("conflict", problem);
  // A move ends the time for which the business's phone has the conversation.
  const set = { ...settings(ownerId)[move], phone_until: null };
  const isHandedOff = set.status === "handed_off" && state.status !== "handed_off";
  return isHandedOff ? { ...set, person_announced: false, person_remind_at: null } : set;
};

const settings = (ownerId: string | null): { readonly [Each in Move]: MovedState } => ({
  handoff: { status: "handed_off" },
  take_over: { status: "handed_off", owner_id: ownerId },
  hand_back: { status: "open", owner_id: null },
  reopen: { status: "open", owner_id: null },
  close: { status: "closed", waiting_since: null },
  assign_owner: { owner_id: ownerId },
  unassign_owner: { owner_id: null },
});

/** Each sentence names the state and the way out. */
const problemOf = ({ status, owner_id }: State, move: Move, ownerId: string | null): string | null => {
  if (move === "hand_back" && status === "open") {
    const owned = owner_id === null ? "" : " Take its owner away with unassign_owner.";
    return `The conversation is open: it is with the agent already.${owned}`;
  }
  if (move === "hand_back" && status === "closed") {
    return "The conversation is closed. Reopen it, and it is with the agent.";
  }
  if (move === "close" && status === "closed") {
    return "The conversation is closed already. Reopen it to go on; the next customer message reopens it too.";
  }
  if (move === "reopen" && status !== "closed") {
    return `The conversation is ${status}, not closed. ${status === "open" ? "Go on in it." : "Hand it back to the agent, or reply."}`;
  }
  if (move === "unassign_owner" && owner_id === null) {
    return `The conversation is ${status} and has no owner. Assign one first.`;
  }
  if (move === "take_over" && status === "handed_off" && owner_id === ownerId) {
    return "The conversation is handed_off and yours already. Reply, or hand it back to the agent.";
  }
  return null;
};

// Changes of a conversation's status, owner and labels, and its notes. Each emits `conversation.updated`.

type AnnouncedName = "person_announced" | "person_remind_at" | "phone_until";

type StateOfUpdate = Pick<ConversationRow, "status" | "owner_id" | "labels" | "waiting_since" | AnnouncedName>;

/** A changed conversation, and the change of its row. */
export interface UpdatedConversation {
  readonly conversation: ConversationRow;
  readonly updated: Change;
}

/** Updates a conversation, if it is still as the decision read it. `emitUpdated` follows the events of the cause. */
export const updateConversation = (
  facts: Facts,
  known: ConversationRow,
  set: Partial<StateOfUpdate>,
): UpdatedConversation => {
  const { organization_id, id, ...read } = stateOf(known);
  const conversation = { ...known, ...set, updated_at: facts.now };
  return {
    conversation,
    updated: update("conversations", { organization_id, id, ...read }, { ...set, updated_at: facts.now }),
  };
};

const stateOf = ({
  organization_id,
  id,
  status,
  owner_id,
  labels,
  waiting_since,
  last_inbound_at,
  last_inbound_id,
}: ConversationRow) => ({
  organization_id,
  id,
  status,
  owner_id,
  labels,
  waiting_since,
  last_inbound_at,
  last_inbound_id,
});

/** Emits `conversation.updated` if status, owner or labels differ. `by` is null if a customer's message did it. */
export const emitUpdated = (
  facts: Facts,
  before: ConversationParts,
  after: ConversationRow,
  by: Author | null,
): Change[] => {
  const previous = previousOf(before.conversation, after);
  return Object.values(previous).every((value) => value === undefined)
    ? []
    : emitDifference(facts, { ...before, conversation: after }, previous, by);
};

/** Emits `conversation.updated` for a note of a colleague. Without the note, since webhooks may reach other people. */
export const emitNoted = (facts: Facts, parts: ConversationParts, by: Author | null): Change[] =>
  emitDifference(facts, parts, previousOf(parts.conversation, parts.conversation), by);

const emitDifference = (
  facts: Facts,
  parts: ConversationParts,
  previous: ReturnType<typeof previousOf>,
  by: Author | null,
): Change[] => {
  return emit(facts, ["conversation.updated"], parts.conversation.id, {
    ...presentEventParts(parts),
    previous,
    changed_by: presentAuthor(by),
  });
};

/** Returns the members that changed, with their values before. */
const previousOf = (before: ConversationRow, after: ConversationRow) => ({
  status: before.status === after.status ? undefined : before.status,
  owner_id: before.owner_id === after.owner_id ? undefined : before.owner_id,
  labels: before.labels.join() === after.labels.join() ? undefined : [...before.labels],
  metadata: isSameMetadata(before.metadata, after.metadata) ? undefined : (presentMetadata(before.metadata) ?? {}),
});
