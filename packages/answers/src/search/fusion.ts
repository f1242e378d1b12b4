/** Fusion of two rankings of passages: by their words, and by nearness to the question's meaning. */
import { type PageRequest, type Ranking, sixDecimals } from "./ranking.ts";

/** A passage's number, and its relevance by nearness to the question (`relevanceOfNearness`), 0 to 1. */
export interface Neighbour {
  readonly number: number;
  readonly relevance: number;
}

/** Maximum passages of each ranking that are fused. Pages end with them. */
export const maxFused = 200;

/** The constant of the paper on reciprocal rank fusion. It keeps the first ranks from outweighing all others. */
const rankOffset = 60;

/** The fused ranking. */
export interface Fusion extends Ranking {
  /** True if the first passage is at least as relevant by meaning as by words. */
  readonly isMeant: boolean;
}

interface Fused {
  readonly number: number;
  readonly score: number;
  readonly weight: number;
}

/**
 * Fuses by reciprocal rank. Ties go to the more relevant passage. A passage's relevance is the higher of the two: by words
 * or by nearness.
 *
 * @param ranking the first `maxFused` by words
 * @param near the passages by meaning, nearest first
 */
export const fuse = (ranking: Ranking, near: readonly Neighbour[], { size, after }: PageRequest): Fusion => {
  const possible = ranking.possible || 1;
  const fused = new Map<number, Fused>();
  ranking.ranked.forEach(({ number, score }, rank) => fused.set(number, { number, score, weight: weightOf(rank) }));
  near.forEach(({ number, relevance }, rank) => {
    const known = fused.get(number) ?? { number, score: 0, weight: 0 };
    const score = Math.max(known.score, sixDecimals(relevance * possible));
    fused.set(number, { number, score, weight: known.weight + weightOf(rank) });
  });
  const all = [...fused.values()].toSorted(
    (one, other) => other.weight - one.weight || other.score - one.score || one.number - other.number,
  );
  const [first] = all;
  const last = all.findIndex(({ number }) => number === after);
  return {
    ranked: all.slice(last + 1, last + 1 + size).map(({ number, score }) => ({ number, score })),
    best: all.reduce((max, { score }) => Math.max(max, score), ranking.best),
    possible,
    unknown: ranking.unknown,
    total: Math.max(ranking.total, all.length),
    known: last >= 0,
    isMeant: near.some(
      ({ number, relevance }) => number === first?.number && first.score <= sixDecimals(relevance * possible),
    ),
  };
};

const weightOf = (rank: number): number => 1 / (rankOffset + rank + 1);

/** Calibration of embedding models: finds the cosine from which two texts are near, by known texts. */
const questions = [
  "When are you open on Saturdays?",
  "How much does delivery cost?",
  "Can I cancel my booking?",
  "Where is your office?",
  "How do I reset my password?",
  "Which cards can I pay with?",
  "What is your refund policy?",
  "How long is the guarantee?",
];

/** Answers to the questions, in the same order. Each fits only its own question. */
const answers = [
  "Opening hours: Monday to Friday from 9 to 18, at the weekend until 14 o'clock.",
  "We ship every order within two days. Shipping is 5 euros, and free from 50 euros on.",
  "Reservations may be called off free of charge up to 24 hours before.",
  "You find us at 12 Church Street, next to the town hall.",
  "If you have forgotten your login, choose a new one by the link in our mail.",
  "We accept Visa, Mastercard and cash.",
  "You get your money back if you send the goods back within 30 days.",
  "All our products have a warranty of two years.",
];

/** Texts that a model embeds, in one call, before its first question. */
export const calibrationTexts: readonly string[] = [...questions, ...answers];

/** Threshold for a model that does not answer or cannot tell these texts apart. */
export const usualNear = 0.5;

/** Smallest gap by which a model tells the texts apart. */
const minGap = 0.02;

/**
 * Returns the midpoint between the cosines of right answers and those of other answers.
 *
 * @param vectors vectors of `calibrationTexts`, in the same order
 * @returns null if the model does not tell them apart
 */
export const nearOf = (vectors: readonly (readonly number[])[]): number | null => {
  const alike: number[] = [];
  const unlike: number[] = [];
  for (const at of questions.keys()) {
    for (const other of answers.keys()) {
      (at === other ? alike : unlike).push(cosineOf(vectors[at] ?? [], vectors[questions.length + other] ?? []));
    }
  }
  const [right, wrong] = [quantile(alike, 0.25), quantile(unlike, 0.95)];
  return right - wrong < minGap ? null : Math.min(maxNear, Math.max(0, (right + wrong) / 2));
};

const maxNear = 0.99;

/** Maps a cosine to relevance: 0.5 at the threshold, 1 for equal meaning. */
export const relevanceOfNearness = (similarity: number, near: number): number =>
  1 - (0.5 * (1 - similarity)) / (1 - Math.min(near, maxNear));

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.round(share * (values.length - 1))] ?? 0;

const product = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

const cosineOf = (one: readonly number[], other: readonly number[]): number =>
  product(one, other) / (Math.sqrt(product(one, one) * product(other, other)) || 1);
