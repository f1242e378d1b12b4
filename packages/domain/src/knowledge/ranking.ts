/**
 * Ranks passages by BM25. It is here and nowhere else, so that a passage has the same score in the sandbox and on every
 * database: a shell only brings the postings of the terms that a query asks for.
 */
import { type Language, stopWordsOf } from "./language.ts";
import { type KnownTerm, isNearlyIn, nearestTerm } from "./nearest.ts";
import { frequencyOf, lengthOf } from "./postings.ts";
import { type AskedTerm, type AskedWord, keyOf } from "./question.ts";

/** What the indexed documents of one language have together. */
export interface Corpus {
  readonly language: Language;
  readonly passages: number;
  /** How many terms. */
  readonly length: number;
}

/** The passages that have a term. A passage is known by its number, which is its own within the organization. */
export interface PostingList extends AskedTerm {
  readonly numbers: Uint32Array;
  /** What the posting of each says (`weightOf`). */
  readonly weights: Uint32Array;
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

/** Which of the ranked passages are wanted. */
export interface Wanted {
  readonly size: number;
  /** The numbers to look among, from and up to but not including; null for all. */
  readonly ranges: readonly (readonly [from: number, to: number])[] | null;
  /** The passage that the page begins after; null for the first page. */
  readonly after: number | null;
}

export interface Ranking {
  /** The best first; of equal scores the passage with the lower number. Scores have six decimals. */
  readonly ranked: readonly { readonly number: number; readonly score: number }[];
  readonly best: number;
  readonly possible: number;
  readonly total: number;
  /** Whether the passage that the page begins after is itself among the results. */
  readonly known: boolean;
}

const saturation = 1.2;
const lengthShare = 0.75;

const sixDecimals = (value: number): number => Math.round(value * 1e6) / 1e6;

/** What one word of a query is worth, and where. */
interface Weighted {
  readonly idf: number;
  /** What it counts in the sum of what is possible: a word that had to be corrected counts as one that nobody knows. */
  readonly asked: number;
  readonly lists: readonly PostingList[];
}

export const rankPassages = (material: Material, wanted: Wanted): Ranking => {
  const weighted = weightedWords(material);
  const scores = scoresOf(weighted, meanLength(material.corpora));
  const possible = sixDecimals(weighted.reduce((sum, { asked }) => sum + asked, 0));
  return { ...select(scores, wanted), possible };
};

/** Words that no passage has, though they say something in a language that is spoken: to be looked up by `nearestTerm`. */
export const unknownWords = (material: Omit<Material, "corrections">): AskedWord[] => {
  const spoken = new Set(material.corpora.map(({ language }) => language));
  const known = new Set(material.lists.map(keyOf));
  return material.words.flatMap(({ word, terms }) => {
    const asked = terms.filter(({ language }) => spoken.has(language));
    const silent = asked.length < spoken.size || asked.some((term) => known.has(keyOf(term)));
    return silent ? [] : { word, terms: asked };
  });
};

/** Mends the words that nothing is known of (`unknownWords`) by the vocabulary of each language. */
export const mend = (
  words: readonly AskedWord[],
  unknown: readonly AskedWord[],
  vocabulary: (asked: AskedTerm) => Iterable<KnownTerm>,
): Mended => {
  const corrections = unknown.flatMap((each) => correct(each, vocabulary) ?? []);
  const corrected = new Set(corrections.map(({ word }) => word));
  const silent = unknown.filter(
    ({ word, terms }) => !corrected.has(word) && terms.some(({ language }) => isNearlyIn(word, stopWordsOf(language))),
  );
  const left = new Set(silent.map(({ word }) => word));
  return { words: words.filter(({ word }) => !left.has(word)), corrections };
};

/** The correction of a word from the vocabulary of each language; null when nothing known is near. */
const correct = (
  { word, terms }: AskedWord,
  vocabulary: (asked: AskedTerm) => Iterable<KnownTerm>,
): Correction | null => {
  const found = terms.flatMap((asked) => {
    const nearest = nearestTerm(asked.term, vocabulary(asked));
    return nearest ? { word, language: asked.language, term: nearest.term, edits: nearest.edits } : [];
  });
  return found.toSorted((one, other) => one.edits - other.edits)[0] ?? null;
};

const weightedWords = (material: Material): Weighted[] => {
  const passages = material.corpora.reduce((sum, corpus) => sum + corpus.passages, 0);
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
    const lists = take(fresh);
    const holding = lists.reduce((sum, { numbers }) => sum + numbers.length, 0);
    // In another language that is spoken here the word says nothing, so that its absence says nothing either.
    if (holding === 0 && asked.length < spoken.size) return [];
    const idf = idfOf(passages, holding);
    return { idf, asked: correction ? idfOf(passages, 0) : idf, lists };
  });
};

