/** Indexing never blocks long: its steps are short for any text. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { withoutPause } from "@atlas-messaging/answers/steps";
import { outline } from "../../test-support/changes.ts";
import { newDocument } from "./decide.ts";
import { facts, idOf, organizationId } from "../../test-support/facts.ts";
import { dropIndex, indexDocument, indexRows, indexingSteps, insertIndex, restoreIndex } from "./indexing.ts";
import { frequencyOf, weightOf } from "@atlas-messaging/answers/search/impacts";
import { passageSteps, passagesOf } from "@atlas-messaging/answers/search/passages";

/** Some four steps. They are as short in a text of any length. */
const length = 13_000;
const filled = (part: (at: number) => string): string => {
  const parts: string[] = [];
  for (let [at, size] = [0, 0]; size < length; at++) size += parts[parts.push(part(at)) - 1]?.length ?? 0;
  return parts.join("").slice(0, length).toWellFormed();
};
const marks = ["\u0301", "\u0323", "\u0327"];

const texts = {
  "one long word": filled(() => "a"),
  "unlike words": filled((at) => `${(at * 7919).toString(36)} `),
  Chinese: filled((at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))),
  Korean: filled((at) => String.fromCodePoint(0xac00 + ((at * 7919) % 11_000))),
  Thai: filled((at) => String.fromCodePoint(0xe01 + ((at * 7) % 58))),
  marks: `a${filled((at) => marks[at % 3] ?? "")}`,
  // Each becomes eighteen letters.
  ligatures: filled(() => "\ufdfa").slice(0, length / 5),
  emoji: filled(() => "👩‍👩‍👧‍👦"),
  headings: filled((at) => `${"#".repeat((at % 6) + 1)} h${at}\n`),
  "a heading without an end": `# ${filled(() => "a. ")}`,
  "long headings above short sentences": `# ${"x ".repeat(450)}\n`.repeat(6) + filled(() => "A b. "),
  "empty lines": `a${filled(() => "\n")}b`,
  spaces: `a${filled(() => " ")}b`,
  "a table": filled((at) => `| ${at} | ${at * 7} |\n|---|---|\n`),
};

const own: (this: string, form?: string) => string = Reflect.get(String.prototype, "normalize");

afterEach(() => void vi.restoreAllMocks());

describe.for(Object.entries(texts))("a text of %s", ([, text]) => {
  test("is cut in steps of a few thousand characters", () => {
    const steps = Array.from(passageSteps(text));
    expect(Math.max(...steps)).toBeLessThan(6_000);
    expect(steps.length).toBeGreaterThanOrEqual(Math.floor(text.length / 6_000) - 1);
  });

  test("is read in such steps too, and never normalized with many marks on a letter", () => {
    const normalize = (whole: string, form?: string) => Reflect.apply(own, whole, [form]);
    let most = 0;
    vi.spyOn(String.prototype, "normalize").mockImplementation(function (this: string, form?: string) {
      for (const [run] of this.matchAll(/\p{M}+/gu)) most = Math.max(most, run.length);
      return normalize(this, form);
    });
    expect(Math.max(...indexingSteps("A title", text))).toBeLessThan(6_000);
    expect(most).toBeLessThanOrEqual(60);
  });
});

test("postings of a long text are serialized in steps too", () => {
  const indexed = indexDocument("A title", texts.Chinese);
  const { terms, json = "" } = indexed.postings;
  expect(JSON.parse(json)).toEqual({ ...terms });
  expect(insertIndex([indexRows(facts(), idOf(20, 1), indexed)])).toMatchObject([{}, { json: { terms: json } }]);
  const document = newDocument(facts(), "A title", "text");
  expect(restoreIndex(document, [], indexed.postings)).toMatchObject({ json: { terms: json } });
});

