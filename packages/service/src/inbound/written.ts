/** Reads the message of an inbound event. */
import type { ValidBodyOf } from "@atlas-messaging/contract";
import type { Change } from "../core/changes.ts";
import { type Facts, type Refused, refuseMembers } from "../core/outcome.ts";
import { shortTextOf } from "../messages/content.ts";
import { type Attaching, mediaProblem } from "../core/media-content.ts";
import { receiveMedia } from "../messages/media.ts";
import { type Quoting, quoteProblem } from "../messages/send.ts";
import type { ChannelRow } from "../rows/channels.ts";
import type { ConversationRow } from "../rows/conversations.ts";
import type { MessageRow } from "../rows/messages.ts";
import type { Id, Instant } from "../rows/primitives.ts";

type Members = Pick<MessageRow, "type" | "text" | "content" | "reply_to" | "truncated">;

/** A message, as it was recorded. */
export interface Written extends Members, Pick<MessageRow, "referral"> {
  readonly id: Id;
  readonly at: Instant;
}

export type GivenMessage = Extract<ValidBodyOf<"events.ingest">, { readonly message: unknown }>["message"];

interface WritingFacts extends Facts, Quoting, Attaching {
  readonly conversation: ConversationRow | null;
  /** The provider's id of the media in the message, by which it is fetched. */
  readonly providerMediaId?: string;
}

/** Refuses a quote of another conversation and media that is not there, by the member that has the message. */
export const messageProblem = (
  facts: WritingFacts,
  member: "message" | "echo",
  message: GivenMessage,
): Refused<"validation_failed"> | null => {
  const problem =
    quoteProblem(facts, message.reply_to, facts.conversation) ??
    ("content" in message ? mediaProblem(facts, message.content) : null);
  const { details = [] } = problem ?? {};
  return problem && refuseMembers(details.map((each) => ({ path: `${member}.${each.path}`, message: each.message })));
};

/** Reads a message. Media that comes with it is taken in. */
export const writtenAs = (
  facts: WritingFacts,
  channel: ChannelRow,
  message: GivenMessage,
): { readonly written: Members; readonly changes: readonly Change[] } => {
  const rest = { reply_to: message.reply_to?.toLowerCase() ?? null, truncated: message.truncated ?? null };
  if (!("content" in message)) {
    return { written: { type: "text", text: message.text, content: null, ...rest }, changes: [] };
  }
  const { content, changes } = receiveMedia(facts, channel, message.content);
  return { written: { type: content.type, text: shortTextOf(content), content, ...rest }, changes };
};
