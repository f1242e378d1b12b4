import type { ValidBodyOf, QueryOf } from "@atlas-messaging/contract";
import type { Id } from "../rows/primitives.ts";
import type { RunRow } from "../rows/runs.ts";
import type { SessionMessageRow, SessionRow } from "../rows/agents.ts";
import {
  askTriedAgent,
  createAgentSession,
  createSession,
  endSession,
  presentSession,
  presentSessionMessage,
  replySteps,
  sendSessionMessage,
} from "./decide.ts";
import { presentRun } from "../core/records.ts";
import { read, write } from "../pipeline/handler.ts";
import { instantOf } from "../core/time.ts";
import type { Context } from "../pipeline/context.ts";
import { found } from "../pipeline/problem.ts";
import { type Listed, type ListedOf, pageArgs, paged, within } from "../pipeline/paging.ts";
import { searchArgs } from "../knowledge/operations.ts";

const defaultTopK = 5;

type MessageQuery = QueryOf<"sessions.listMessages">;

const sessionMessageArgs = (sessionId: Id, query: MessageQuery, context: Context) => ({
  ...pageArgs(query, context, sessionId),
  id: sessionId,
});

const presentSessionMessages = (
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
const questionArgs = (id: Id, { query, top_k, audience }: ValidBodyOf<"sessions.sendMessage">) => ({
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
  "sessions.update": write("sessions.update", {
    args: ({ params }) => ({ id: params.session_id }),
    decide: endSession,
  }),
  "sessions.listMessages": read("sessions.listMessages", {
    args: ({ params, query }, context) => sessionMessageArgs(params.session_id, query, context),
    present: (loaded: ListedOf<SessionMessageRow>, { params, query }, context) =>
      presentSessionMessages(loaded, params.session_id, query, context),
  }),
  "sessions.sendMessage": write("sessions.sendMessage", {
    args: ({ params, body }) => questionArgs(params.session_id, body),
    prepare: (loaded, { body }) => replySteps(loaded, body),
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

// Sessions in which agents are evaluated. `/operator/sessions` is the operator's own.

export const agentSessions = {
  "console.agentSessions.list": read("console.agentSessions.list", {
    args: ({ query }, context) => ({
      ...within(pageArgs(query, context), query),
      of_agent: query.agent_id?.toLowerCase() ?? null,
    }),
    present: (loaded: Listed<SessionRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      const now = instantOf(context.shell.clock);
      const shown = items.map((session) => presentSession(session, now));
      return { status: 200, body: { ok: true, data: { sessions: shown, ...page } } };
    },
  }),
  "console.agentSessions.create": write("console.agentSessions.create", {
    args: ({ body }) => ({ agent_id: body?.agent_id ?? null }),
    decide: createAgentSession,
  }),
  "console.agentSessions.sendMessage": write("console.agentSessions.sendMessage", {
    args: ({ params, body }) => questionArgs(params.session_id, body),
    prepare: (loaded, { body }) => replySteps(loaded, body),
    decide: askTriedAgent,
  }),
  "console.agentSessions.get": read("console.agentSessions.get", {
    args: ({ params }) => ({ id: params.session_id }),
    present: ({ session }: { readonly session: SessionRow | null }, _, { shell }) => ({
      status: 200,
      body: { ok: true, data: { session: presentSession(found(session), instantOf(shell.clock)) } },
    }),
  }),
  "console.agentSessions.listMessages": read("console.agentSessions.listMessages", {
    args: ({ params, query }, context) => sessionMessageArgs(params.session_id, query, context),
    present: (loaded: ListedOf<SessionMessageRow>, { params, query }, context) =>
      presentSessionMessages(loaded, params.session_id, query, context),
  }),
};
