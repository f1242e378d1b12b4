/**
 * Probability that the best passage answers a question. A logistic model, fitted by regression to questions that
 * are answerable and others (docs/knowledge.md). Weights are in units of the weight of a word that no passage has.
 */
import { type Weighted, type Word, listWith, saturation, usualImpactOf, weightIn } from "./impacts.ts";
import type { QueryWord } from "./question.ts";

/** A word of a query with its weight and lists. */
export interface WeightedWord extends Weighted, Pick<QueryWord, "word" | "isKind" | "isMeant" | "naming" | "isAside"> {
  /** Index of an earlier synonym in the query; null if there is none. */
  readonly repeats: number | null;
  /** True if it was corrected to a known word. */
  readonly isCorrected: boolean;
}

/**
 * @param words the scores of the words
 * @param best the number of the passage
 * @param rarest the weight of a word that no passage has
 * @returns 0 to 1, exclusive
 */
export const relevanceOf = (
  query: readonly WeightedWord[],
  words: readonly Word[],
  best: number,
  rarest: number,
): number => {
  const evidence = evidenceOf(query, words, best, rarest);
  const odds =
    6.61 * (evidence.found / (evidence.found + evidence.missing + unsaid)) +
    0.47 * evidence.missing +
    1.77 * evidence.scored -
    2.25 * evidence.named -
    0.6 * evidence.corrected -
    0.45 * evidence.kinds -
    0.45 * evidence.alike +
    loneness(evidence) -
    6.12;
  return 1 / (1 + Math.exp(-odds));
};

/** Weight of a question that a passage may leave out. */
const unsaid = 0.3;

/** Matches small numbers, as in "a table for 12". The answer need not have them. */
const quantity = /^\d{1,2}$/;

/** Weight of a missing circumstance. */
const aside = 0.3;

/** Weight of a repeated synonym: "hours" beside "opening". */
const repeated = 0.5;

/** Evidence of a question with a single word, besides at most one circumstance: more if the passage has it itself. */
const loneness = ({ words, foundWords, alike }: Evidence): number =>
  words >= 2 || foundWords !== 1 ? 0 : alike === 0 ? 1.72 : 0.9;

/** Share of a word's own list from which a list is its own. Lists of synonyms are worth less. */
const minOwn = 0.9;

class Evidence {
  /** Number of words. A missing circumstance counts half, one that is found not at all. */
  words = 0;
  foundWords = 0;
  found = 0;
  /** Scores of the found words, higher if the title or a heading has them. */
  scored = 0;
  corrected = 0;
  /** Weights of the missing words. */
  missing = 0;
  /** Number of words found by synonyms. */
  alike = 0;
  /** Weights of the missing words that the question assumes to exist. */
  named = 0;
  /** Number of missing kinds of answer. */
  kinds = 0;
}

const evidenceOf = (
  query: readonly WeightedWord[],
  words: readonly Word[],
  best: number,
  rarest: number,
): Readonly<Evidence> => {
  const evidence = new Evidence();
  const holding = words.map((word) => listWith(word, best));
  const foundAgain = new Set(query.flatMap(({ repeats }, index) => (holding[index] ? (repeats ?? []) : [])));
  const seen = new Set<number>();
  for (const [index, { word, idf, isKind, naming, isAside, repeats, isCorrected }] of query.entries()) {
    const list = holding[index];
    if (isKind) evidence.kinds += list ? 0 : 1;
    else if (list) {
      const isRepeated = seen.has(repeats ?? index);
      seen.add(repeats ?? index);
      const part = isRepeated ? repeated : 1;
      const weight = (part * list.worth) / (saturation + 1) / rarest;
      evidence.words += isRepeated || isAside ? 0 : 1;
      evidence.foundWords += isRepeated || isAside ? 0 : 1;
      if (list.worth < minOwn * idf * (saturation + 1)) evidence.alike += isRepeated ? 0 : 1;
      evidence.found += weight;
      evidence.scored += (part * usualImpactOf(list, weightIn(list.postings, best))) / rarest;
      if (isCorrected) evidence.corrected += weight;
    } else if (repeats === null && !foundAgain.has(index) && !quantity.test(word)) {
      evidence.words += isAside ? 0.5 : 1;
      const weight = ((isAside ? aside : 1) * idf) / rarest;
      evidence.missing += weight;
      evidence.named += weight * naming;
    }
  }
  return evidence;
};
