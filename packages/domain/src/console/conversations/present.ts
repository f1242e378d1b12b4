import type { SuccessOf } from "@atlas-messaging/contract";
import { presentAuthor, withoutAddress } from "../../conversations/author.ts";
import { type ShownMessage, presentCustomer, presentMessage, presentRemoved } from "../../conversations/present.ts";
import { windowOf } from "../../conversations/window.ts";
import type { ChannelRow, ConversationNoteRow, ConversationRow, CustomerRow, Id } from "../../rows.ts";
import type { Instant } from "../../primitives.ts";
import type { MemberRow } from "../members/rows.ts";

/** A conversation as the console shows it. */
export interface InboxItem {
  readonly conversation: ConversationRow;
  readonly customer: Pick<CustomerRow, "id" | "phone_number" | "name">;
  readonly channel: Pick<ChannelRow, "id" | "channel" | "display_name">;
  readonly owner: Owner | null;
  readonly lastMessage: ShownMessage | null;
}

export interface Owner {
  readonly id: Id;
  /** The name, else the address; null for a member who was removed. */
  readonly name: string | null;
}

/** Returns the owner of a conversation; `member` is null for one who was removed. */
export const ownerOf = (
  { owner_id }: Pick<ConversationRow, "owner_id">,
  member: Pick<MemberRow, "email" | "name"> | null,
): Owner | null => (owner_id === null ? null : { id: owner_id, name: member && (member.name ?? member.email) });

type Shown = SuccessOf<"console.getConversation">["data"]["conversation"];

/** Presents a conversation with its window as of `now`. */
export const presentInboxItem = (
  { conversation, customer, channel, owner, lastMessage }: InboxItem,
  now: Instant,
): Shown => {
  const window = windowOf(conversation, now);
  return {
    id: conversation.id,
    status: conversation.status,
    channel: { id: channel.id, channel: channel.channel, display_name: channel.display_name },
    customer: presentCustomer(customer),
    owner,
    labels: [...conversation.labels],
    window_open: window.open,
    window_expires_at: window.expires_at,
    last_inbound_at: conversation.last_inbound_at,
    waiting_since: conversation.waiting_since,
    last_message: lastMessage && presentMessage(lastMessage),
    ...presentRemoved(conversation),
    created_at: conversation.created_at,
    updated_at: conversation.updated_at,
  };
};

/** Presents a note of a colleague. */
export const presentNote = ({ id, conversation_id, text, author, created_at }: ConversationNoteRow) => ({
  id,
  conversation_id,
  text,
  author: presentAuthor(author),
  created_at,
});

/** Presents a note outside the console, to systems that asked for notes. */
export const presentNoteOutside = (note: ConversationNoteRow) =>
  presentNote({ ...note, author: withoutAddress(note.author) });
