import { type RequestedAction, actionInOneForm, actionOf, executeAction } from "./decide.ts";
import { mediaIn, quotedBy } from "../messages/operations.ts";
import { write } from "../pipeline/handler.ts";
import { insufficientScope } from "@atlas-messaging/server-stubs/parts";
import type { Principal } from "../pipeline/principals.ts";
import { principalOf } from "../pipeline/context.ts";

export const actions = {
  "actions.execute": write("actions.execute", {
    compared: actionInOneForm,
    args: ({ body }) => {
      const action = actionOf(body);
      const owner_id = action.action_type === "assign_owner" ? action.payload.owner_id : null;
      const { payload } = action;
      const named = { reply_to: quotedBy(payload), media_id: mediaIn(payload) };
      return { conversation_id: body.conversation_id, owner_id, ...named };
    },
    addFacts: ({ body }, context) => {
      authorizeAction(actionOf(body), principalOf(context));
      return { sha256: context.shell.sha256 };
    },
    decide: executeAction,
  }),
};

/** Refuses actions beyond the token's scope: `atlas.actions.write` allows only replies and drafts (Scopes). */
const authorizeAction = ({ action_type }: RequestedAction, { scopes }: Principal): void => {
  if (action_type === "reply" || action_type === "draft" || scopes.includes("atlas.actions.execute")) return;
  throw insufficientScope(`The action ${action_type}`, ["atlas.actions.execute"]);
};
