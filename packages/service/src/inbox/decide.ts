import {
  type Action,
  type MoveFacts,
  emitExecuted,
  emitHandoff,
  moveConversation,
  stillMember,
} from "../actions/decide.ts";
import {
  type ConversationParts,
  type Owner,
  type ShownMessage,
  ownerOf,
  presentInboxItem,
  presentMessage,
  presentNote,
} from "../conversations/present.ts";
import type { ValidBodyOf } from "@atlas-messaging/contract";
import type { RequestedContent } from "../messages/content.ts";
import type { Attaching } from "../core/media-content.ts";
import { type Quoting, auditSending, sendInto } from "../messages/send.ts";
import { livingParts } from "../customers/decide.ts";
import { type Facts, type Refused, type Verb, accept, refuse, refuseMember } from "../core/outcome.ts";
import { audit, authorOf, presentRun, recordRun } from "../core/records.ts";
import type { TemplateRow } from "../rows/templates.ts";
import type { QuietHoursRow } from "../rows/customers.ts";
import { type Move, emitNoted, emitUpdated, updateConversation } from "../conversations/decide.ts";
import type { MemberRow } from "../rows/members.ts";
import { type Change, insert, insertMany, remove } from "../core/changes.ts";
import type { ConversationNoteRow, ConversationRow } from "../rows/conversations.ts";

export interface ReplyToConversationFacts extends ConversationFacts, Quoting, Attaching {
  /** The named template; null if there is none. */
  readonly template: TemplateRow | null;
  /** Null when the organization has none. */
  readonly quietHours: QuietHoursRow | null;
}

/** Sends text or a template as a person, who has the conversation from then on (POST messages of a conversation in the console). */
export const replyToConversation: Verb<"console.conversations.reply", ReplyToConversationFacts> = (
  facts,
  { params, body },
) => {
  const parts = livingParts(facts.parts);
  if (!parts) return unknownConversation(params.conversation_id);
  const requested = { ...requestedOf(body), conversation_id: parts.conversation.id };
  const { taken, owner } = takenBy(facts, parts.conversation);
  const { status, owner_id } = parts.conversation;
  // A person's template answers what the customer asked, also while the window is closed.
  const sent = sendInto(facts, requested, { read: { status, owner_id }, set: { waiting_since: null, ...taken } });
  if (sent.kind === "refused") return sent;
  const { message } = sent;
  const conversation = { ...parts.conversation, ...taken, waiting_since: null, updated_at: facts.now };
  const intent = { intent: "reply", conversation_id: conversation.id, tools_called: ["send_message"] };
  const { run, changes } = recordRun(facts, intent);
  const shown = presentAfter(facts, parts, { conversation, ...(owner && { owner }), lastMessage: message });
  const data = { conversation: shown, message: presentMessage(message), run: presentRun(run) };
  const isHandoff = status !== "handed_off";
  const after = { ...parts, conversation };
  return accept({ ok: true, data }, [
    ...sent.changes,
    ...(owner ? [stillMember(facts, owner.id)] : []),
    ...changes,
    ...emitExecuted(facts, after, { action_type: "reply", payload: { text: message.text } }, run, message),
    ...(isHandoff ? emitHandoff(facts, after, { action_type: "handoff", payload: {} }, run) : []),
    ...emitUpdated(facts, parts, conversation, authorOf(facts)),
    auditSending(facts, "atlas_api.conversation.reply", message),
    ...(taken
      ? [
          audit(facts, "atlas_api.conversation.take_over", conversation.id, {
            before: { status, owner_id },
            after: { status: conversation.status, owner_id: conversation.owner_id },
          }),
        ]
      : []),
  ]);
};

/**
 * Returns what a person's reply sets: people have the conversation, and without a living owner it is the writer's. A
 * colleague who has it keeps it; that of a closed one is done with it.
 */
const takenBy = (facts: Facts, { status, owner_id }: ConversationRow) => {
  const { id, name, email = null } = facts.actor;
  const owner: Owner | null =
    id !== null && (owner_id === null || status === "closed") ? { id, name: name ?? email } : null;
  if (status === "handed_off" && owner === null) return { taken: null, owner };
  const set = { status: "handed_off", person_announced: true, person_remind_at: null, phone_until: null } as const;
  return { taken: { ...set, owner_id: owner?.id ?? owner_id }, owner };
};

/** Leaves out what is null: the members of another form. */
const requestedOf = (body: ValidBodyOf<"console.conversations.reply">): RequestedContent => {
  const { text, content, ...others } = body;
  const { template_id, ...rest } = { template_id: null, ...others };
  return {
    ...rest,
    ...(typeof text === "string" && { text }),
    ...(content && { content }),
    ...(typeof template_id === "string" && { template_id }),
  };
};

// Taking over, assigning, handing back, closing and reopening by a person.

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
  return accept<"console.conversations.takeOver">({ ok: true, data: { conversation: shown, run: presentRun(run) } }, [
    ...changes,
    audit(facts, `atlas_api.conversation.${move}`, conversation.id, difference),
  ]);
};

/** Makes the conversation the operator's, and the agent silent (POST take-over of the console). */
export const takeOverConversation: Verb<"console.conversations.takeOver", MoveConversationFacts> = (
  facts,
  { params },
) => {
  const { id, name, email = null } = facts.actor;
  const action = { action_type: "handoff", payload: {} } as const;
  return moveBy(facts, params.conversation_id, {
    move: "take_over",
    owner: id === null ? null : { id, name: name ?? email },
    action,
  });
};

