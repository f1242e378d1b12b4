/** Changes of a conversation's status, owner and labels, and its notes. Each emits `conversation.updated`. */
import { type Change, update } from "../changes.ts";
import type { Facts } from "../outcome.ts";
import { emit } from "../records.ts";
import type { Author, ConversationRow } from "../rows.ts";
import { presentAuthor } from "./author.ts";
import { type ConversationParts, presentEventParts } from "./present.ts";

type AnnouncedName = "person_announced" | "person_remind_at";

type State = Pick<ConversationRow, "status" | "owner_id" | "labels" | "waiting_since" | AnnouncedName>;

/** A changed conversation, and the change of its row. */
export interface UpdatedConversation {
  readonly conversation: ConversationRow;
  readonly updated: Change;
}

/** Updates a conversation, if it is still as the decision read it. `emitUpdated` follows the events of the cause. */
export const updateConversation = (facts: Facts, known: ConversationRow, set: Partial<State>): UpdatedConversation => {
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
  return Object.keys(previous).length === 0
    ? []
    : emitDifference(facts, { ...before, conversation: after }, previous, by);
};

/** Emits `conversation.updated` for a note of a colleague. Without the note, since webhooks may reach other people. */
export const emitNoted = (facts: Facts, parts: ConversationParts, by: Author | null): Change[] =>
  emitDifference(facts, parts, {}, by);

const emitDifference = (
  facts: Facts,
  parts: ConversationParts,
  previous: ReturnType<typeof previousOf>,
  by: Author | null,
): Change[] => {
  const { id, status, owner_id, labels, waiting_since } = parts.conversation;
  return emit(facts, ["conversation.updated"], id, {
    ...presentEventParts(parts),
    conversation: { status, owner_id, labels: [...labels], waiting_since },
    previous,
    changed_by: presentAuthor(by),
  });
};

/** Returns the members that changed, with their values before. */
const previousOf = (before: ConversationRow, after: ConversationRow) => ({
  ...(before.status === after.status ? {} : { status: before.status }),
  ...(before.owner_id === after.owner_id ? {} : { owner_id: before.owner_id }),
  ...(before.labels.join() === after.labels.join() ? {} : { labels: [...before.labels] }),
});
