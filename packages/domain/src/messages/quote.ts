import { type Refused, refuseMember } from "../outcome.ts";
import type { ConversationRow, MessageRow } from "../rows.ts";

/** The message that a request names by `reply_to`; null if there is none. */
export interface Quoting {
  readonly quoted?: MessageRow | null;
}

/** Refuses to quote a message of another conversation. */
export const quoteProblem = (
  { quoted }: Quoting,
  replyTo: string | undefined,
  conversation: Pick<ConversationRow, "id"> | null,
): Refused<"validation_failed"> | null => {
  if (replyTo === undefined) return null;
  return quoted && quoted.conversation_id === conversation?.id
    ? null
    : refuseMember("reply_to", `must be a message of this conversation; ${replyTo} is not one`);
};
