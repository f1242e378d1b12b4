/** The nearest term is found without comparing all. The result must equal a full comparison. */
import { expect, test } from "vitest";
import {
  type KnownTerm,
  beginningOf,
  beginningsNear,
  isNearlyIn,
  maxCandidates,
  maxCorrectedLength,
  mostFrequent,
  nearestWord,
  wordsByBeginning,
} from "./nearest.ts";

const randomFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
};

/** Few letters, some with the same lowest bits, so that many terms are near each other. */
const letters = "abiyAй1";
const wordOf = (random: (below: number) => number): string =>
  Array.from({ length: 2 + random(8) }, () => letters[random(letters.length - (random(4) === 0 ? 0 : 2))]).join("");

/** Edit distance with swaps of neighbours, by the whole table. */
const distance = (one: string, other: string): number => {
  const rows = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (__, j) => i + j),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= one.length; i++) {
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const costs = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1)];
      rows[i]?.splice(j, 1, Math.min(...costs, swapped ? at(i - 2, j - 2) + 1 : Infinity));
    }
  }
  return at(one.length, other.length);
};

const allowed = (term: string): number => (term.length < 4 || /\d/.test(term) ? 0 : term.length < 7 ? 1 : 2);
const sortedLetters = (term: string): string[] => Array.from(term).toSorted();
const hasAll = (term: string, other: string): boolean => {
  const left = sortedLetters(term);
  return sortedLetters(other).every((letter) => left.includes(letter) && left.splice(left.indexOf(letter), 1));
};

const nearestOf = (asked: string, known: readonly KnownTerm[], written: (term: string) => string) =>
  known
    .filter(({ term }) => term.length >= 4 && beginningsNear(asked).some((beginning) => term.startsWith(beginning)))
    .map((each) => ({ ...each, edits: distance(asked, written(each.term)) }))
    .filter(({ term, edits }) => edits <= allowed(asked) && (asked.length >= 5 || hasAll(term, asked)))
    .toSorted(
      (one, other) => one.edits - other.edits || other.count - one.count || (one.term < other.term ? -1 : 1),
    )[0];

test.for([1, 2, 3, 4])("the nearest term equals that of a full comparison (%i)", (seed) => {
  const random = randomFrom(seed);
  const known = Array.from(new Set(Array.from({ length: 150 }, () => wordOf(random))), (term) => ({
    term,
    count: random(3),
  }));
  let found = 0;
  for (let round = 0; round < 1_500; round++) {
    const word = wordOf(random);
    const term = random(2) === 0 ? word : word.slice(0, -1);
    const expected =
      nearestOf(term, known, (each) => each) ??
      nearestOf(word, known, (each) => (each.endsWith("i") ? `${each.slice(0, -1)}y` : each));
    const nearest = nearestWord(word, term, (beginning) => known.filter((each) => each.term.startsWith(beginning)));
    // If no term is near, a stem may still match.
    const stem = nearest && word.startsWith(nearest.term) ? nearest : null;
    expect(nearest, `${word} ${term}`).toEqual(expected ?? stem);
    if (expected) found++;
  }
  expect(found).toBeGreaterThan(50);
});

const alike = Array.from({ length: 24_000 }, (_, at) => ({ term: `qu${at.toString(36).padStart(5, "q")}`, count: 1 }));

test("a word is compared with a limited number of terms", () => {
  let compared = 0;
  const counting = alike.map(({ term, count }) => ({
    get term() {
      compared++;
      return term;
    },
    count,
  }));
  const termsWith = mostFrequent(counting);
  compared = 0;
  expect(nearestWord("quzzzzzy", "quzzzzzi", () => termsWith)).toBeNull();
  const [beginnings, passes, readsOfOne] = [4, 3, 4];
  expect(compared).toBeLessThanOrEqual(beginnings * passes * readsOfOne * maxCandidates);
});

test("the most frequent terms with one beginning are compared", () => {
  const frequent = { term: "quzz", count: 2 };
  const chosen = mostFrequent([...alike, frequent]);
  expect(chosen).toHaveLength(maxCandidates);
  expect(chosen[0]).toBe(frequent);
  expect(chosen[1]?.term).toBe(alike.map(({ term }) => term).toSorted()[0]);
  const astral = ["\u{10400}", "\uffee"].map((letter) => ({ term: `qu${letter}`, count: 2 }));
  expect(
    mostFrequent([...alike, ...astral])
      .slice(0, 2)
      .map(({ term }) => term),
  ).toEqual(["qu\uffee", "qu\u{10400}"]);
  const few = alike.slice(0, maxCandidates);
  expect(mostFrequent(few)).toBe(few);
});

test.for([
  ["opne", ["op", "po", "on", "pn"]],
  ["aabc", ["aa", "ab"]],
  ["opn", []],
  ["room4", []],
  ["\u{10400}\u{10401}", ["\u{10400}\u{10401}", "\u{10401}\u{10400}"]],
] as const)("the right spelling of %s may begin in few ways", ([term, beginnings]) => {
  expect(beginningsNear(term)).toEqual(beginnings);
});

test("words are found by their first two letters", () => {
  const termsWith = wordsByBeginning(["open", "opus", "a", "oven"]);
  expect(termsWith("op")).toEqual([
    { term: "open", count: 1 },
    { term: "opus", count: 1 },
  ]);
  expect(termsWith("a")).toEqual([{ term: "a", count: 1 }]);
  expect(termsWith("xy")).toEqual([]);
  expect(beginningOf("")).toBe("");
});

const nearestAmong = (word: string, term: string, known: readonly string[]) =>
  nearestWord(word, term, (beginning) => wordsByBeginning(known)(beginning))?.term ?? null;

test.for([
  ["the stem of another word is none", "meditate", "medit", ["medic"], null],
  ["a stem with a short ending is", "medits", "medit", ["medic"], "medic"],
  ["a stem of five letters is", "orderqzx", "orderqzx", ["order"], "order"],
  ["the longest stem is", "orderezqx", "orderezqx", ["order", "ordere"], "ordere"],
  ["a stem before five letters is", "kitchenabcde", "kitchenabcde", ["kitchen"], "kitchen"],
  ["a stem before six letters is none", "kitchenabcdef", "kitchenabcdef", ["kitchen"], null],
  ["half a word is no stem", "orderabcde", "orderabcde", ["order"], null],
  ["a word with a digit has none", "order66", "order66", ["order"], null],
  ["a term of three letters is none", "opning", "opn", ["onp"], null],
] as const)("%s the nearest", ([, word, term, known, nearest]) => {
  expect(nearestAmong(word, term, known)).toBe(nearest);
});

test("the longest word that is corrected has forty letters", () => {
  const term = "x".repeat(maxCorrectedLength - 1);
  expect(nearestAmong(`${term}y`, `${term}y`, [term])).toBe(term);
  expect(nearestAmong(`${term}yy`, `${term}yy`, [term])).toBeNull();
});

test.for([
  ["whexe", "where", true],
  ["wheexe", "where", false],
  ["wehn", "when", true],
  ["whn", "when", false],
  ["whxn", "when", false],
  ["hwen", "when", false],
  ["teh", "the", true],
  ["to", "to", false],
  ["abou", "about", true],
] as const)("%s is probably a typo of %s: %s", ([word, stopWord, isTypo]) => {
  expect(isNearlyIn(word, ["zzz", stopWord])).toBe(isTypo);
});
