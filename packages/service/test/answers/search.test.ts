import { describe, expect, test } from "vitest";
import { idOf } from "@atlas-messaging/service/test-support/facts";
import { type KnowledgeHit, answerFrom, citationsOf } from "@atlas-messaging/answers/search/answer";

const hit = (score: number, document = 1): KnowledgeHit => ({
  knowledge_id: idOf(20, document),
  passage_id: idOf(21, Math.round(score * 1_000)),
  source_type: "text",
  title: `Document ${document}`,
  url: null,
  heading: document === 1 ? null : "Hours › Summer",
  start: 10,
  end: 22,
  passage: "We are open.",
  score,
});

describe("an answer", () => {
  test.for([
    [0, "gap_none"],
    [0.1499, "gap_none"],
    [0.15, "gap_weak"],
    [0.2499, "gap_weak"],
    [0.25, "grounded"],
    [1, "grounded"],
    [2.2, "grounded"],
  ] as const)("whose best passage reaches %s of the possible score is %s", ([share, state]) => {
    const answer = answerFrom({ hits: [hit(share * 10)], best: share * 10, possible: 10, total: 1, unknown: [] });
    expect(answer.knowledge_state).toBe(state);
    expect(answer.results).toHaveLength(state === "gap_none" ? 0 : 1);
    expect(answer.total_results).toBe(answer.results.length);
  });

  test("without passages or terms is gap_none", () => {
    const gap = { unknown_words: ["owl"], nearest: [] };
    const nothing = { knowledge_state: "gap_none", results: [], total_results: 0, knowledge_gap: gap };
    expect(answerFrom({ hits: [], best: 0, possible: 12, total: 0, unknown: ["owl"] })).toEqual(nothing);
    expect(answerFrom({ hits: [], best: 0, possible: 0, total: 0, unknown: ["owl"] })).toEqual(nothing);
  });

  test("gives the reason for a gap: the first unknown words, and the nearest documents, each once", () => {
    const words = Array.from({ length: 12 }, (_, at) => `word${at}`);
    const unknown = ["x".repeat(65), ...words];
    const hits = [hit(1, 2), hit(1), hit(1, 2), hit(1, 3), hit(1, 4)];
    const nearest = [2, 1, 3].map((at) => ({ knowledge_id: idOf(20, at), title: `Document ${at}` }));
    const gap = { unknown_words: words.slice(0, 10), nearest };
    expect(answerFrom({ hits, best: 1, possible: 10, total: 5, unknown }).knowledge_gap).toEqual(gap);
    expect(answerFrom({ hits, best: 2, possible: 10, total: 5, unknown }).knowledge_gap).toEqual(gap);
    expect(answerFrom({ hits, best: 9, possible: 10, total: 5, unknown }).knowledge_gap).toBeNull();
  });

  test("is judged by the best of all passages on every page", () => {
    const answer = answerFrom({ hits: [hit(1)], best: 8, possible: 10, total: 7, unknown: [] });
    expect(answer).toMatchObject({
      knowledge_state: "grounded",
      total_results: 7,
      results: [{ relevance_score: 0.1 }],
    });
  });

  test("has scores of 0 to 1 with four decimals, and cites each passage", () => {
    const { results } = answerFrom({ hits: [hit(25), hit(10 / 3, 2)], best: 25, possible: 10, total: 2, unknown: [] });
    expect(results.map(({ relevance_score }) => relevance_score)).toEqual([1, 0.3333]);
    expect(results[1]).toEqual({
      knowledge_id: idOf(20, 2),
      source_type: "text",
      title: "Document 2",
      passage: "We are open.",
      relevance_score: 0.3333,
      citation: { knowledge_id: idOf(20, 2), title: "Document 2", heading: "Hours › Summer", start: 10, end: 22 },
    });
  });

  test("cites each source once, the best first", () => {
    const { results } = answerFrom({
      hits: [hit(9, 2), hit(8), hit(7, 2)],
      best: 9,
      possible: 10,
      total: 3,
      unknown: [],
    });
    expect(citationsOf(results)).toEqual([
      { knowledge_id: idOf(20, 2), title: "Document 2", heading: "Hours › Summer", start: 10, end: 22 },
      { knowledge_id: idOf(20, 1), title: "Document 1", start: 10, end: 22 },
    ]);
  });
});
