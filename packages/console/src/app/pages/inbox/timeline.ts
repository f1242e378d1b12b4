/** Timeline of a conversation: messages, notes, moves and approvals in one order. */
import type { DataOf } from "@atlas-messaging/contract";

export type Message = DataOf<"console.listConversationMessages">["messages"][number];
export type Note = DataOf<"console.listConversationNotes">["notes"][number];
export type Happening = DataOf<"console.listConversationEvents">["events"][number];
export type Citation = NonNullable<Happening["run"]>["citations"][number];

export type Entry =
  | {
      readonly kind: "message";
      readonly id: string;
      readonly at: string;
      readonly message: Message;
      readonly sources: readonly Citation[];
    }
  | { readonly kind: "note"; readonly id: string; readonly at: string; readonly note: Note }
  | { readonly kind: "move"; readonly id: string; readonly at: string; readonly words: string }
  | {
      readonly kind: "approval";
      readonly id: string;
      readonly at: string;
      readonly words: string;
      readonly approval: string;
    };

export const timelineOf = (
  messages: readonly Message[],
  notes: readonly Note[],
  happenings: readonly Happening[],
): readonly Entry[] => {
  const oldest = messages.at(-1)?.created_at ?? "";
  const sources = sourcesOf(happenings);
  const entries: Entry[] = [
    ...messages.map((message): Entry => {
      const cited = message.author?.type === "agent" ? (sources.get(message.created_at) ?? []) : [];
      return { kind: "message", id: message.id, at: message.created_at, message, sources: cited };
    }),
    ...notes.map((note): Entry => ({ kind: "note", id: note.id, at: note.created_at, note })),
    ...happenings.flatMap(entryOf),
  ];
  // Of an earlier time only messages are loaded page by page.
  return entries.filter(({ at }) => at >= oldest).toSorted((one, other) => compare(one, other));
};

/** Ids grow with time, and tell the order within one millisecond. */
const compare = (one: Entry, other: Entry): number =>
  one.at === other.at ? (one.id < other.id ? -1 : 1) : one.at < other.at ? -1 : 1;

/** An answer of an agent and its run are of one moment. */
const sourcesOf = (happenings: readonly Happening[]): ReadonlyMap<string, readonly Citation[]> =>
  new Map(
    happenings.flatMap(({ run }) =>
      run && run.citations.length > 0 ? [[run.created_at, run.citations] as const] : [],
    ),
  );

const entryOf = (happening: Happening): readonly Entry[] => {
  const { id, created_at: at, event_type, approval } = happening;
  if (event_type === "conversation.updated") {
    const words = moveWords(happening);
    return words === null ? [] : [{ kind: "move", id, at, words }];
  }
  const said = approvalWords[event_type];
  if (said === undefined || !approval) return [];
  return [{ kind: "approval", id, at, words: said, approval: approval.id }];
};

const approvalWords: { readonly [event: string]: string } = {
  "agent.action_pending": "An action waits for approval",
  "agent.action_approved": "An action was approved",
  "agent.action_rejected": "An action was rejected",
};

const moveWords = ({ conversation, previous, changed_by }: Happening): string | null => {
  if (!conversation || !previous) return null;
  const who = changed_by?.name ?? (changed_by ? "An integration" : "The customer");
  if (previous.labels) return `${who} changed the labels`;
  if (previous.status === undefined) return previous.owner_id === undefined ? null : `${who} changed the owner`;
  if (conversation.status === "closed") return `${who} closed the conversation`;
  if (conversation.status === "handed_off")
    return changed_by?.type === "agent" ? `${who} handed over to people` : `${who} took over`;
  return previous.status === "closed" ? `${who} opened the conversation again` : `${who} handed back to the agent`;
};
