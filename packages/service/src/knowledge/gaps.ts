/** Questions that the knowledge did not answer, counted for the people who add to it. */
import { type Change, remove, tally } from "../core/changes.ts";
import { type Facts, type Verb, accept, refuse } from "../core/outcome.ts";
import { audit } from "../core/records.ts";
import type { KnowledgeGapRow } from "../rows/knowledge.ts";
import { normalized } from "@atlas-messaging/answers/normalize";
import { type KnowledgeHits, judge } from "@atlas-messaging/answers/search/answer";
import { baseFacts } from "../pipeline/decide.ts";
import { type Context, principalOf } from "../pipeline/context.ts";

/** Maximum length of a question, in characters. The key of an index must stay short. */
const maxLength = 500;

const cut = (text: string): string => Array.from(text).slice(0, maxLength).join("");

/** Returns a question without case, spaces and marks, so that one question counts in one row. */
export const questionKey = (question: string): string =>
  cut(
    normalized(question, "NFKC")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
      .trim(),
  ).trim();

/** Counts a question, unless the knowledge answers it or it has no words. */
export const countGap = (facts: Facts, question: string, found: KnowledgeHits): Change[] =>
  judge(found).state === "grounded" ? [] : countUnanswered(facts, question, found);

/** Counts a question that what was found does not answer, however near it comes. */
export const countUnanswered = (facts: Facts, question: string, found: KnowledgeHits): Change[] => {
  const { state, relevance } = judge(found);
  const key = questionKey(question);
  if (key === "") return [];
  const row: KnowledgeGapRow = {
    organization_id: facts.organizationId,
    id: facts.newId(),
    question_key: key,
    question: cut(question.trim()),
    knowledge_state: state === "gap_none" ? state : "gap_weak",
    best_score: relevance,
    count: 1,
    first_asked_at: facts.now,
    last_asked_at: facts.now,
  };
  return [
    tally("knowledge_gaps", row, {
      key: ["organization_id", "question_key"],
      merging: {
        count: "adds",
        best_score: "keeps the greater",
        last_asked_at: "keeps the greater",
        question: "takes the new",
        knowledge_state: "takes the new",
      },
    }),
  ];
};

export const presentGap = (row: KnowledgeGapRow) => ({
  id: row.id,
  question: row.question,
  knowledge_state: row.knowledge_state,
  best_score: row.best_score,
  count: row.count,
  first_asked_at: row.first_asked_at,
  last_asked_at: row.last_asked_at,
});

export interface GapFacts extends Facts {
  readonly gap: KnowledgeGapRow | null;
}

/** Removes a question from the list (DELETE /operator/knowledge-gaps/{gap_id}). */
export const dismissKnowledgeGap: Verb<"console.knowledgeGaps.dismiss", GapFacts> = (facts, { params }) => {
  const { gap } = facts;
  if (!gap) return refuse("not_found", `Your organization has no question ${params.gap_id}.`);
  const { organization_id, id, count } = gap;
  return accept({ ok: true, data: { question: { id, status: "dismissed" } } }, [
    remove("knowledge_gaps", { organization_id, id }),
    // The entry stays, so it leaves out the words, which may be a customer's.
    audit(facts, "atlas_api.knowledge_gap.dismiss", id, { before: { count } }),
  ]);
};

/** Counts a question that a search did not answer. The answer does not wait, and a failure costs only the count. */
export const noteGap = (context: Context, question: string, found: KnowledgeHits): void => {
  const { shell, requestId: correlationId } = context;
  const { organizationId } = principalOf(context);
  const changes = countGap(baseFacts(shell, { organizationId, correlationId }), question, found);
  if (changes.length === 0) return;
  const count = async (): Promise<unknown> => shell.store.commit(organizationId, changes);
  void count().catch((error: unknown) => shell.log.warn({ err: error }, "counting an unanswered question failed"));
};
