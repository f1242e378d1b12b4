import { assert, constantFrom, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { passagesOf } from "./passages.ts";

const sentence = (words: number, end = "."): string =>
  `${Array.from({ length: words }, (_, n) => `w${n}`).join(" ")}${end}`;
const textsOf = (text: string): string[] => passagesOf(text).map((passage) => passage.text);

describe("passages of a text", () => {
  test("a short text is one", () => {
    expect(passagesOf("  We are open.\n\nCome in!  ")).toEqual([
      { text: "We are open.\n\nCome in!", start: 2, end: 24, heading: null },
    ]);
  });

  test("white space has none", () => {
    expect(passagesOf(" \n\t ")).toEqual([]);
  });

  test("end with whole sentences, at about 120 words", () => {
    const text = Array.from({ length: 12 }, () => `W${sentence(25)}`).join(" ");
    const passages = textsOf(text);
    expect(passages.map((passage) => passage.split(" ").length)).toEqual([100, 100, 100]);
    for (const passage of passages) expect(passage).toMatch(/^W.*\.$/);
  });

  test("end with a paragraph once they are long enough", () => {
    const text = `W${sentence(70)}\n\nW${sentence(30)}`;
    expect(textsOf(text)).toHaveLength(2);
    expect(textsOf(`W${sentence(30)}\n\nW${sentence(30)}`)).toHaveLength(1);
  });

  test("begin with a heading, which stays with its text and with the headings above it", () => {
    expect(textsOf("# Menu\n\n## Pizza\n\nMargherita 9.50\n\n## Drinks\n\nTea 3.50")).toEqual([
      "# Menu\n\n## Pizza\n\nMargherita 9.50",
      "## Drinks\n\nTea 3.50",
    ]);
  });

  test("have the headings above them", () => {
    const long = `W${sentence(100)}`;
    const text = `Before.\n\n# Menu #\n\n## Pizza\n\n${long} ${long}\n\n### Dough\n\nThin.\n\n## Drinks\n\nTea.\n\n# Hours\n\nNine.`;
    expect(passagesOf(text).map(({ heading }) => heading)).toEqual([
      null,
      "Menu › Pizza",
      "Menu › Pizza",
      "Menu › Pizza › Dough",
      "Menu › Drinks",
      "Hours",
    ]);
    const [longest = ""] = passagesOf(`# ${"h".repeat(900)}\n\nText.`).map(({ heading }) => heading);
    expect(longest).toBe("h".repeat(500));
  });

  test("begin with a line in bold, as the questions of an FAQ, or a label in bold, but not with bold words", () => {
    const text =
      "# Help\n\n**Can I pay later?**\nYes.\n\n**Is there an app?**\nSoon.\n\n**Never** call us.\n\n**Where:** here.\n\n## More\n\nTea.";
    expect(passagesOf(text).map(({ text: each, heading }) => [heading, each])).toEqual([
      ["Help › Can I pay later?", "# Help\n\n**Can I pay later?**\nYes."],
      ["Help › Is there an app?", "**Is there an app?**\nSoon.\n\n**Never** call us."],
      ["Help › Where", "**Where:** here."],
      ["Help › More", "## More\n\nTea."],
    ]);
  });

  test("take the whole line as a heading", () => {
    const text = "# 2. Opening hours\r\n\nNine. Ten.\n\n## Closed? Call us. Now\n\nTea.\n\n## 2.1. End";
    expect(passagesOf(text).map(({ heading }) => heading)).toEqual([
      "2. Opening hours",
      "2. Opening hours › Closed? Call us. Now",
      "2. Opening hours › 2.1. End",
    ]);
  });

  test.for([
    ["a text without sentences", sentence(5_000, "")],
    ["a text without spaces", "x".repeat(20_000)],
    ["a text of emoji", "🦉".repeat(5_000)],
    ["a script without spaces or full stops", "営業時間".repeat(2_000)],
    ["many headings", "# h\n".repeat(3_000)],
    ["a heading of many sentences", `# ${"So. ".repeat(5_000)}`],
  ])("%s is cut too", ([, text = ""]) => {
    const passages = textsOf(text);
    expect(passages.length).toBeGreaterThan(2);
    for (const passage of passages) {
      expect(passage.length).toBeLessThanOrEqual(5_000);
      expect(passage.isWellFormed()).toBe(true);
    }
  });

  test("cover all text but white space, in order, at their offsets", () => {
    const unit = constantFrom("a", "B", ". ", "! ", "\n", "\n\n", " ", "# ", "営", "🦉", "word ", "Sentence. ");
    assert(
      property(string({ unit, maxLength: 2_000 }), (text) => {
        const passages = passagesOf(text);
        let end = 0;
        for (const passage of passages) {
          expect(passage.start).toBeGreaterThanOrEqual(end);
          expect(text.slice(end, passage.start).trim()).toBe("");
          expect(text.slice(passage.start, passage.end)).toBe(passage.text);
          expect(passage.text.trim()).toBe(passage.text);
          end = passage.end;
        }
        expect(text.slice(end).trim()).toBe("");
      }),
    );
  });
});
