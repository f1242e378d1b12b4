import type { BodyOf, QueryOf } from "@atlas-messaging/contract";
import {
  type Id,
  type RunRow,
  type SessionMessageRow,
  type SessionRow,
  createSession,
  endSession,
  presentRun,
  presentSession,
  presentSessionMessage,
  sendSessionMessage,
} from "@atlas-messaging/domain";
import { read, write } from "../handler.ts";
import { instantOf } from "../clock.ts";
import type { Context } from "../rooms/context.ts";
import { found } from "../rooms/found.ts";
import { type Listed, pageArgs, paged } from "../rooms/paging.ts";
import type { ListedOf } from "./conversations.ts";
import { searchArgs } from "./search.ts";

const defaultTopK = 5;

type MessageQuery = QueryOf<"sessions.listMessages">;

export const sessionMessageArgs = (sessionId: Id, query: MessageQuery, context: Context) => ({
  ...pageArgs(query, context, sessionId),
  id: sessionId,
});

export const presentSessionMessages = (
  loaded: ListedOf<SessionMessageRow>,
  sessionId: Id,
  query: MessageQuery,
  context: Context,
) => {
  found(loaded.exists || null);
  const { items, ...page } = paged(loaded, ({ id }) => id, query, context, sessionId);
  return { status: 200, body: { ok: true, data: { messages: items.map(presentSessionMessage), ...page } } } as const;
};

/** Arguments of a question: the session, and the search in its agent's knowledge. */
export const questionArgs = (id: Id, { query, top_k, audience }: BodyOf<"sessions.sendMessage">) => ({
  ...searchArgs({ query, topK: top_k ?? defaultTopK, audience }),
  id,
});

export const sessions = {
  "sessions.list": read("sessions.list", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: Listed<SessionRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      const now = instantOf(context.shell.clock);
      return { status: 200, body: { ok: true, data: items.map((session) => presentSession(session, now)), ...page } };
    },
  }),
  "sessions.create": write("sessions.create", {
    args: ({ body }) => ({ agent_id: body?.agent_id ?? null }),
    decide: createSession,
  }),
  "sessions.update": write("sessions.update", { args: ({ params }) => ({ id: params.sessionId }), decide: endSession }),
  "sessions.listMessages": read("sessions.listMessages", {
    args: ({ params, query }, context) => sessionMessageArgs(params.sessionId, query, context),
    present: (loaded: ListedOf<SessionMessageRow>, { params, query }, context) =>
      presentSessionMessages(loaded, params.sessionId, query, context),
  }),
  "sessions.sendMessage": write("sessions.sendMessage", {
    args: ({ params, body }) => questionArgs(params.sessionId, body),
    decide: sendSessionMessage,
  }),
  "sessions.listRuns": read("sessions.listRuns", {
    args: ({ params, query }, context) => ({ ...pageArgs(query, context, params.id), session_id: params.id }),
    present: (loaded: ListedOf<RunRow>, { params, query }, context) => {
      found(loaded.exists || null);
      const { items, ...page } = paged(loaded, ({ run_id }) => run_id, query, context, params.id);
      return { status: 200, body: { ok: true, data: items.map(presentRun), ...page } };
    },
  }),
};
