/** Two orders of passages as one: by their words, and by how near they are to a question's meaning. */
import type { Ranking } from "./ranking.ts";
import { type Wanted, sixDecimals } from "./best-page.ts";

/** A passage by its number, and how relevant it is by its nearness to the question (`relevanceOfNearness`), 0 to 1. */
export interface Neighbour {
  readonly number: number;
  readonly relevance: number;
}

/** How many of each order are fused; pages end with them. */
export const mostFused = 200;
/** As in the paper of reciprocal rank fusion: the first places do not outweigh all others. */
const rankOffset = 60;

/** Two orders as one. */
export interface Fusion extends Ranking {
  /** Whether the first of all is as relevant by its meaning as by its words, or more so. */
  readonly isMeant: boolean;
}

interface Fused {
  readonly number: number;
  readonly score: number;
  readonly weight: number;
}

/**
 * Fuses by reciprocal ranks; of equal ones the more relevant is first. A passage is as relevant as its words say, or as its
 * nearness does, whichever is more.
 *
 * @param ranking its first `mostFused`
 * @param near the nearest first
 */
export const fuse = (ranking: Ranking, near: readonly Neighbour[], { size, after }: Wanted): Fusion => {
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
  const last = after === null ? -1 : all.findIndex(({ number }) => number === after);
  return {
    ranked: all.slice(last + 1, last + 1 + size).map(({ number, score }) => ({ number, score })),
    best: all.reduce((most, { score }) => Math.max(most, score), ranking.best),
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
