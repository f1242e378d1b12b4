import type { ConversationParts } from "../conversations/present.ts";
import { windowOf } from "../conversations/window.ts";
import { livingParts } from "../customers/living.ts";
import { heldFrom, refuseHeld } from "../customers/marketing.ts";
import { type Facts, type Refused, refuse } from "../outcome.ts";
import type { TemplateRow } from "../console/templates/rows.ts";
import type { QuietHoursRow } from "../rows.ts";
import { type RequestedContent, decideContent } from "./content.ts";
import { type Queueing, queueMessage } from "./queue.ts";
import type { Attaching } from "./media/attach.ts";
import { type Quoting, quoteProblem } from "./quote.ts";
import { type SendRefusal, type SentMessage, sentMessage } from "./send.ts";

/** Facts of sending into a conversation; null where the organization has no such row. */
export interface SendIntoFacts extends Facts, Quoting, Attaching {
  readonly parts: ConversationParts | null;
  readonly template: TemplateRow | null;
  /** Null when the organization has none. */
  readonly quietHours: QuietHoursRow | null;
}

/** Sends a message into an existing conversation, without run and audit entry. */
export const sendInto = (
  facts: SendIntoFacts,
  requested: RequestedContent & { readonly conversation_id: string },
  queueing: Queueing = {},
): SentMessage | SendRefusal | Refused<"not_found"> => {
  const parts = livingParts(facts.parts);
  if (!parts) return refuse("not_found", `Your organization has no conversation ${requested.conversation_id}.`);
  const { channel, customer, conversation } = parts;
  if (channel.status === "disconnected") {
    return refuse("conflict", `The channel ${channel.display_name} of this conversation is disconnected.`);
  }
  const unquotable = quoteProblem(facts, requested.reply_to, conversation);
  if (unquotable) return unquotable;
  const window = windowOf(conversation, facts.now);
  const content = decideContent(requested, { ...facts, window, recipient: customer.phone_number });
  if ("kind" in content) return content;
  const held = heldFrom(customer, content.category, facts.quietHours, facts.now);
  if (held) return refuseHeld(customer, held);
  const queued = queueMessage(facts, parts, content, queueing);
  return sentMessage(queued, customer, window, queued.changes);
};
