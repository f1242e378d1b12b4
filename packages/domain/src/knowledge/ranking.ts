/**
 * Ranks passages by BM25. It is here and nowhere else, so that a passage has the same score in the sandbox and on every
 * database: a shell only brings the postings of the terms that a query asks for.
 */
import { type Language, stopWordsOf } from "./language.ts";
import { type KnownTerm, isNearlyIn, nearestWord } from "./nearest.ts";
import { type AskedTerm, type AskedWord, keyOf } from "./question.ts";
import { type Wanted, sixDecimals } from "./best-page.ts";
import type { Postings, Weighted } from "./impacts.ts";
import { type Selection, selectBest } from "./scores.ts";

/** What the indexed documents of one language have together. */
export interface Corpus {
  readonly language: Language;
  readonly passages: number;
  /** How many terms. */
  readonly length: number;
}

/** The passages that have a term. A passage is known by its number, which is its own within the organization. */
export interface PostingList extends AskedTerm {
  readonly postings: Postings;
}

/** A word that no passage has, and the known term that it most likely is. */
export interface Correction extends AskedTerm {
  readonly word: string;
}

/** What a query is ranked by. */
export interface Material {
  readonly words: readonly AskedWord[];
  readonly corpora: readonly Corpus[];
  /** Of the asked and of the corrected terms; those that no passage has may be missing. */
  readonly lists: readonly PostingList[];
  readonly corrections: readonly Correction[];
}

/** Words as they were most likely meant: those that are known otherwise, and without those that say nothing. */
export interface Mended {
  readonly words: readonly AskedWord[];
  readonly corrections: readonly Correction[];
}

export interface Ranking extends Omit<Selection, "matched"> {
  /** What scores are measured by, to say how relevant a passage is. */
  readonly possible: number;
}

/** A word of a query, and what it counts in the sum of what is possible. */
interface WeightedWord extends Weighted {
  readonly asked: number;
}

/** How far a word that had to be corrected counts as unknown: it may be another word after all. */
const doubt = 0.25;

export const rankPassages = (material: Material, wanted: Wanted): Ranking => {
  const weighted = weightedWords(material);
  const { matched, ...selection } = selectBest(weighted, meanLength(material.corpora), wanted);
  return { ...selection, possible: possibleOf(material, weighted, matched) };
};

/** What a question does not say counts as half a word that no passage has. */
const unsaid = 0.5;

/** How far a match counts by how many words of the question it has: that one of several is found tells little, however rare it is. */
const shareOf = (matched: number, asked: number): number => {
  if (matched === 0) return 1;
  return matched === 1 && asked > 1 ? 1 / 3 : matched / (matched + 1);
};

/**
 * The weights of all words of the question, those that no passage has included; and more, the fewer of them the best
 * passage has.
 */
const possibleOf = ({ corpora }: Material, weighted: readonly WeightedWord[], matched: number): number => {
  const asked = weighted.reduce((sum, each) => sum + each.asked, 0);
  if (asked === 0) return 0;
  return sixDecimals((asked + unsaid * idfOf(passagesOf(corpora), 0)) / shareOf(matched, weighted.length));
};

const passagesOf = (corpora: readonly Corpus[]): number => corpora.reduce((sum, { passages }) => sum + passages, 0);

/**
 * Words that no passage has, though they say something in a language that is spoken: to be looked up by `nearestWord`, as
 * far as a question may have such words (`firstMended`).
 */
export const unknownWords = (material: Omit<Material, "corrections">): AskedWord[] => {
  const spoken = new Set(material.corpora.map(({ language }) => language));
  const known = new Set(material.lists.map(keyOf));
  const unknown = material.words.flatMap(({ word, terms }) => {
    const asked = terms.filter(({ language }) => spoken.has(language));
    const silent = asked.length < spoken.size || asked.some((term) => known.has(keyOf(term)));
    return silent ? [] : { word, terms: asked };
  });
  return firstMended(unknown);
};

/** A question has a few mistyped words; the others of many that nothing is known of are no words. */
const mostMended = 16;

/** The first words that together have so many terms, one in each language; the first of all in any case. */
export const firstMended = (words: readonly AskedWord[]): AskedWord[] => {
  let terms = 0;
  return words.filter((word, index) => (terms += word.terms.length) <= mostMended || index === 0);
};

/** The terms of a language that begin alike, no more than `mostBegun`. */
export type Vocabulary = (language: Language, beginning: string) => readonly KnownTerm[];

/** Mends the words that nothing is known of (`unknownWords`) by the vocabulary of each language. */
export const mend = (words: readonly AskedWord[], unknown: readonly AskedWord[], vocabulary: Vocabulary): Mended => {
  const corrections = unknown.flatMap((each) => correct(each, vocabulary) ?? []);
  const corrected = new Set(corrections.map(({ word }) => word));
  const silent = unknown.filter(
    ({ word, terms }) => !corrected.has(word) && terms.some(({ language }) => isNearlyIn(word, stopWordsOf(language))),
  );
  const left = new Set(silent.map(({ word }) => word));
  return { words: words.filter(({ word }) => !left.has(word)), corrections };
};

/** The correction of a word from the vocabulary of each language; null when nothing known is near. */
const correct = ({ word, terms }: AskedWord, vocabulary: Vocabulary): Correction | null => {
  const found = terms.flatMap(({ language, term }) => {
    const nearest = nearestWord(word, term, (beginning) => vocabulary(language, beginning));
    return nearest ? { word, language, term: nearest.term, edits: nearest.edits } : [];
  });
  return found.toSorted((one, other) => one.edits - other.edits)[0] ?? null;
};

const weightedWords = (material: Material): WeightedWord[] => {
  const passages = passagesOf(material.corpora);
  const spoken = new Set(material.corpora.map(({ language }) => language));
  const listOf = new Map(material.lists.map((list) => [keyOf(list), list]));
  const corrected = new Map(material.corrections.map((correction) => [correction.word, correction]));
  const take = (terms: readonly AskedTerm[]) =>
    terms.flatMap((term) => {
      const list = listOf.get(keyOf(term));
      listOf.delete(keyOf(term));
      return list ?? [];
    });
  const seen = new Set<string>();
  return material.words.flatMap(({ word, terms }) => {
    const asked = terms.filter(({ language }) => spoken.has(language));
    const correction = corrected.get(word);
    const fresh = (correction ? [correction] : asked).filter((term) => !seen.has(keyOf(term)));
    for (const term of fresh) seen.add(keyOf(term));
    if (fresh.length === 0) return [];
    const lists = take(fresh).map(({ postings }) => postings);
    const holding = lists.reduce((sum, { length }) => sum + length / 2, 0);
    // In another language that is spoken here the word says nothing, so that its absence says nothing either.
    if (holding === 0 && asked.length < spoken.size) return [];
    const idf = idfOf(passages, holding);
    return { idf, asked: correction ? idf + doubt * (idfOf(passages, 0) - idf) : idf, lists };
  });
};

const idfOf = (passages: number, holding: number): number => Math.log(1 + (passages - holding + 0.5) / (holding + 0.5));

const meanLength = (corpora: readonly Corpus[]): number =>
  corpora.reduce((sum, { length }) => sum + length, 0) / Math.max(1, passagesOf(corpora)) || 1;