const idfOf = (passages: number, holding: number): number => Math.log(1 + (passages - holding + 0.5) / (holding + 0.5));

const meanLength = (corpora: readonly Corpus[]): number => {
  const sum = (of: (corpus: Corpus) => number) => corpora.reduce((total, corpus) => total + of(corpus), 0);
  return (
    sum(({ length }) => length) /
      Math.max(
        1,
        sum(({ passages }) => passages),
      ) || 1
  );
};

/** Scores by number, in blocks: numbers lie close together, but not from the first on. */
type Scores = (Float64Array | undefined)[];

const blockBits = 10;
const blockSize = 2 ** blockBits;

const scoresOf = (weighted: readonly Weighted[], mean: number): Scores => {
  const scores: Scores = [];
  for (const { idf, lists } of weighted) {
    const worth = idf * (saturation + 1);
    for (const { numbers, weights } of lists) {
      for (let index = 0; index < numbers.length; index++) {
        const number = numbers[index] ?? 0;
        const weight = weights[index] ?? 0;
        const frequency = frequencyOf(weight);
        const damping = saturation * (1 - lengthShare + (lengthShare * lengthOf(weight)) / mean);
        const block = (scores[number >>> blockBits] ??= new Float64Array(blockSize));
        const place = number % blockSize;
        block[place] = (block[place] ?? 0) + (worth * frequency) / (frequency + damping);
      }
    }
  }
  return scores;
};

interface Ranked {
  readonly number: number;
  readonly score: number;
}

const comesBefore = (one: Ranked, other: Ranked): boolean =>
  one.score > other.score || (one.score === other.score && one.number < other.number);

const select = (scores: Scores, { size, ranges, after }: Wanted): Omit<Ranking, "possible"> => {
  const inRange = rangeTest(ranges);
  const last = after === null ? null : { number: after, score: scoreAt(scores, after) };
  const known = last !== null && last.score > 0 && inRange(last.number);
  const page = new Page(size);
  let [best, total] = [0, 0];
  scores.forEach((block, index) => {
    block?.forEach((sum, place) => {
      if (sum === 0) return;
      const each = { number: index * blockSize + place, score: sixDecimals(sum) };
      if (!inRange(each.number)) return;
      total++;
      if (each.score > best) best = each.score;
      if (last === null || comesBefore(last, each)) page.offer(each);
    });
  });
  return { ranked: page.ranked, best, total, known };
};

const scoreAt = (scores: Scores, number: number): number =>
  sixDecimals(scores[number >>> blockBits]?.[number % blockSize] ?? 0);

const rangeTest = (ranges: Wanted["ranges"]): ((number: number) => boolean) => {
  if (ranges === null) return () => true;
  const sorted = ranges.toSorted(([one], [other]) => one - other);
  return (number) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle]?.[0] ?? 0) <= number) low = middle + 1;
      else high = middle;
    }
    return number < (sorted[low - 1]?.[1] ?? 0);
  };
};

/** The best of what is offered, in order. */
class Page {
  readonly #size: number;
  readonly ranked: Ranked[] = [];

  constructor(size: number) {
    this.#size = size;
  }

  offer(each: Ranked): void {
    const last = this.ranked.at(-1);
    if (this.ranked.length >= this.#size && (!last || !comesBefore(each, last))) return;
    let place = this.ranked.length;
    while (place > 0 && comesBefore(each, this.ranked[place - 1] ?? each)) place--;
    this.ranked.splice(place, 0, each);
    if (this.ranked.length > this.#size) this.ranked.pop();
  }
}
