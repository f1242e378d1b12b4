/** Gestures of a business beside writing: it reacts to messages, and shows that it writes. */
import type { ValidBodyOf } from "@atlas-messaging/contract";
import { reactionDays } from "@atlas-messaging/cloud-api-emulator/network";
import { presentEventMessage, presentEventParts, presentWholeMessage, windowOf } from "../conversations/present.ts";
import { refuseAgent } from "../conversations/decide.ts";
import { type Change, update } from "../core/changes.ts";
import { finish } from "../core/jobs.ts";
import { type Refused, type Verb, accept, refuse, refuseMember } from "../core/outcome.ts";
import { audit, emit, enqueue, record } from "../core/records.ts";
import { day, hour, later, second } from "../core/time.ts";
import { retryLater } from "../channels/provider-errors.ts";
import type { JobRow } from "../rows/jobs.ts";
import type { MessageReaction, MessageRow } from "../rows/messages.ts";
import type { Instant } from "../rows/primitives.ts";
import { type MessageByIdFacts, readChanges, refuseUnread, unknownMessage } from "./cancel.ts";
import type { MessageFacts } from "./delivery.ts";
import type { Receipt } from "./receipts.ts";

/** Seconds for which a messaging app shows that somebody writes. */
const typingFor = 25 * second;

type Asked = ValidBodyOf<"messages.react">;

/** One emoji: a flag, a key, or pictures that are joined to one. */
const oneEmoji =
  /^(?:\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]*(?:\u200D\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]*)*[\u{E0020}-\u{E007F}]*)$/u;

type Found = NonNullable<MessageByIdFacts["found"]>;

/** Tells why a message takes no reaction; null if it takes one. */
const untouchable = (
  { message, channel, conversation }: Found,
  now: Instant,
): Refused<"conflict" | "window_closed"> | null => {
  const hasLeft =
    message.direction === "inbound" || ["sent", "delivered", "read"].includes(message.delivery_state ?? "");
  if (message.deleted_at !== null) return refuse("conflict", "The customer has deleted the message.");
  if (!hasLeft) return refuse("conflict", `The message is ${message.delivery_state}; the customer does not have it.`);
  if (channel.disconnected_at !== null)
    return refuse("conflict", `The channel ${channel.display_name} of this conversation is disconnected.`);
  if (channel.provider !== "sandbox" && message.provider_message_id === null)
    return refuse("conflict", "The messaging app does not know the message, which came by the API.");
  if (later(message.created_at, reactionDays * day) <= now)
    return refuse("conflict", `The message is older than ${reactionDays} days, and takes no reaction any more.`);
  return windowOf(conversation, now).open
    ? null
    : refuse("window_closed", "The customer last wrote more than 24 hours ago; a reaction needs an open window.");
};

/** Puts an emoji on a message, or takes it away (POST /v1/atlas/messages/{id}/reaction). */
export const reactToMessage: Verb<"messages.react", MessageByIdFacts> = (facts, { params, body }) =>
  refuseAgent(facts, facts.found?.conversation ?? null) ?? react(facts, params.id, body);

/** The same by a person (POST reaction of a message in the console). */
export const reactInConsole: Verb<"console.messages.react", MessageByIdFacts> = (facts, { params, body }) =>
  react(facts, params.message_id, body);

const react = (facts: MessageByIdFacts, id: string, { emoji }: Asked) => {
  const { found, now } = facts;
  if (!found || found.customer.erased_at !== null) return unknownMessage(id);
  if (emoji !== null && !oneEmoji.test(emoji)) return refuseMember("emoji", "must be one emoji");
  const problem = untouchable(found, now);
  if (problem) return problem;
  const { message, conversation } = found;
  const run = record(facts, { intent: "react_to_message", conversation_id: conversation.id });
  const before = own(message)?.emoji ?? null;
  if (before === emoji)
    return accept<"messages.react" | "console.messages.react">(
      { ok: true, data: { message: presentWholeMessage(found) } },
      run,
    );
  const marked = marking({ ...facts, ...found }, emoji);
  return accept<"messages.react" | "console.messages.react">(
    { ok: true, data: { message: presentWholeMessage({ ...found, message: marked.message }) } },
    [
      ...marked.changes,
      ...(found.channel.provider === "sandbox"
        ? []
        : [enqueue(facts, { kind: "send_reaction", subject_id: message.id, detail: { at: now } })]),
      ...run,
      audit(facts, "atlas_api.message.react", message.id, { before: { emoji: before }, after: { emoji } }),
    ],
  );
};

