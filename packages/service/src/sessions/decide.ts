import type { AgentRow, SessionMessageRow, SessionRow } from "../rows/agents.ts";
import { type Change, insert, update } from "../core/changes.ts";
import { type Facts, type Verb, accept, refuse, refuseMember } from "../core/outcome.ts";
import { audit, emit, enqueue, presentRun, record, recordRun, outsideConversations } from "../core/records.ts";
import { type SessionReply, composeSessionReply, sessionReplySteps } from "@atlas-messaging/answers/replying/answer";
import type { Steps } from "@atlas-messaging/answers/steps";
import { countGap } from "../knowledge/gaps.ts";
import {
  type KnowledgeHits,
  type KnowledgeResult,
  answerFrom,
  citationsOf,
} from "@atlas-messaging/answers/search/answer";
import { dueAgain, finish } from "../core/jobs.ts";
import type { Instant } from "../rows/primitives.ts";
import type { JobRow } from "../rows/jobs.ts";
import { day, later } from "../core/time.ts";

export interface CreateSessionFacts extends Facts {
  /** The requested agent; null if none is named or the organization has none with this id. */
  readonly agent: AgentRow | null;
}

/** Begins a session to evaluate an agent against the knowledge. */
const begin = (facts: CreateSessionFacts, asked: string | undefined) => {
  const { agent, now } = facts;
  if (asked !== undefined && !agent) return unknownAgent(asked);
  if (agent?.status === "archived") return refuseMember("agent_id", `is ${agent.name}, which is archived`);
  const session: SessionRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    agent_id: agent?.id ?? null,
    status: "active",
    created_at: now,
    last_message_at: null,
    ended_at: null,
  };
  return accept<"sessions.create">({ ok: true, data: { session: presentSession(session, now) } }, [
    insert("sessions", session),
    enqueue(facts, { kind: "end_session", subject_id: session.id, due_at: silentAt(session) }),
    ...record(facts, { intent: "create_session", session_id: session.id, agent_id: session.agent_id }),
    audit(facts, "atlas_api.session.create", session.id, {
      after: { agent_id: session.agent_id, status: session.status },
    }),
  ]);
};

/** Begins a session of a program (POST /v1/atlas/sessions). */
export const createSession: Verb<"sessions.create", CreateSessionFacts> = (facts, { body }) =>
  begin(facts, body?.agent_id);

/** Begins a session of a person, who tries an agent (POST agent-sessions of the console). */
export const createAgentSession: Verb<"console.agentSessions.create", CreateSessionFacts> = (facts, { body }) =>
  begin(facts, body?.agent_id);

const unknownAgent = (id: string) =>
  refuseMember("agent_id", `must be an agent of your organization; ${id} is not one`);

export interface SessionMessageFacts extends Facts {
  readonly session: SessionRow | null;
  /** Search hits for the question in the agent's knowledge. */
  readonly knowledge: KnowledgeHits;
  /** The reply, if it was composed ahead. */
  readonly prepared?: SessionReply | undefined;
}

/** Composes the reply ahead of the decision. Other requests come before a long question and long passages. */
export const replySteps = (
  { knowledge }: Pick<SessionMessageFacts, "knowledge">,
  { query }: { readonly query: string },
): Steps<SessionReply> => sessionReplySteps(query, answerFrom(knowledge));

/** Answers a question of a program (POST /v1/atlas/sessions/{id}/messages). */
export const sendSessionMessage: Verb<"sessions.sendMessage", SessionMessageFacts> = (facts, { body, params }) =>
  answer(facts, params.session_id, body.query);

/** Answers a question of a person who tries the agent (POST agent-sessions/{id}/messages of the console). */
export const askTriedAgent: Verb<"console.agentSessions.sendMessage", SessionMessageFacts> = (
  facts,
  { body, params },
) => answer(facts, params.session_id, body.query);

