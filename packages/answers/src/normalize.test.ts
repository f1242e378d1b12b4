import { describe, expect, test } from "vitest";
import { normalized, withFewMarks } from "./normalize.ts";
import { folded } from "./search/language.ts";
import { plainOf } from "./understanding/locales.ts";

const ligature = "\ufdfa";

test("a letter keeps thirty marks", () => {
  const marked = (count: number) => `a${"\u0301".repeat(count)}b`;
  expect(withFewMarks(marked(31))).toBe(marked(30));
  expect(withFewMarks(marked(30))).toBe(marked(30));
});

describe.for(["NFKC", "NFKD"] as const)("the form %s", (form) => {
  test("of each letter is whole", () => {
    const cut: string[] = [];
    for (let code = 0; code <= 0x1ffff; code++) {
      const letter = String.fromCodePoint(code);
      if (letter.isWellFormed() && normalized(letter, form) !== letter.normalize(form)) cut.push(code.toString(16));
    }
    expect(cut).toEqual([]);
  });

  test.for(["예약을 취소하고 싶어요 ", "đường Nguyễn Huệ ", "ᾂ ", "½ ㎏ … ™ ﬃ "])(
    "of a long text is whole: %s",
    (text) => {
      const long = text.repeat(500);
      expect(normalized(long, form)).toBe(long.normalize(form));
    },
  );

  test("is at most four times as long as a long text, and ends in no half of a letter", () => {
    expect(normalized(ligature.repeat(1_000), form)).toHaveLength(4_064);
    const pairs = normalized(`${ligature}a${"𝄞".repeat(2)}`.repeat(1_000), form);
    expect(pairs.length).toBeLessThanOrEqual(24_064);
    expect(pairs.isWellFormed()).toBe(true);
  });
});

test("what is read of a question and of a message is bounded so", () => {
  expect(ligature.repeat(4_096).normalize("NFKC")).toHaveLength(73_728);
  expect(folded(ligature.repeat(4_096)).length).toBeLessThanOrEqual(4 * 4_096 + 64);
  expect(plainOf(ligature.repeat(4_096)).length).toBeLessThanOrEqual(4 * 1_000 + 66);
});
