import { describe, expect, test } from "vitest";
import { fuse } from "./fusion.ts";

const ranking = {
  ranked: [
    { number: 1, score: 6 },
    { number: 2, score: 3 },
    { number: 3, score: 1 },
  ],
  best: 6,
  total: 3,
  possible: 10,
  known: false,
  unknown: ["helicopter"],
};
const wanted = { size: 10, ranges: null, after: null };
const numbers = ({ ranked }: ReturnType<typeof fuse>) => ranked.map(({ number }) => number);

describe("a fused ranking", () => {
  test("begins with passages that rank high in both", () => {
    const near = [3, 2, 9].map((number, index) => ({ number, relevance: 0.9 - index / 10 }));
    expect(numbers(fuse(ranking, near, wanted))).toEqual([3, 2, 1, 9]);
  });

  test("equals the ranking by words if nothing is near", () => {
    expect(fuse(ranking, [], wanted)).toEqual({ ...ranking, isMeant: false });
  });

  test("tells if the first passage is there by its meaning", () => {
    expect(fuse(ranking, [{ number: 9, relevance: 0.5 }], wanted).isMeant).toBe(false);
    expect(fuse(ranking, [{ number: 1, relevance: 0.9 }], { ...wanted, size: 1 }).isMeant).toBe(true);
    expect(fuse({ ...ranking, ranked: [] }, [{ number: 9, relevance: 0.6 }], wanted).isMeant).toBe(true);
  });

  test("scores a passage by its words or its nearness, whichever is higher", () => {
    const fused = fuse(ranking, [{ number: 3, relevance: 0.8 }], wanted);
    expect(fused).toMatchObject({ best: 8, total: 3 });
    expect(fused.ranked.find(({ number }) => number === 3)?.score).toBe(8);
    expect(
      fuse({ ...ranking, ranked: [], best: 0, total: 0, possible: 0 }, [{ number: 7, relevance: 0.6 }], wanted),
    ).toEqual({
      ranked: [{ number: 7, score: 0.6 }],
      best: 0.6,
      total: 1,
      possible: 1,
      known: false,
      unknown: ["helicopter"],
      isMeant: true,
    });
  });

  test.for([
    [9, 0.7, [9, 1]],
    [9, 0.5, [1, 9]],
    [9, 0.6, [1, 9]],
    [0, 0.6, [0, 1]],
  ] as const)(
    "puts passage %d of relevance %d, first by meaning, beside the first by words",
    ([number, relevance, order]) => {
      expect(numbers(fuse(ranking, [{ number, relevance }], wanted)).slice(0, 2)).toEqual(order);
    },
  );

  test("is by words where its first passage is nearer by them", () => {
    expect(fuse(ranking, [{ number: 1, relevance: 0.1 }], wanted).isMeant).toBe(false);
    const others = [1, 9].map((number) => ({ number, relevance: number === 1 ? 0.1 : 0.6 }));
    expect(fuse(ranking, others, wanted).isMeant).toBe(false);
  });

  test("has pages", () => {
    const near = [{ number: 9, relevance: 0.7 }];
    const all = numbers(fuse(ranking, near, wanted));
    const rest = fuse(ranking, near, { ...wanted, size: 2, after: all[0] ?? -1 });
    expect(rest).toMatchObject({ known: true, total: 4 });
    expect(numbers(rest)).toEqual(all.slice(1, 3));
    expect(fuse(ranking, near, { ...wanted, after: 77 }).known).toBe(false);
  });
});