/** Answers a question from the knowledge, with its citations. */
const answer = (facts: SessionMessageFacts, sessionId: string, query: string) => {
  const { session, now } = facts;
  if (!session) return unknownSession(sessionId);
  if (sessionAt(session, now).status === "ended") return refuse("conflict", `The session ${session.id} has ended.`);

  const found = answerFrom(facts.knowledge);
  const { reply, isQuestion } = facts.prepared ?? composeSessionReply(query, found);
  const question = messageOf(facts, session, { role: "user", content: query, run_id: null });
  const { run, changes } = recordRun(facts, {
    intent: "knowledge_question",
    session_id: session.id,
    agent_id: session.agent_id,
    tools_called: ["search_knowledge"],
    citations: citationsOf(reply.results),
  });
  const message = messageOf(facts, session, { role: "assistant", content: reply.text, run_id: run.run_id });
  return accept<"sessions.sendMessage">(
    {
      ok: true,
      data: {
        user_message: presentSessionMessage(question),
        message: presentSessionMessage(message),
        citations: reply.results.map(presentCited),
        knowledge_state: found.knowledge_state,
        knowledge_gap: found.knowledge_gap,
        across_languages: found.across_languages,
        run: presentRun(run),
      },
    },
    [
      touch(facts, session),
      insert("session_messages", question),
      insert("session_messages", message),
      ...changes,
      ...(isQuestion ? countGap(facts, query, facts.knowledge) : []),
      audit(facts, "atlas_api.session_message.create", question.id, {
        after: { session_id: session.id, reply_id: message.id, knowledge_state: found.knowledge_state },
      }),
    ],
  );
};

/** Updates the time of the last message. It is no precondition, since another message only prolongs the session. */
const touch = ({ now }: Facts, { organization_id, id, status }: SessionRow) =>
  update("sessions", { organization_id, id, status }, { last_message_at: now });

const messageOf = (
  { newId, now, organizationId }: Facts,
  session: SessionRow,
  content: Pick<SessionMessageRow, "role" | "content" | "run_id">,
): SessionMessageRow => ({
  organization_id: organizationId,
  id: newId(),
  session_id: session.id,
  ...content,
  created_at: now,
});

const presentCited = ({ citation, passage, relevance_score }: KnowledgeResult) => ({
  ...citation,
  passage,
  relevance_score,
});

export interface SessionFacts extends Facts {
  readonly session: SessionRow | null;
}

/** Ends a session. An ended one stays as it is (PATCH /v1/atlas/sessions/{id}). */
export const endSession: Verb<"sessions.update", SessionFacts> = (facts, { params }) => {
  const { session, now } = facts;
  if (!session) return unknownSession(params.session_id);
  const current = sessionAt(session, now);
  if (current.status === "ended") return accept({ ok: true, data: { session: presentSession(current, now) } }, []);
  const ended = endedAt(session, now);
  return accept({ ok: true, data: { session: presentSession(ended, now) } }, ending(facts, session, ended));
};

/** Runs the job that ends a silent session. It is put off if another message came. */
export const endSilentSession = (
  facts: Facts & { readonly job: JobRow; readonly session: SessionRow },
): readonly Change[] => {
  const { job, session, now } = facts;
  if (session.status === "ended") return [finish(job)];
  const due = silentAt(session);
  if (now < due) return [dueAgain(job, due)];
  return [...ending(facts, session, endedAt(session, due)), finish(job)];
};

const unknownSession = (id: string) => refuse("not_found", `Your organization has no session ${id}.`);

const endedAt = (session: SessionRow, at: Instant): SessionRow => ({ ...session, status: "ended", ended_at: at });

const ending = (facts: Facts, session: SessionRow, ended: SessionRow): Change[] => {
  const { organization_id, id, agent_id, status, last_message_at } = session;
  return [
    update("sessions", { organization_id, id, status, last_message_at }, { status: "ended", ended_at: ended.ended_at }),
    ...record(facts, { intent: "end_session", session_id: id, agent_id }),
    ...emit(facts, ["session.ended"], null, { ...outsideConversations, session: { id, agent_id, status: "ended" } }),
    audit(facts, "atlas_api.session.end", id, { before: { status }, after: { status: ended.status } }),
  ];
};

/** Presents a session with its status as of `now`. */
export const presentSession = (session: SessionRow, now: Instant) => {
  const { id, agent_id, status, created_at, last_message_at, ended_at } = sessionAt(session, now);
  return { id, agent_id, status, created_at, last_message_at, ended_at };
};

export const presentSessionMessage = ({ id, session_id, role, content, run_id, created_at }: SessionMessageRow) => ({
  id,
  session_id,
  role,
  content,
  run_id,
  created_at,
});

const silence = day;

/** Time at which a session ends unless a message comes first. */
const silentAt = ({ last_message_at, created_at }: SessionRow): Instant =>
  later(last_message_at ?? created_at, silence);

/** Returns a session as of `now`: ended by silence even if that is not recorded yet. */
const sessionAt = (session: SessionRow, now: Instant): SessionRow =>
  session.status === "ended" || now < silentAt(session)
    ? session
    : { ...session, status: "ended", ended_at: silentAt(session) };
