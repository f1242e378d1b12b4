import type { ConversationParts, ShownMessage } from "../../conversations/present.ts";
import { type Facts, refuse } from "../../outcome.ts";
import type { ConversationRow } from "../../rows.ts";
import type { MemberRow } from "../members/rows.ts";
import { type Owner, ownerOf, presentInboxItem } from "./present.ts";

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

export const unknownConversation = (id: string) => refuse("not_found", `Your organization has no conversation ${id}.`);

interface After {
  readonly conversation: ConversationRow;
  readonly owner?: Owner | null;
  readonly lastMessage?: ShownMessage;
}

/** Presents the conversation after a change. The owner and the last message are as read by default. */
export const presentAfter = (
  facts: ConversationFacts,
  parts: ConversationParts,
  { conversation, owner = ownerOf(conversation, facts.owner), lastMessage }: After,
) => presentInboxItem({ ...parts, conversation, owner, lastMessage: lastMessage ?? facts.lastMessage }, facts.now);
