/**
 * How likely the best passage answers a question. A logistic model of four figures, fitted to 1,700 questions about small
 * businesses, encyclopedia articles and this service that a passage answers, and 6,000 that none does (docs/knowledge.md).
 */
import { type Weighted, listWith } from "./impacts.ts";
import type { AskedWord } from "./question.ts";

/** A word of a query, and where it is found. */
export interface AskedFor extends Weighted, Pick<AskedWord, "share" | "isKind" | "naming"> {}

/** Found and missing words in units of the rarest word, whose weight is 1. */
interface Evidence {
  found: number;
  /** Cubes: what people say around a question is common, and so hardly missing. */
  missing: number;
  /** What the question speaks of as known to both, and the passage does not have. */
  missingNamed: number;
  missingKinds: number;
}

/** That so much of what is asked for may be left unsaid. */
const unsaid = 0.3;

/**
 * @param number of the best passage
 * @param rarest the weight of a word that is nowhere
 * @returns 0 to 1, exclusive
 */
export const relevanceOf = (asked: readonly AskedFor[], number: number, rarest: number): number => {
  const evidence = evidenceOf(asked, number, rarest);
  const share = evidence.found / (evidence.found + evidence.missing + unsaid);
  const odds = 8 * share + 1.8 * evidence.found - evidence.missingKinds - 3 * evidence.missingNamed - 6.1;
  return 1 / (1 + Math.exp(-odds));
};

const evidenceOf = (asked: readonly AskedFor[], number: number, rarest: number): Evidence => {
  const evidence = { found: 0, missing: 0, missingNamed: 0, missingKinds: 0 };
  for (const word of asked) {
    const list = listWith(word, number);
    const weight = (list ?? word).idf / rarest;
    if (word.isKind) evidence.missingKinds += list ? 0 : 1;
    else if (list) evidence.found += weight;
    else {
      evidence.missing += weight ** 3;
      evidence.missingNamed += weight * word.naming;
    }
  }
  return evidence;
};
