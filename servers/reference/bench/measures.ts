/** Measures rankings, and how well the best score separates questions with an answer from those without. */

const depth = 10;

/** Discounted gain of the first ten against that of an ideal order, with gains of 2^relevance - 1. */
export const ndcg = (ranked: readonly string[], relevant: ReadonlyMap<string, number>): number => {
  const ideal = gainOf([...relevant.values()].toSorted((one, other) => other - one));
  return ideal === 0 ? 0 : gainOf(ranked.map((id) => relevant.get(id) ?? 0)) / ideal;
};

const gainOf = (relevances: readonly number[]): number =>
  relevances.slice(0, depth).reduce((sum, relevance, rank) => sum + (2 ** relevance - 1) / Math.log2(rank + 2), 0);

/** The share of the relevant that is among the first ten. */
export const recall = (ranked: readonly string[], relevant: ReadonlyMap<string, number>): number =>
  ranked.slice(0, depth).filter((id) => relevant.has(id)).length / Math.max(1, relevant.size);

/** One over the rank of the first that is relevant; 0 when none is. */
export const reciprocalRank = (ranked: readonly string[], relevant: ReadonlyMap<string, number>): number =>
  1 / (ranked.findIndex((id) => relevant.has(id)) + 1 || Infinity);

/** Returns how often a question with an answer scores higher than one without; a tie counts half. */
export const areaUnderCurve = (answerable: readonly number[], unanswerable: readonly number[]): number => {
  const wins = answerable.map((one) =>
    unanswerable.reduce((sum, other) => sum + (one > other ? 1 : one === other ? 0.5 : 0), 0),
  );
  return mean(wins) / Math.max(1, unanswerable.length);
};

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The value that a share of the values does not exceed. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