test("steps give the same result as one run", () => {
  const text =
    "# Opening hours\n\nWe open at noon. Booking is by phone.\n\n## Mondays\n\nClosed. __proto__ constructor.";
  expect(withoutPause(passageSteps(text))).toEqual(passagesOf(text));
  const { passages, postings, language } = indexDocument("Hours", text);
  expect(language).toBe("en");
  expect(passages.map(({ heading }) => heading)).toEqual(["Opening hours", "Opening hours › Mondays"]);
  expect(Object.keys(postings.terms)).toEqual(expect.arrayContaining(["hour", "noon", "constructor"]));
  expect(postings.length).toBeGreaterThan(10);
});

describe("the language of a text that shows none", () => {
  test.for([
    ["Heute Ruhetag", ["de", "en"], "de"],
    ["Espresso 2,20\nKäsekuchen 3,80", ["de"], "de"],
    ["Espresso 2,20", ["en", "de"], "en"],
    ["Espresso 2,20", [], "en"],
    ["Сегодня закрыто", ["de"], "en"],
    ["We are open from nine to five on weekdays, and closed on all public holidays.", ["de"], "en"],
  ] as const)("is the most frequent one of the documents: %s", ([text, speaks, language]) => {
    expect(indexDocument("A 1", text, { speaks }).language).toBe(language);
  });

  test("is first of all the one that its source declares", () => {
    expect(indexDocument("A 1", "Heute Ruhetag", { claimed: "nl-BE", speaks: ["de"] }).language).toBe("nl");
  });
});

describe("an index", () => {
  const text = "# Hours\n\nWe open at 9:00.\n\n# Prices\n\nSoup costs 4 euros. Soup with bread costs 6 euros.";
  const indexed = indexDocument("Soup bar", text);
  const frequencies = (term: string) =>
    (indexed.postings.terms[term] ?? []).map((packed) => frequencyOf(weightOf(packed)));

  test("counts a word in its passages, twice for the title and once more for a heading", () => {
    expect(indexed.passages).toHaveLength(2);
    // The title twice in each passage, and the text twice in the second.
    expect(frequencies("soup")).toEqual([2, 4]);
    expect(frequencies("hour")).toEqual([expect.any(Number)]);
    expect(frequencies("price")).toEqual([expect.any(Number)]);
    expect([frequencies("@time"), frequencies("@price")]).toEqual([[1], [1]]);
  });

  test("is inserted as one row, or as many in one change", () => {
    const [one, other] = [1, 2].map((count) => indexRows(facts(), idOf(20, count), indexed));
    if (!one || !other) throw new Error("there are two");
    expect(outline(insertIndex([one]))).toEqual(["insert many knowledge_passages", "insert knowledge_postings"]);
    expect(insertIndex([one, other])).toMatchObject([
      { kind: "insertMany", table: "knowledge_passages", rows: { length: 4 } },
      { kind: "insertMany", table: "knowledge_postings", rows: [one.postings, other.postings] },
    ]);
    expect(outline(insertIndex([]))).toEqual(["insert many knowledge_passages"]);
    expect(one.postings).toMatchObject({ id: one.passages[0]?.id, passages: 2, language: "en" });
    expect(one.counts).toEqual({ chunk_count: 2, language: "en" });
  });

  test("of a text without words has the document's id and no language", () => {
    const empty = indexRows(facts(), idOf(20, 1), indexDocument("Soup bar", " "));
    expect(empty).toMatchObject({
      passages: [],
      postings: { id: idOf(20, 1), language: "und", passages: 0 },
      counts: { chunk_count: 0, language: "und" },
    });
  });

  test("comes back for a document whose language is unknown, and leaves with its document alone", () => {
    const document = { ...newDocument(facts(), "Soup bar", "text"), id: idOf(20, 1) };
    expect(restoreIndex(document, [], indexed.postings)).toMatchObject({
      row: { id: idOf(20, 1), document_id: idOf(20, 1), language: "und", passages: 0 },
    });
    expect(dropIndex(document)).toMatchObject({
      table: "knowledge_postings",
      where: { organization_id: organizationId, document_id: idOf(20, 1) },
    });
  });
});
