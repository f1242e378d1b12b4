/** Search over rows in memory: from the texts of documents to the order of their passages. */
import { describe, expect, test } from "vitest";
import { facts, idOf } from "@atlas-messaging/service/test-support/facts";
import type { KnowledgeAudience } from "@atlas-messaging/answers/search/answer";
import { newDocument } from "@atlas-messaging/service/knowledge/decide";
import { indexDocument, indexRows } from "@atlas-messaging/service/knowledge/indexing";
import {
  type KnowledgeQuery,
  type KnowledgeRows,
  languagesIn,
  searchRows,
} from "@atlas-messaging/answers/search/memory";
import type { KnowledgeDocumentRow, KnowledgePassageRow } from "@atlas-messaging/service/rows/knowledge";

interface Source {
  readonly title: string;
  readonly text: string;
  readonly audience?: KnowledgeAudience;
}

let count = 0;
const rowsOf = (sources: readonly Source[]): KnowledgeRows => {
  const documents = sources.map(({ title, audience = "both" }, at): KnowledgeDocumentRow => ({
    ...newDocument(facts(), title, "text"),
    id: idOf(20, at),
    status: "indexed",
    audience,
  }));
  const indexes = sources.map(({ title, text }, at) =>
    indexRows({ ...facts(), newId: () => idOf(21, count++) }, idOf(20, at), indexDocument(title, text)),
  );
  const passages = indexes.flatMap((index): readonly KnowledgePassageRow[] => index.passages);
  return {
    postings: indexes.map(({ postings }) => postings).toReversed(),
    document: (id) => documents.find((each) => each.id === id) ?? null,
    passages: (id) => passages.filter(({ document_id }) => document_id === id).toReversed(),
    passage: (id) => passages.find((each) => each.id === id) ?? null,
  };
};

const shop = rowsOf([
  {
    title: "Opening hours",
    text: "# Shop\n\nWe are open from 9:00 to 18:00 on weekdays.\n\n# Workshop\n\nThe workshop closes at noon on Saturdays.",
  },
  { title: "Repairs", text: "A repair of a bicycle costs 40 euros. It takes three working days." },
  { title: "Returns", text: "You get your money back within 14 days.", audience: "customers" },
  { title: "Webhooks", text: "A webhook reports each repair.", audience: "developers" },
  {
    title: "Ferien",
    text: "Im August ist die Werkstatt für zwei Wochen geschlossen, und der Laden ist nur am Montag offen.",
  },
]);

const search = (query: string, wanted: Partial<KnowledgeQuery> = {}, rows = shop) =>
  searchRows(rows, { query, size: 10, sources: null, audience: null, after: null, ...wanted });
const titles = (...asked: Parameters<typeof search>): string[] => search(...asked).hits.map(({ title }) => title);

describe("a search", () => {
  test.for([
    ["When do you open?", "Opening hours", "# Shop"],
    ["when does the workshop close on saturday", "Opening hours", "# Workshop"],
    ["how much is a repair", "Repairs", "A repair"],
    ["how long does it take to mend my bike", "Repairs", "A repair"],
    ["can I get a refund", "Returns", "You get"],
    ["what does a webhook report", "Webhooks", "A webhook"],
    ["ist die Werkstatt im August geschlossen", "Ferien", "Im August"],
    ["webhoks", "Webhooks", "A webhook"],
  ] as const)("finds the passage that answers: %s", ([query, title, beginning]) => {
    const [hit] = search(query).hits;
    expect(hit).toMatchObject({ title, passage: expect.stringMatching(new RegExp(`^${beginning}`)) });
  });

  test("presents a passage with its place and its score", () => {
    const { hits, best, possible, total, known } = search("bicycle");
    expect(hits).toMatchObject([{ knowledge_id: idOf(20, 1), heading: null, start: 0, end: 66, score: best }]);
    expect(search("noon").hits).toMatchObject([{ heading: "Workshop", start: 53, end: 106 }]);
    expect({ total, known }).toEqual({ total: 1, known: false });
    expect(best / possible).toBeGreaterThan(0.5);
  });

  test("tells the words that nothing has, and finds nothing by them", () => {
    expect(search("helicopter")).toEqual({
      hits: [],
      best: 0,
      possible: 0,
      total: 0,
      unknown: ["helicopter"],
      known: false,
    });
    expect(search("repair a helicopter").unknown).toEqual(["helicopter"]);
    // A term may have the name of a member that every object has.
    expect(search("constructor").unknown).toEqual(["constructor"]);
    expect(search("open", {}, rowsOf([]))).toMatchObject({ hits: [], total: 0 });
  });

  test("has pages", () => {
    const all = search("repair of the workshop by webhook");
    expect(all.hits).toHaveLength(3);
    const pages = [null, ...all.hits.map(({ passage_id }) => passage_id)].map((after) =>
      search("repair of the workshop by webhook", { size: 1, after }),
    );
    expect(pages.map(({ hits }) => hits[0]?.passage_id)).toEqual([
      ...all.hits.map(({ passage_id }) => passage_id),
      undefined,
    ]);
    expect(pages.map(({ known }) => known)).toEqual([false, true, true, true]);
    expect(search("repair", { after: idOf(9, 9) })).toMatchObject({ hits: [], known: false, total: 3 });
  });

  test("is among some documents, and those for the reader", () => {
    expect(titles("repair")).toEqual(["Repairs", "Webhooks", "Opening hours"]);
    expect(titles("repair", { audience: "customers" })).toEqual(["Repairs", "Opening hours"]);
    expect(titles("repair", { audience: "developers" })).toEqual(["Repairs", "Webhooks", "Opening hours"]);
    expect(titles("repair", { sources: [idOf(20, 3)] })).toEqual(["Webhooks"]);
    expect(titles("repair", { sources: [idOf(20, 3)], audience: "customers" })).toEqual([]);
    expect(titles("repair", { sources: [idOf(20, 1)], audience: "customers" })).toEqual(["Repairs"]);
    expect(titles("repair", { sources: [] })).toEqual([]);
    expect(titles("shop workshop", { sources: [idOf(20, 0)] })).toHaveLength(2);
  });

  test("leaves out what was removed since its postings were read", () => {
    expect(titles("repair", {}, { ...shop, document: () => null })).toEqual([]);
    expect(titles("repair", {}, { ...shop, passages: () => [] })).toEqual([]);
    expect(titles("repair", { audience: "customers" }, { ...shop, document: () => null })).toEqual([]);
  });

  test("corrects a word by the most frequent term of the question's documents", () => {
    const rows = rowsOf([
      { title: "Tea", text: "The river is wide." },
      { title: "Rivet", text: "A rivet of steel, and a rivet of brass." },
      { title: "Heads", text: "Every rivet has a head.\n\n# Rivets\n\nA rivet holds." },
    ]);
    expect(search("rivex", {}, rows)).toMatchObject({ total: 3, unknown: [] });
    expect(titles("rivex", {}, rows)).not.toContain("Tea");
  });

  test("corrects a word in the language of the document that has it", () => {
    expect(titles("werkstadt")).toEqual(["Ferien"]);
  });
});

test("languages are listed by their passages", () => {
  expect(languagesIn(shop.postings)).toEqual(["en", "de"]);
  expect(languagesIn([])).toEqual([]);
});
