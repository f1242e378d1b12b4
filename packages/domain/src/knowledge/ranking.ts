/**
 * Ranks passages by BM25. It is here and nowhere else, so that a passage has the same score in the sandbox and on every
 * database: a shell only brings the postings of the terms that a query asks for.
 */
import { type Language, stopWordsOf } from "./language.ts";
import { type KnownTerm, isNearlyIn, nearestWord } from "./nearest.ts";
import { type AskedTerm, type AskedWord, keyOf } from "./question.ts";
import { type Wanted, sixDecimals } from "./best-page.ts";
import { type Postings, wordsOf } from "./impacts.ts";
import { union, without } from "./lists.ts";
import { priorLength, priorPassages } from "./prior.ts";
import { type AskedFor, relevanceOf } from "./relevance.ts";
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

export interface Ranking extends Omit<Selection, "best"> {
  /** The score of the best passage of all; 0 when there is none. */
  readonly best: number;
  /** The score that a passage which surely answers would have: what relevance is a share of. */
  readonly possible: number;
  /** The words of the query that no passage has, nor anything that means the same. */
  readonly unknown: readonly string[];
}

/** What a word counts that means the same as the one asked for. */
const alikeShare = 0.8;
/** What a word counts at least in a language that the question is not in: the more, the more of the documents speak it. */
const strange = 0.6;
/** What it counts that a passage holds the kind of answer that is asked for. */
const kindShare = 0.5;

export const rankPassages = (material: Material, wanted: Wanted): Ranking => {
  const weighted = weightedWords(material);
  const passages = passagesOf(material.corpora);
  const words = wordsOf(weighted, meanLength(material.corpora));
  const { best, ...selection } = selectBest(words, wanted);
  const unknown = unknownOf(weighted);
  if (best === null) return { ...selection, best: 0, possible: 0, unknown };
  const relevance = relevanceOf(weighted, words, best.number, { passages, rarest: idfOf(passages, 0) });
  return { ...selection, best: best.score, possible: sixDecimals(best.score / relevance), unknown };
};

/** The words that no passage has, nor anything that means the same, be it asked for as well. */
const unknownOf = (weighted: readonly AskedFor[]): string[] => {
  const known = new Set(
    weighted.flatMap(({ lists, repeats }, index) => (lists.length > 0 ? [index, repeats ?? index] : [])),
  );
  return weighted.flatMap(({ word, isKind, repeats }, index) =>
    isKind || known.has(index) || known.has(repeats ?? index) ? [] : word,
  );
};

const passagesOf = (corpora: readonly Corpus[]): number => corpora.reduce((sum, { passages }) => sum + passages, 0);

/**
 * Words that no passage has, though they say something in a language that is spoken: to be looked up by `nearestWord`, as
 * far as a question may have such words (`firstMended`).
 */
export const unknownWords = (material: Omit<Material, "corrections">): AskedWord[] => {
  const spoken = new Set(material.corpora.map(({ language }) => language));
  const known = new Set(material.lists.map(keyOf));
  const unknown = material.words.flatMap((each) => {
    const terms = each.terms.filter(({ language }) => spoken.has(language));
    return isSpelt(each) || terms.length === 0 || terms.some((term) => known.has(keyOf(term)))
      ? []
      : { ...each, terms };
  });
  return firstMended(unknown);
};

/** Whether a word is surely no mistyped one: a common word of its language, or one that others are known to mean the same as. */
export const isSpelt = ({ share, alike, isKind }: AskedWord): boolean => isKind || share > 0 || alike.length > 0;

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

const weightedWords = (material: Material): AskedFor[] => {
  const passages = passagesOf(material.corpora);
  const spoken = new Set(material.corpora.map(({ language }) => language));
  const listOf = new Map(material.lists.map((list) => [keyOf(list), list.postings]));
  const listsOf = (terms: readonly AskedTerm[]) => terms.flatMap((term) => listOf.get(keyOf(term)) ?? []);
  const spokenShare = new Map(material.corpora.map((each) => [each.language, each.passages / (passages || 1)]));
  const correctionOf = new Map(material.corrections.map((correction) => [correction.word, correction]));
  const asked = new Set(material.words.flatMap(({ terms }) => terms.map(keyOf)));
  const seen = new Set<string>();
  // Of two words that mean the same, only the first is looked for by what else does.
  const meant = new Map<string, number>();
  const weighted: AskedFor[] = [];
  for (const each of material.words) {
    const correction = correctionOf.get(each.word);
    const terms = correction ? [correction] : each.terms.filter(({ language }) => spoken.has(language));
    const fresh = terms.filter((term) => !seen.has(keyOf(term)) && seen.add(keyOf(term)));
    if (fresh.length === 0) continue;
    const own = listsOf(fresh);
    const repeats = each.terms.flatMap((term) => meant.get(keyOf(term)) ?? [])[0] ?? null;
    const alike = repeats === null ? each.alike.filter((term) => !asked.has(keyOf(term))) : [];
    for (const term of each.alike) if (!meant.has(keyOf(term))) meant.set(keyOf(term), weighted.length);
    const others = without(union(listsOf(alike)), own);
    const holding = own.reduce((sum, { length }) => sum + length / 2, 0);
    const weigh = (found: number, share: number) => share * idfOf(passages, found, each.share);
    const ownIdf = weigh(holding, each.isKind ? kindShare : 1);
    const alikeIdf = weigh(holding + others.length / 2, alikeShare);
    const lists = [
      ...fresh.flatMap((term) => {
        const postings = listOf.get(keyOf(term));
        const worth =
          term.language === each.language ? 1 : strange + (1 - strange) * (spokenShare.get(term.language) ?? 0);
        return postings ? { idf: ownIdf * worth, postings } : [];
      }),
      ...(others.length > 0 ? [{ idf: alikeIdf, postings: others }] : []),
    ];
    weighted.push({ ...each, idf: ownIdf, lists, repeats, isCorrected: correction !== undefined });
  }
  return weighted;
};

/** @param share of the passages that are taken to be there besides (`priorPassages`) */
const idfOf = (passages: number, holding: number, share = 0): number => {
  const [all, found] = [passages + priorPassages, holding + share * priorPassages];
  return Math.log(1 + (all - found + 0.5) / (found + 0.5));
};

const meanLength = (corpora: readonly Corpus[]): number =>
  (corpora.reduce((sum, { length }) => sum + length, 0) + priorPassages * priorLength) /
  (passagesOf(corpora) + priorPassages);
