/**
 * How likely the best passage answers a question: a logistic model of five figures. It was fitted to some 1,600 questions
 * that a passage answers and 3,000 that share words with one that does not (docs/knowledge.md).
 */
import { type Weighted, type Word, impactOf, saturation, weightIn } from "./impacts.ts";
import { listWith } from "./impacts.ts";
import type { AskedWord } from "./question.ts";

/** A word of a query, and where it is found. */
export interface AskedFor extends Weighted, Pick<AskedWord, "isKind" | "naming"> {}

/** In units of the weight of a word that is nowhere. */
interface Evidence {
  /** The weights of the words that the passage has. */
  found: number;
  /** What they add to its score: more where the title or a heading has them. */
  scored: number;
  /** The squares of the weights of all others: what people say around a question is common, and hardly missing. */
  missing: number;
  /** The weights of those among them that the question names as known to both. */
  missingNamed: number;
  missingKinds: number;
}

/** That so much of what is asked for may be left unsaid. */
const unsaid = 0.3;

/**
 * @param words what the words of the query add
 * @param best the number of the passage
 * @param rarest the weight of a word that is nowhere
 * @returns 0 to 1, exclusive
 */
export const relevanceOf = (
  asked: readonly AskedFor[],
  words: readonly Word[],
  best: number,
  rarest: number,
): number => {
  const { found, scored, missing, missingNamed, missingKinds } = evidenceOf(asked, words, best, rarest);
  const share = found / (found + missing + unsaid);
  const odds = 9.1 * share + 1.3 * scored - 2.3 * missingNamed - 0.85 * missingKinds - 6.7;
  return 1 / (1 + Math.exp(-odds));
};

const evidenceOf = (
  asked: readonly AskedFor[],
  words: readonly Word[],
  best: number,
  rarest: number,
): Evidence => {
  const evidence = { found: 0, scored: 0, missing: 0, missingNamed: 0, missingKinds: 0 };
  for (const [index, { idf, isKind, naming }] of asked.entries()) {
    const list = words[index] && listWith(words[index], best);
    if (isKind) evidence.missingKinds += list ? 0 : 1;
    else if (list) {
      evidence.found += list.worth / (saturation + 1) / rarest;
      evidence.scored += impactOf(list, weightIn(list.postings, best)) / rarest;
    } else {
      evidence.missing += (idf / rarest) ** 2;
      evidence.missingNamed += (idf / rarest) * naming;
    }
  }
  return evidence;
};
