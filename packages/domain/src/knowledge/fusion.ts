/** Fusion of two rankings of passages: by their words, and by nearness to the question's meaning. */
import type { Ranking } from "./ranking.ts";
import { type PageRequest, sixDecimals } from "./best-page.ts";

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
