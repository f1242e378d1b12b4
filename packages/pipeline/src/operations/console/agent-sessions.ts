/** Sessions in which agents are evaluated. `/operator/sessions` is the operator's own. */
import {
  type SessionMessageRow,
  type SessionRow,
  askTriedAgent,
  createAgentSession,
  presentSession,
} from "@atlas-messaging/domain";
import { instantOf } from "../../clock.ts";
import { read, write } from "../../handler.ts";
import { found } from "../../rooms/found.ts";
import { type Listed, pageArgs, paged } from "../../rooms/paging.ts";
import type { ListedOf } from "../conversations.ts";
import { presentSessionMessages, questionArgs, sessionMessageArgs } from "../sessions.ts";
import { within } from "../times.ts";

export const agentSessions = {
  "console.listAgentSessions": read("console.listAgentSessions", {
    args: ({ query }, context) => ({
      ...within(pageArgs(query, context), query),
      of_agent: query.agent_id?.toLowerCase() ?? null,
    }),
    present: (loaded: Listed<SessionRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      const now = instantOf(context.shell.clock);
      const sessions = items.map((session) => presentSession(session, now));
      return { status: 200, body: { ok: true, data: { sessions, ...page } } };
    },
  }),
  "console.createAgentSession": write("console.createAgentSession", {
    args: ({ body }) => ({ agent_id: body?.agent_id ?? null }),
    decide: createAgentSession,
  }),
  "console.sendAgentSessionMessage": write("console.sendAgentSessionMessage", {
    args: ({ params, body }) => questionArgs(params.sessionId, body),
    decide: askTriedAgent,
  }),
  "console.getAgentSession": read("console.getAgentSession", {
    args: ({ params }) => ({ id: params.sessionId }),
    present: ({ session }: { readonly session: SessionRow | null }, _, { shell }) => ({
      status: 200,
      body: { ok: true, data: { session: presentSession(found(session), instantOf(shell.clock)) } },
    }),
  }),
  "console.listAgentSessionMessages": read("console.listAgentSessionMessages", {
    args: ({ params, query }, context) => sessionMessageArgs(params.sessionId, query, context),
    present: (loaded: ListedOf<SessionMessageRow>, { params, query }, context) =>
      presentSessionMessages(loaded, params.sessionId, query, context),
  }),
};
