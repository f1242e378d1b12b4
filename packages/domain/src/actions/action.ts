import type { BodyOf } from "@atlas-messaging/contract";
import type { Id } from "../rows.ts";

/** An action in a conversation, the same for each documented form. */
export type Action =
  | { readonly action_type: "reply"; readonly payload: { readonly text: string } }
  | { readonly action_type: "draft"; readonly payload: { readonly text: string } }
  | { readonly action_type: "handoff"; readonly payload: { readonly text?: string } }
  | { readonly action_type: "assign_owner"; readonly payload: { readonly owner_id: Id } }
  | { readonly action_type: StateAction; readonly payload: { readonly [name: string]: never } };

/** Actions that need no more than their name. */
type StateAction = "hand_back" | "close" | "reopen" | "unassign_owner";

export type ActionType = Action["action_type"];

/** Normalizes a request to its action: `send_message` is a reply. */
export const actionOf = (body: BodyOf<"actions.execute">): Action => {
  if ("action" in body) return { action_type: "reply", payload: { text: body.message.text } };
  const { action_type } = body;
  if (action_type === "handoff") return { action_type, payload: body.payload ?? {} };
  if (action_type === "assign_owner")
    return { action_type, payload: { owner_id: body.payload.owner_id.toLowerCase() } };
  if (action_type === "reply" || action_type === "draft") return { action_type, payload: { text: body.payload.text } };
  return { action_type, payload: {} };
};

/** Returns a request in its documented form, whichever form it came in. The idempotency check compares this. */
export const actionInOneForm = (body: BodyOf<"actions.execute">): BodyOf<"actions.execute"> => {
  if (!("action" in body)) return body;
  const { action: _, message, ...rest } = body;
  return { ...rest, action_type: "reply", payload: { text: message.text } };
};
