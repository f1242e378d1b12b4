import type { BodyOf } from "@atlas-messaging/contract";
import type { MessageContent } from "../messages/message-content.ts";
import { shortTextOf } from "../messages/rich.ts";
import type { Id } from "../rows.ts";

/** An action in a conversation, the same for each documented form. */
export type Action =
  | { readonly action_type: "reply"; readonly payload: { readonly text: string } }
  | { readonly action_type: "draft"; readonly payload: { readonly text: string } }
  | { readonly action_type: "handoff"; readonly payload: { readonly text?: string } }
  | { readonly action_type: "assign_owner"; readonly payload: { readonly owner_id: Id } }
  | { readonly action_type: StateAction; readonly payload: { readonly [name: string]: never } };

/** Text, or other content with its short form as text. */
export interface ReplyPayload {
  readonly text: string;
  readonly content?: MessageContent;
  readonly reply_to?: Id;
}

/** Actions that need no more than their name. */
type StateAction = "hand_back" | "close" | "reopen" | "unassign_owner";

export type ActionType = Action["action_type"];

/** An action as it is requested: a reply may have more than its text. */
export type RequestedAction =
  | Exclude<Action, { readonly action_type: "reply" }>
  | { readonly action_type: "reply"; readonly payload: ReplyPayload };

/** Normalizes a request to its action: `send_message` is a reply. */
export const actionOf = (body: BodyOf<"actions.execute">): RequestedAction => {
  if ("action" in body) return { action_type: "reply", payload: { text: body.message.text } };
  const { action_type } = body;
  if (action_type === "handoff") return { action_type, payload: body.payload ?? {} };
  if (action_type === "assign_owner")
    return { action_type, payload: { owner_id: body.payload.owner_id.toLowerCase() } };
  if (action_type === "draft") return { action_type, payload: { text: body.payload.text } };
  if (action_type === "reply") return { action_type, payload: replyOf(body.payload) };
  return { action_type, payload: {} };
};

type RequestedReply = Extract<BodyOf<"actions.execute">, { readonly action_type: "reply" }>["payload"];

const replyOf = (payload: RequestedReply): ReplyPayload =>
  "content" in payload ? { ...payload, text: shortTextOf(payload.content) } : payload;

/**
 * Returns a request in its documented form, whichever form it came in: an empty payload may be left out. The
 * idempotency check compares this.
 */
export const actionInOneForm = (body: BodyOf<"actions.execute">): object => {
  if (!("action" in body)) return body.payload === undefined ? { ...body, payload: {} } : body;
  const { action: _, message, ...rest } = body;
  return { ...rest, action_type: "reply", payload: { text: message.text } };
};
