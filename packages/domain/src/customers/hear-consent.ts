/** Words of consent in customers' messages. */
import { windowOf } from "../conversations/window.ts";
import { type Change } from "../changes.ts";
import { queueFirstMessage } from "../messages/queue.ts";
import type { Facts } from "../outcome.ts";
import type { ChannelRow, ConversationRow, CustomerRow, Id, Instant, MessageRow } from "../rows.ts";
import { confirmationOf } from "./confirmations.ts";
import { type ConsentWord, consentWordOf } from "./consent-words.ts";
import { type Consented, auditConsent, consentOf } from "./consent.ts";

/** A word of consent that a message consists of, and what it did. */
export interface HeardConsent extends Pick<Consented, "read" | "set" | "changes"> {
  /** The word whose effect is to be confirmed; null if it only repeats a stop. */
  readonly confirms: ConsentWord | null;
}

/** Hears a word of consent; null for any other message. A start word means something only after a stop. */
export const hearConsent = (
  facts: Facts,
  customer: CustomerRow,
  written: Pick<MessageRow, "type" | "text"> & { readonly at: Instant },
  conversationId: Id | null,
): HeardConsent | null => {
  const word = consentWordOf(written);
  if (!word || (word.marketing === "opted_in" && customer.marketing !== "opted_out")) return null;
  // A message may bear a time in the future, by the sender's clock.
  const at = written.at < facts.now ? written.at : facts.now;
  const said = { marketing: word.marketing, origin: "customer", source: null, at } as const;
  const { read, set, changes, changed } = consentOf(facts, customer, said, conversationId);
  const entry = auditConsent(facts, customer.id, said);
  return { read, set, changes: [...changes, entry], confirms: changed ? word : null };
};

/** Confirms a word of consent in its conversation, once, while the window is open. */
export const confirmConsent = (
  facts: Facts,
  { conversation, customer, channel }: { conversation: ConversationRow; customer: CustomerRow; channel: ChannelRow },
  word: ConsentWord,
): readonly Change[] => {
  if (channel.status === "disconnected" || !windowOf(conversation, facts.now).open) return [];
  const text = confirmationOf(word, customer.language);
  const content = { type: "text", text, template_id: null, category: "utility" } as const;
  return queueFirstMessage(facts, conversation, content).changes;
};
