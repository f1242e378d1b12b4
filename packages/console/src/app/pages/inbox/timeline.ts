/** Timeline of a conversation: messages, notes, moves and approvals in one order, and the days between them. */
import type { DataOf } from "@atlas-messaging/contract";

export type Message = DataOf<"console.conversations.listMessages">["messages"][number];

export type Note = DataOf<"console.conversations.listNotes">["notes"][number];

export type Happening = DataOf<"console.events.list">["events"][number];

type Payload<Name> = Extract<Happening["payload"], { readonly event_type: Name }>;

export type Citation = Payload<"atlas.run.updated">["run"]["citations"][number];

interface Dated {
  readonly id: string;
  readonly at: string;
}

export type Entry =
  | (Dated & { readonly kind: "message"; readonly message: Message; readonly sources: readonly Citation[] })
  | (Dated & { readonly kind: "note"; readonly note: Note })
  | (Dated & { readonly kind: "move"; readonly words: string })
  | (Dated & { readonly kind: "approval"; readonly words: string; readonly approval: string })
  | (Dated & { readonly kind: "day" });

export const timelineOf = (
  messages: readonly Message[],
  notes: readonly Note[],
  happenings: readonly Happening[],
  isWhole: boolean,
): readonly Entry[] => {
  // Earlier notes and moves stand below messages that have not come yet.
  const oldest = isWhole ? "" : (messages.at(-1)?.created_at ?? "");
  const sources = sourcesOf(happenings);
  const entries: Entry[] = [
    ...messages.map((message): Entry => {
      const cited = message.author?.type === "agent" ? (sources.get(message.created_at) ?? []) : [];
      return { kind: "message", id: message.id, at: message.created_at, message, sources: cited };
    }),
    ...notes.map((note): Entry => ({ kind: "note", id: note.id, at: note.created_at, note })),
    ...happenings.flatMap(entryOf),
  ];
  return withDays(entries.filter(({ at }) => at >= oldest).toSorted(compare));
};

/** Ids grow with time, and tell the order within one millisecond. */
const compare = (one: Entry, other: Entry): number =>
  one.at === other.at ? (one.id < other.id ? -1 : 1) : one.at < other.at ? -1 : 1;

/** Puts each day of the reader's zone before its first entry. A day keeps its id when earlier entries arrive. */
const withDays = (entries: readonly Entry[]): readonly Entry[] => {
  let ends = "";
  return entries.flatMap((entry): readonly Entry[] => {
    if (entry.at < ends) return [entry];
    const day = new Date(entry.at);
    const id = `day ${day.toDateString()}`;
    ends = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).toISOString();
    return [{ kind: "day", id, at: entry.at }, entry];
  });
};

/** An answer of an agent and its run are of one moment. */
const sourcesOf = (happenings: readonly Happening[]): ReadonlyMap<string, readonly Citation[]> =>
  new Map(
    happenings.flatMap(({ payload }) =>
      payload.event_type === "atlas.run.updated" && payload.run.citations.length > 0
        ? [[payload.run.created_at, payload.run.citations] as const]
        : [],
    ),
  );

const entryOf = ({ id, created_at: at, payload }: Happening): readonly Entry[] => {
  if (payload.event_type === "conversation.updated") {
    const words = moveWords(payload);
    return words === null ? [] : [{ kind: "move", id, at, words }];
  }
  if (!isOfApproval(payload)) return [];
  return [{ kind: "approval", id, at, words: approvalWords[payload.event_type], approval: payload.approval.id }];
};

const approvalWords = {
  "agent.action_pending": "An action waits for approval",
  "agent.action_approved": "An action was approved",
  "agent.action_rejected": "An action was rejected",
} as const;

const isOfApproval = (payload: Happening["payload"]): payload is Payload<keyof typeof approvalWords> =>
  payload.event_type in approvalWords;

const moveWords = ({ conversation, previous, changed_by }: Payload<"conversation.updated">): string | null => {
  const who = changed_by?.name ?? (changed_by ? "An integration" : "The customer");
  if (previous.labels) return `${who} changed the labels`;
  if (previous.status === undefined) return previous.owner_id === undefined ? null : `${who} changed the owner`;
  if (conversation.status === "closed") return `${who} closed the conversation`;
  if (conversation.status === "handed_off")
    return changed_by?.type === "agent" ? `${who} handed over to people` : `${who} took over`;
  return previous.status === "closed" ? `${who} opened the conversation again` : `${who} handed back to the agent`;
};

/** Without those that the timeline shows already. An event may bring a reply before its own answer has come. */
export const notShown = (sending: readonly OnItsWay[], entries: readonly Entry[]): readonly OnItsWay[] =>
  sending.filter(
    ({ kind, text, since }) =>
      !entries.some((entry) => entry.kind === kind && entryText(entry) === text && Date.parse(entry.at) >= since),
  );

const entryText = (entry: Entry): string | null =>
  entry.kind === "message" ? entry.message.text : entry.kind === "note" ? entry.note.text : null;

export interface OnItsWay {
  readonly id: number;
  readonly text: string;
  readonly kind: "message" | "note";
  /** Milliseconds since 1970, by the browser's clock. */
  readonly since: number;
}
