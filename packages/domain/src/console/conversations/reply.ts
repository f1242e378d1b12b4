import { emitExecuted } from "../../actions/reply.ts";
import { presentMessage } from "../../conversations/present.ts";
import type { BodyOf } from "@atlas-messaging/contract";
import type { RequestedContent } from "../../messages/content.ts";
import { auditSending } from "../../messages/queue.ts";
import type { Attaching } from "../../messages/media/attach.ts";
import type { Quoting } from "../../messages/quote.ts";
import { sendInto } from "../../messages/send-into.ts";
import { livingParts } from "../../customers/living.ts";
import { type Verb, accept } from "../../outcome.ts";
import { presentRun, recordRun } from "../../records.ts";
import type { TemplateRow } from "../templates/rows.ts";
import type { QuietHoursRow } from "../../rows.ts";
import { type ConversationFacts, presentAfter, unknownConversation } from "./known.ts";

export interface ReplyToConversationFacts extends ConversationFacts, Quoting, Attaching {
  /** The named template; null if there is none. */
  readonly template: TemplateRow | null;
  /** Null when the organization has none. */
  readonly quietHours: QuietHoursRow | null;
}

/** Sends text or a template as a person (POST messages of a conversation in the console). */
export const replyToConversation: Verb<"console.replyToConversation", ReplyToConversationFacts> = (
  facts,
  { params, body },
) => {
  const parts = livingParts(facts.parts);
  if (!parts) return unknownConversation(params.conversationId);
  // A person's template answers what the customer asked, also while the window is closed.
  const requested = { ...requestedOf(body), conversation_id: parts.conversation.id };
  const sent = sendInto(facts, requested, { set: { waiting_since: null } });
  if (sent.kind === "refused") return sent;
  const { message } = sent;
  const conversation = { ...parts.conversation, waiting_since: null, updated_at: facts.now };
  const intent = { intent: "reply", conversation_id: conversation.id, tools_called: ["send_message"] };
  const { run, changes } = recordRun(facts, intent);
  const shown = presentAfter(facts, parts, { conversation, lastMessage: message });
  const data = { conversation: shown, message: presentMessage(message), run: presentRun(run) };
  return accept({ ok: true, data }, [
    ...sent.changes,
    ...changes,
    ...emitExecuted(facts, parts, { action_type: "reply", payload: { text: message.text } }, run, message),
    auditSending(facts, "atlas_api.conversation.reply", message),
  ]);
};

/** Leaves out what is null: the members of another form. */
const requestedOf = (body: BodyOf<"console.replyToConversation">): RequestedContent => {
  const { text, content, ...others } = body;
  const { template_id, ...rest } = { template_id: null, ...others };
  return {
    ...rest,
    ...(typeof text === "string" && { text }),
    ...(content && { content }),
    ...(typeof template_id === "string" && { template_id }),
  };
};
