import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { accepted, audited, refused } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { hitsOf } from "../../test-support/rows.ts";
import { remove } from "../core/changes.ts";
import { countGap, countUnanswered, dismissKnowledgeGap, presentGap, questionKey } from "./gaps.ts";
import type { KnowledgeGapRow } from "../rows/knowledge.ts";

const gap: KnowledgeGapRow = {
  organization_id: organizationId,
  id: idOf(7, 1),
  question_key: "can we land a helicopter",
  question: "Can we land a helicopter?",
  knowledge_state: "gap_none",
  best_score: 0.08,
  count: 3,
  first_asked_at: now,
  last_asked_at: now,
};

test.for([
  ["Where is it?", "  where IS  it!!", "where is it"],
  ["Ⅻ o’clock", "xii o clock", "xii o clock"],
  ["आज खुला है?", "आज खुला है", "आज खुला है"],
  ["Straße 5", "straße-5", "straße 5"],
])("%s and %s are one question", ([one, other, key]) => {
  expect([one, other].map((each) => questionKey(each ?? ""))).toEqual([key, key]);
});

test("a long question is cut between characters", () => {
  expect(questionKey("😀a".repeat(600))).toHaveLength(499);
  expect(questionKey("𝒳".repeat(600))).toBe("x".repeat(500));
  expect(questionKey(`¿${"a".repeat(600)}`)).toHaveLength(500);
  expect(countGap(facts(), "😀".repeat(400) + "a".repeat(400), hitsOf(0))).toMatchObject([
    { row: { question: "😀".repeat(400) + "a".repeat(100) } },
  ]);
});

describe("a question", () => {
  test.for([
    [0, "gap_none"],
    [0.2, "gap_weak"],
  ] as const)("that found a relevance of %d is counted as %s", ([relevance, state]) => {
    expect(countGap(facts(), " Can we land? ", hitsOf(relevance))).toMatchObject([
      {
        kind: "tally",
        table: "knowledge_gaps",
        row: {
          question: "Can we land?",
          question_key: "can we land",
          knowledge_state: state,
          best_score: relevance,
          count: 1,
        },
        key: ["organization_id", "question_key"],
        merging: {
          count: "adds",
          best_score: "keeps the greater",
          last_asked_at: "keeps the greater",
          question: "takes the new",
          knowledge_state: "takes the new",
        },
      },
    ]);
  });

  test("that a passage comes near, but does not answer, is counted as weak", () => {
    expect(countUnanswered(facts(), "Can we land?", hitsOf(0.8))).toMatchObject([
      { row: { knowledge_state: "gap_weak", best_score: 0.8 } },
    ]);
  });

  test("that has an answer, or no words, is not counted", () => {
    expect(countGap(facts(), "When are you open?", hitsOf(0.8))).toEqual([]);
    expect(countGap(facts(), " ?! 😀", hitsOf(0))).toEqual([]);
  });
});

test("a dismissed question is removed, and audited without its words", () => {
  const command = { params: { gap_id: gap.id }, query: {}, body: {} };
  const { body, changes } = accepted(dismissKnowledgeGap({ ...facts(), gap }, command));
  expect(validateResponse("console.knowledgeGaps.dismiss", 200, body)).toMatchObject({ ok: true });
  expect(changes[0]).toEqual(remove("knowledge_gaps", { organization_id: organizationId, id: gap.id }));
  expect(audited(changes)).toMatchObject([
    { event_type: "atlas_api.knowledge_gap.dismiss", before: { count: 3 }, subject_id: gap.id },
  ]);
  expect(JSON.stringify(changes)).not.toContain("helicopter");
  expect(refused(dismissKnowledgeGap({ ...facts(), gap: null }, command))).toMatchObject({
    code: "not_found",
    message: `Your organization has no question ${gap.id}.`,
  });
});

test("a question is shown without its key", () => {
  const { organization_id: _, question_key: __, ...shown } = gap;
  expect(presentGap(gap)).toEqual(shown);
});