const own = ({ reactions }: MessageRow): MessageReaction | undefined =>
  reactions.find(({ from }) => from === "business");

/** Sets our reaction, and tells of it. */
const marking = (
  facts: MessageFacts,
  emoji: string | null,
): { readonly message: MessageRow; readonly changes: readonly Change[] } => {
  const { message, conversation, now } = facts;
  const { organization_id, id, updated_at } = message;
  const reactions = [
    ...message.reactions.filter(({ from }) => from !== "business"),
    { from: "business", emoji, at: now } as const,
  ];
  const set = { reactions, updated_at: now };
  const after = { ...message, ...set };
  return {
    message: after,
    changes: [
      update("messages", { organization_id, id, updated_at }, set),
      ...emit(facts, ["conversation.message_changed"], conversation.id, {
        ...presentEventParts(facts),
        message: presentEventMessage(after),
        change: "reaction",
      }),
    ],
  };
};

/** Shows that somebody writes, which marks the message as read (POST /v1/atlas/messages/{id}/typing). */
export const showTyping: Verb<"messages.showTyping", MessageByIdFacts> = (facts, { params }) =>
  refuseAgent(facts, facts.found?.conversation ?? null) ?? show(facts, params.id);

/** The same by a person (POST typing of a message in the console). */
export const showTypingInConsole: Verb<"console.messages.showTyping", MessageByIdFacts> = (facts, { params }) =>
  show(facts, params.message_id);

const show = (facts: MessageByIdFacts, id: string) => {
  const { found } = facts;
  if (!found) return unknownMessage(id);
  const { message, conversation } = found;
  const problem = refuseUnread(message);
  if (problem) return problem;
  const marked = message.read_at === null ? readChanges(facts, message) : { message, changes: [] };
  const job = { kind: "report_read", subject_id: message.id, detail: { typing: true } } as const;
  return accept<"messages.showTyping" | "console.messages.showTyping">(
    { ok: true, data: { message: presentWholeMessage({ ...found, message: marked.message }) } },
    [
      ...marked.changes,
      ...(message.provider_message_id === null ? [] : [enqueue(facts, job)]),
      ...record(facts, { intent: "show_typing", conversation_id: conversation.id }),
    ],
  );
};

/** Tells if a receipt also shows that somebody writes; a late one would show it after the answer. */
export const showsTyping = ({ detail, created_at }: JobRow, now: Instant): boolean =>
  Reflect.get(Object(detail), "typing") === true && now < later(created_at, typingFor);

/** Returns the emoji that a job brings to the messaging app: none, or null to take it away; undefined if a later one stands. */
export const reactionOf = ({ detail }: JobRow, message: MessageRow): string | null | undefined => {
  const standing = own(message);
  return standing?.at === Reflect.get(Object(detail), "at") ? standing?.emoji : undefined;
};

export interface ReactedFacts extends MessageFacts {
  readonly job: JobRow;
  /** In [0, 1). */
  readonly random: number;
}

/** Ends a reaction. One that the messaging app refuses, or does not take within an hour, is taken off the message. */
export const concludeReaction = (facts: ReactedFacts, receipt: Receipt | null): readonly Change[] => {
  const { job, message } = facts;
  const ended = finish(job);
  const emoji = reactionOf(job, message);
  if (receipt === null || receipt.kind === "told" || emoji === undefined) return [ended];
  const again = receipt.kind === "put_off" ? retryLater(facts, receipt) : null;
  if (again && again.dueAt < later(job.created_at, hour)) return [again.change];
  return emoji === null ? [ended] : [ended, ...marking(facts, null).changes];
};
