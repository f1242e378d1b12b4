import { expect, test } from "vitest";
import { calibrationTexts, nearOf, relevanceOfNearness } from "./fusion.ts";

const half = calibrationTexts.length / 2;
/** Vectors in which a question has the cosine `own + common` to its answer, and `common` to all others. */
const scripted = (own: number, common: number): number[][] =>
  calibrationTexts.map((_, index) => {
    const topic = index % half;
    const alone = 1 - common - own;
    const vector = Array.from({ length: 1 + half + calibrationTexts.length }, () => 0);
    vector[0] = Math.sqrt(common);
    vector[1 + topic] = Math.sqrt(own);
    vector[1 + half + index] = Math.sqrt(alone);
    return vector;
  });

test.for([
  ["a model that spreads texts wide", 0.4, 0.1, 0.3],
  ["a model to which all texts are alike", 0.12, 0.7, 0.76],
  ["a model to which nothing is alike", 0.2, 0, 0.1],
] as const)("%s has the threshold between", ([, own, common, near]) => {
  expect(nearOf(scripted(own, common))).toBeCloseTo(near, 6);
});

test("lengths of vectors do not count", () => {
  const long = scripted(0.4, 0.1).map((vector, index) => vector.map((value) => value * (index + 2)));
  expect(nearOf(long)).toBeCloseTo(0.3, 6);
});

test("the threshold is between the lower quarter of right answers and nearly all others", () => {
  // The cosines of right answers, in no order. No other answer is near at all.
  const cosines = [0.9, 0.2, 0.8, 0.3, 0.4, 0.7, 0.5, 0.6];
  const vectors = calibrationTexts.map((_, index) => {
    const [topic, isAnswer] = [index % half, index >= half];
    const cosine = cosines[topic] ?? 0;
    const vector = Array.from({ length: 2 * half }, () => 0);
    vector[topic] = isAnswer ? cosine : 1;
    vector[half + topic] = isAnswer ? Math.sqrt(1 - cosine ** 2) : 0;
    return vector;
  });
  expect(nearOf(vectors)).toBeCloseTo(0.2, 6);
});

test("a model that does not tell the texts apart has no threshold", () => {
  expect(nearOf(scripted(0, 0.5))).toBeNull();
  expect(nearOf(calibrationTexts.map(() => [0, 0]))).toBeNull();
  expect(nearOf([])).toBeNull();
});

test("a passage at the threshold is half relevant, for any model", () => {
  expect(relevanceOfNearness(0.3, 0.3)).toBeCloseTo(0.5, 6);
  expect(relevanceOfNearness(0.85, 0.85)).toBeCloseTo(0.5, 6);
  expect(relevanceOfNearness(1, 0.85)).toBe(1);
  expect(relevanceOfNearness(0.7, 0.5)).toBeCloseTo(0.7, 6);
});
