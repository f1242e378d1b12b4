/** Changes by a customer of a message that is there: a reaction, an edit, a deletion. */
import type { ValidBodyOf } from "@atlas-messaging/contract";
import { presentEventMessage, presentEventParts, windowOf } from "../conversations/present.ts";
import { update } from "../core/changes.ts";
import { type Facts, type Outcome, accept, refuseMember } from "../core/outcome.ts";
import { audit, record, recordEvent } from "../core/records.ts";
import { isMedia } from "../core/media-content.ts";
import type { Quoting } from "../messages/send.ts";
import type { ChannelRow } from "../rows/channels.ts";
import type { ConversationRow } from "../rows/conversations.ts";
import type { CustomerRow } from "../rows/customers.ts";
import type { MessageReaction, MessageRow } from "../rows/messages.ts";
import type { Instant } from "../rows/primitives.ts";

/** The message that is changed is loaded as one that is quoted. */
interface ChangeFacts extends Facts, Quoting {
  readonly channel: ChannelRow | null;
  readonly customer: CustomerRow | null;
  readonly conversation: ConversationRow | null;
}

type ChangeBody = Extract<ValidBodyOf<"events.ingest">, { readonly change: unknown }>;

type Given = ChangeBody["change"];

type Changed = Partial<
  Pick<MessageRow, "text" | "content" | "reactions" | "edits" | "edited_at" | "deleted_at" | "truncated">
>;

const maxEarlier = 20;

/** Text of a message that its writer deleted. */
const deletedText = "[deleted]";

/** Changes a message. An edit that is older than the last one is kept among its earlier texts. */
export const changeMessage = (
  facts: ChangeFacts,
  { change, event_type, by = "customer" }: ChangeBody,
  at: Instant,
): Outcome<"events.ingest"> => {
  const { quoted: message, conversation, customer, channel } = facts;
  if (!message || !conversation || !customer || !channel || message.conversation_id !== conversation.id)
    return refuseMember("change.message_id", "must be a message of the customer's conversation");
  const problem = writerProblem(message, change.kind, by);
  if (problem) return problem;
  const set = changedBy(message, change, { at, by });
  const after = { ...message, ...set };
  const { event, changes } = recordEvent(facts, ["conversation.message_changed"], conversation.id, {
    ...presentEventParts({ conversation, customer, channel }),
    message: presentEventMessage(after),
    change: change.kind,
  });
  const { organization_id, id, updated_at } = message;
  return accept(
    {
      ok: true,
      data: {
        accepted: true,
        conversation_id: conversation.id,
        customer_id: customer.id,
        event_id: event.id,
        message_id: id,
        window_open: windowOf(conversation, facts.now).open,
      },
    },
    set === null
      ? []
      : [
          update("messages", { organization_id, id, updated_at }, { ...set, updated_at: facts.now }),
          ...changes,
          ...record(facts, { intent: "ingest_event", conversation_id: conversation.id }),
          audit(facts, "atlas_api.event.ingest", event.id, {
            after: { event_type, change: change.kind, conversation_id: conversation.id, message_id: id },
          }),
        ],
  );
};

/** Each side changes its own messages. */
const writerProblem = ({ direction }: MessageRow, kind: Given["kind"], by: NonNullable<ChangeBody["by"]>) => {
  if (kind === "reaction") return null;
  if (by === "customer" && direction === "outbound")
    return refuseMember("change.message_id", "must be a message of the customer, who changes no other");
  return by === "phone" && direction === "inbound"
    ? refuseMember("change.message_id", "must be a message of yours; the phone changes no other")
    : null;
};

/** Author and time of a change of a message. */
interface Act {
  readonly at: Instant;
  readonly by: NonNullable<ChangeBody["by"]>;
}

/** Returns what a change sets; null if it comes late, or again. */
const changedBy = (message: MessageRow, change: Given, { at, by }: Act): Changed | null => {
  if (change.kind === "reaction") return reactedBy(message, change.emoji ?? null, { at, by });
  const { deleted_at, edited_at, text } = message;
  if (change.kind === "deletion") return deleted_at === null ? deletedAt(message, at) : null;
  const since = deleted_at ?? edited_at;
  if (since !== null && at < since) return editedBefore(message, change.text, at);
  if (deleted_at !== null || change.text === text) return null;
  const { content } = message;
  const captioned = content !== null && isMedia(content) ? { content: { ...content, caption: change.text } } : {};
  const truncated = change.truncated ?? null;
  return { ...replaced(message, change.text, at), ...captioned, edited_at: at, truncated };
};

const deletedAt = (message: MessageRow, at: Instant): Changed => ({
  ...replaced(message, deletedText, at),
  content: null,
  truncated: null,
  deleted_at: at,
});

const replaced = ({ text, edits }: MessageRow, next: string, until: Instant): Changed => ({
  text: next,
  edits: [...edits, { text, until }].slice(-maxEarlier),
});

/** Puts an edit that comes late in its place among the earlier texts; null if it stands there. */
const editedBefore = ({ edits, edited_at }: MessageRow, text: string, at: Instant): Changed | null => {
  const place = edits.findIndex(({ until }) => until > at);
  const [around] = edits.slice(place < 0 ? edits.length : place);
  if (around === undefined || around.text === text) return null;
  const split = [
    { text: around.text, until: at },
    { text, until: around.until },
  ];
  return {
    edits: [...edits.slice(0, place), ...split, ...edits.slice(place + 1)].slice(-maxEarlier),
    edited_at: edited_at !== null && edited_at > at ? edited_at : at,
  };
};

/** The newest counts, also one that takes an emoji away before it comes. Of two in one second, the later to come. */
const reactedBy = ({ reactions }: MessageRow, emoji: string | null, { at, by }: Act): Changed | null => {
  const from = by === "phone" ? "business" : "customer";
  const before = reactions.find((each) => each.from === from);
  if (before && (at < before.at || (at === before.at && before.emoji === emoji))) return null;
  const reaction: MessageReaction = { from, emoji, at };
  return { reactions: [...reactions.filter((each) => each !== before), reaction] };
};
