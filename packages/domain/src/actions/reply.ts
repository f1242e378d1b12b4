/** Sending of free-form text, as replies and approved drafts share it. */
import type { SuccessOf } from "@atlas-messaging/contract";
import type { Change } from "../changes.ts";
import { type ConversationParts, presentEventMessage, presentEventParts } from "../conversations/present.ts";
import { windowOf } from "../conversations/window.ts";
import { type QueuedMessage, queueMessage } from "../messages/queue.ts";
import { type Facts, type Refused, refuse, refuseMembers } from "../outcome.ts";
import { emit, presentRun } from "../records.ts";
import type { MessageRow, RunRow } from "../rows.ts";
import { type Attaching, mediaProblem } from "../messages/media/attach.ts";
import { type Quoting, quoteProblem } from "../messages/quote.ts";
import { contentProblem } from "../messages/rich.ts";
import type { Action, ReplyPayload } from "./action.ts";

export interface Reply {
  readonly kind: "queued";
  readonly queued: QueuedMessage;
}

/** Queues free-form text or other content, which needs an open window. */
export const queueReply = (
  facts: Facts,
  parts: ConversationParts,
  { text, content, reply_to }: ReplyPayload,
): Reply | Refused<"conflict" | "window_closed"> => {
  if (parts.channel.status === "disconnected") {
    return refuse("conflict", `The channel ${parts.channel.display_name} of this conversation is disconnected.`);
  }
  if (!windowOf(parts.conversation, facts.now).open) {
    return refuse(
      "window_closed",
      `The last message from ${parts.customer.phone_number} is older than 24 hours; send a template_id with its category by POST /v1/atlas/messages.`,
    );
  }
  const queued = queueMessage(facts, parts, {
    type: content?.type ?? "text",
    text,
    template_id: null,
    category: null,
    ...(content === undefined ? {} : { content }),
    ...(reply_to === undefined ? {} : { reply_to: reply_to.toLowerCase() }),
  });
  return { kind: "queued", queued };
};

/** Refuses content that cannot be sent, or a quote of another conversation; null if there is nothing against it. */
export const replyProblem = (
  facts: Quoting & Attaching,
  { conversation }: ConversationParts,
  { content, reply_to }: ReplyPayload,
): Refused<"validation_failed"> | null => {
  const problem =
    quoteProblem(facts, reply_to, conversation) ??
    (content === undefined ? null : (contentProblem(content) ?? mediaProblem(facts, content)));
  return problem && inPayload(problem);
};

/** Names the member where it stands in an action. */
const inPayload = ({ details = [] }: Refused<"validation_failed">): Refused<"validation_failed"> =>
  refuseMembers(details.map(({ path, message }) => ({ path: `payload.${path}`, message })));

export const emitExecuted = (
  facts: Facts,
  parts: ConversationParts,
  action: Action,
  run: RunRow,
  sent?: MessageRow,
): Change[] =>
  emit(facts, ["atlas.action.executed"], parts.conversation.id, {
    ...presentEventParts(parts),
    ...(sent ? { message: { ...presentEventMessage(sent), status: "queued" } } : {}),
    run: presentRun(run),
    action: { ...action },
  });

/** Composes the answer to an action (POST /v1/atlas/actions). */
export const actionResult = (
  facts: Facts,
  { conversation }: ConversationParts,
  action_type: Action["action_type"],
  run: RunRow,
  queued?: QueuedMessage,
): SuccessOf<"actions.execute"> => ({
  ok: true,
  data: {
    accepted: true,
    action_type,
    delivery_state: queued ? "queued" : null,
    conversation_id: conversation.id,
    message_id: queued?.message.id ?? null,
    outbox_id: queued?.outboxId ?? null,
    window_open: windowOf(conversation, facts.now).open,
    run: presentRun(run),
  },
});
