/**
 * How likely the best passage answers a question: a logistic model, fitted to some 1,600 questions that a passage answers and
 * 3,000 that share words with passages which do not (docs/knowledge.md). Its figures are weights in units of the weight of a
 * word that is nowhere.
 */
import { type Weighted, type Word, listWith, saturation, usualImpactOf, weightIn } from "./impacts.ts";
import type { AskedWord } from "./question.ts";

/** A word of a query, and where it is found. */
export interface AskedFor extends Weighted, Pick<AskedWord, "word" | "isKind" | "naming"> {
  /** The place of the word by which the query has said the same before; null for what it says anew. */
  readonly repeats: number | null;
  /** Whether it was taken for a word that is known. */
  readonly isCorrected: boolean;
}

/** What a ranking knows of all passages. */
export interface Judged {
  readonly passages: number;
  /** The weight of a word that is nowhere. */
  readonly rarest: number;
}

/**
 * @param words what the asked words add
 * @param best the number of the passage
 * @returns 0 to 1, exclusive
 */
export const relevanceOf = (
  asked: readonly AskedFor[],
  words: readonly Word[],
  best: number,
  { passages, rarest }: Judged,
): number => {
  const evidence = evidenceOf(asked, words, best, rarest);
  const share = evidence.found / (evidence.found + evidence.missing + unsaid);
  const odds =
    5.3 * share +
    2 * evidence.scored -
    0.55 * evidence.corrected -
    0.38 * evidence.alike -
    0.26 * evidence.lacking -
    1.95 * evidence.named -
    1.36 * evidence.kinds +
    loneIn(evidence, passages) -
    5.15;
  return 1 / (1 + Math.exp(-odds));
};

/** So much of what is asked for may be left unsaid. */
const unsaid = 0.3;

/** A table for 12: what answers speaks of others, or of none. */
const quantity = /^\d{1,2}$/;

/** How far a word counts that says again what another has said: the hours beside opening. */
const repeated = 0.5;

/** A page has so many passages; among more, a score means what it means there. */
const mostByChance = 60;

/**
 * One word says much among a few passages; among many one of several is there by chance. One that is asked for alone is
 * worth no less than beside others that are missing.
 */
const loneIn = ({ words, foundWords }: Evidence, passages: number): number => {
  if (foundWords !== 1) return 0;
  const lone = 1.4 - 0.5 * Math.log(1 + Math.min(passages, mostByChance));
  return words > 1 ? lone : Math.max(0, lone);
};

/** The list of what means the same is worth less than that of the word itself. */
const leastOwn = 0.9;

class Evidence {
  words = 0;
  foundWords = 0;
  found = 0;
  /** What the found words add to the score: more where the title or a heading has them. */
  scored = 0;
  corrected = 0;
  /** Squares, of the words that are missing: what people say around a question is common, and hardly missing. */
  missing = 0;
  /** Their plain sum. */
  lacking = 0;
  /** How many words are found by what means the same. */
  alike = 0;
  /** Those among the missing that the question names as known to both. */
  named = 0;
  /** How many kinds of answer are missing. */
  kinds = 0;
}

const evidenceOf = (
  asked: readonly AskedFor[],
  words: readonly Word[],
  best: number,
  rarest: number,
): Readonly<Evidence> => {
  const evidence = new Evidence();
  const holding = words.map((word) => listWith(word, best));
  const saidAgain = new Set(asked.flatMap(({ repeats }, index) => (holding[index] ? (repeats ?? []) : [])));
  const said = new Set<number>();
  for (const [index, { word, idf, isKind, naming, repeats, isCorrected }] of asked.entries()) {
    const list = holding[index];
    if (isKind) evidence.kinds += list ? 0 : 1;
    else if (list) {
      const isRepeated = said.has(repeats ?? index);
      said.add(repeats ?? index);
      const part = isRepeated ? repeated : 1;
      const weight = (part * list.worth) / (saturation + 1) / rarest;
      evidence.words += isRepeated ? 0 : 1;
      evidence.foundWords += isRepeated ? 0 : 1;
      if (list.worth < leastOwn * idf * (saturation + 1)) evidence.alike += isRepeated ? 0 : 1;
      evidence.found += weight;
      evidence.scored += (part * usualImpactOf(list, weightIn(list.postings, best))) / rarest;
      if (isCorrected) evidence.corrected += weight;
    } else if (repeats === null && !saidAgain.has(index) && !quantity.test(word)) {
      evidence.words++;
      evidence.missing += (idf / rarest) ** 2;
      evidence.lacking += idf / rarest;
      evidence.named += (idf / rarest) * naming;
    }
  }
  return evidence;
};
