/** The states of a conversation, and the ways between them. */
import { type Refused, refuse } from "../outcome.ts";
import type { ConversationRow } from "../rows.ts";

/** A change of who has a conversation. */
export type Move = "handoff" | "hand_back" | "close" | "reopen" | "assign_owner" | "unassign_owner" | "take_over";

export type MovedState = Partial<
  Pick<ConversationRow, "status" | "owner_id" | "waiting_since" | "person_announced" | "person_remind_at">
>;

type State = Pick<ConversationRow, "status" | "owner_id">;

/** Returns what a move sets, or why the conversation's state does not allow it. `ownerId` is who gets it. */
export const moved = (state: State, move: Move, ownerId: string | null): MovedState | Refused<"conflict"> => {
  const problem = problemOf(state, move, ownerId);
  if (problem !== null) return refuse("conflict", problem);
  const set = settings(ownerId)[move];
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
    return "The conversation is open: it is with the agent already. Take its owner away with unassign_owner.";
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