/** Makes a member the owner (POST assign of the console). */
export const assignConversation: Verb<"console.conversations.assign", AssignConversationFacts> = (
  facts,
  { params, body },
) => {
  const { assignee } = facts;
  const parts = livingParts(facts.parts);
  if (!parts) return unknownConversation(params.conversation_id);
  if (!assignee) return unknownAssignee(body.owner_id);
  const owner = { id: assignee.id, name: assignee.name ?? assignee.email };
  const action = { action_type: "assign_owner", payload: { owner_id: assignee.id } } as const;
  return moveBy(facts, params.conversation_id, { move: "assign_owner", owner, action });
};

const unknownAssignee = (id: string): Refused<"validation_failed"> =>
  refuseMember("owner_id", `must be a member of your organization; ${id} is not one`);

type PlainMove = "unassign_owner" | "hand_back" | "close" | "reopen";

const plainly = (facts: MoveConversationFacts, id: string, move: PlainMove) =>
  moveBy(facts, id, { move, owner: null, action: { action_type: move, payload: {} } });

/** Takes the owner away (POST unassign of the console). */
export const unassignConversation: Verb<"console.conversations.unassign", MoveConversationFacts> = (
  facts,
  { params },
) => plainly(facts, params.conversation_id, "unassign_owner");

/** Hands the conversation back to the agent (POST hand-back of the console). */
export const handBackConversation: Verb<"console.conversations.handBack", MoveConversationFacts> = (
  facts,
  { params },
) => plainly(facts, params.conversation_id, "hand_back");

/** Closes the conversation (POST close of the console). */
export const closeConversation: Verb<"console.conversations.close", MoveConversationFacts> = (facts, { params }) =>
  plainly(facts, params.conversation_id, "close");

/** Reopens a closed conversation (POST reopen of the console). */
export const reopenConversation: Verb<"console.conversations.reopen", MoveConversationFacts> = (facts, { params }) =>
  plainly(facts, params.conversation_id, "reopen");

/** Replaces the labels of a conversation (POST labels of the console). Labels that it has already change nothing. */
export const setConversationLabels: Verb<"console.conversations.setLabels", ConversationFacts> = (
  facts,
  { params, body },
) => {
  const parts = livingParts(facts.parts);
  if (!parts) return unknownConversation(params.conversation_id);
  const known = parts.conversation;
  const labels = [...new Set(body.labels)].toSorted();
  if (labels.join() === known.labels.join()) {
    return accept({ ok: true, data: { conversation: presentAfter(facts, parts, { conversation: known }) } }, []);
  }
  const { conversation, updated } = updateConversation(facts, known, { labels });
  return accept({ ok: true, data: { conversation: presentAfter(facts, parts, { conversation }) } }, [
    updated,
    ...labelRows(known, labels),
    ...emitUpdated(facts, parts, conversation, authorOf(facts)),
    audit(facts, "atlas_api.conversation.label", known.id, {
      before: { labels: [...known.labels] },
      after: { labels },
    }),
  ]);
};

/** Removes rows of labels that went and inserts those that came. */
const labelRows = (known: ConversationRow, labels: readonly string[]): Change[] => {
  const { organization_id, id: conversation_id } = known;
  const gone = known.labels.filter((label) => !labels.includes(label));
  const position = known.last_inbound_id ?? known.id;
  const come = labels
    .filter((label) => !known.labels.includes(label))
    .map((label) => ({ organization_id, label, conversation_id, position }));
  return [
    ...gone.map((label) => remove("conversation_labels", { organization_id, label, conversation_id })),
    ...(come.length === 0 ? [] : [insertMany("conversation_labels", come)]),
  ];
};

/** Only colleagues read notes, so a person without a name is told by address. */
const shownToColleagues = ({ actor }: Facts): string | null => actor.name ?? actor.email ?? null;

/** Adds a note for colleagues. An event says that there is one, and not what it says (POST notes of the console). */
export const addConversationNote: Verb<"console.conversations.addNote", ConversationPartsFacts> = (
  facts,
  { params, body },
) => {
  const parts = livingParts(facts.parts);
  if (!parts) return unknownConversation(params.conversation_id);
  const note: ConversationNoteRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    conversation_id: parts.conversation.id,
    text: body.text,
    author: { type: "operator", name: shownToColleagues(facts) },
    merged_from: null,
    created_at: facts.now,
  };
  return accept({ ok: true, data: { note: presentNote(note) } }, [
    insert("conversation_notes", note),
    ...emitNoted(facts, parts, authorOf(facts)),
    // Without its text, as no entry has content.
    audit(facts, "atlas_api.conversation.note", parts.conversation.id, { after: { note_id: note.id } }),
  ]);
};

export interface ConversationPartsFacts extends Facts {
  /** Null when the organization has no such conversation. */
  readonly parts: ConversationParts | null;
}

/** Facts of console operations that show the conversation. */
export interface ConversationFacts extends ConversationPartsFacts {
  /** The member who owns it; null without one. */
  readonly owner: MemberRow | null;
  readonly lastMessage: ShownMessage | null;
}

const unknownConversation = (id: string) => refuse("not_found", `Your organization has no conversation ${id}.`);

interface After {
  readonly conversation: ConversationRow;
  readonly owner?: Owner | null;
  readonly lastMessage?: ShownMessage;
}

/** Presents the conversation after a change. The owner and the last message are as read by default. */
const presentAfter = (
  facts: ConversationFacts,
  parts: ConversationParts,
  { conversation, owner = ownerOf(conversation, facts.owner), lastMessage }: After,
) => presentInboxItem({ ...parts, conversation, owner, lastMessage: lastMessage ?? facts.lastMessage }, facts.now);
