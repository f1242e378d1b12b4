import { composeSessionReply } from "../agents/answer.ts";
import { insert, update } from "../changes.ts";
import { countGap } from "../knowledge/gaps.ts";
import {
  type KnowledgeHits,
  type KnowledgeResult,
  acrossLanguages,
  answerFrom,
  citationsOf,
} from "../knowledge/search.ts";
import { type Facts, type Verb, accept, refuse } from "../outcome.ts";
import { audit, presentRun, recordRun } from "../records.ts";
import { unknownSession } from "./end.ts";
import { presentSessionMessage } from "./present.ts";
import type { SessionMessageRow, SessionRow } from "./rows.ts";
import { sessionAt } from "./state.ts";

export interface SessionMessageFacts extends Facts {
  readonly session: SessionRow | null;
  /** Search hits for the question in the agent's knowledge. */
  readonly knowledge: KnowledgeHits;
}

/** Answers a question of a program (POST /v1/atlas/sessions/{id}/messages). */
export const sendSessionMessage: Verb<"sessions.sendMessage", SessionMessageFacts> = (facts, { body, params }) =>
  answer(facts, params.sessionId, body.query);

/** Answers a question of a person who tries the agent (POST agent-sessions/{id}/messages of the console). */
export const askTriedAgent: Verb<"console.sendAgentSessionMessage", SessionMessageFacts> = (facts, { body, params }) =>
  answer(facts, params.sessionId, body.query);

/** Answers a question from the knowledge, with its citations. */
const answer = (facts: SessionMessageFacts, sessionId: string, query: string) => {
  const { session, now } = facts;
  if (!session) return unknownSession(sessionId);
  if (sessionAt(session, now).status === "ended") return refuse("conflict", `The session ${session.id} has ended.`);

  const found = answerFrom(facts.knowledge);
  const { reply, isQuestion } = composeSessionReply(query, found);
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
        ...acrossLanguages(found),
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
