import { describe, expect, test } from "vitest";
import { World, accepted } from "../../test-support/changes.ts";
import { facts, idOf } from "../../test-support/facts.ts";
import type { KnowledgeAudience } from "./audience.ts";
import { createKnowledge } from "./create.ts";
import { type KnowledgeQuery, type KnowledgeRows, languagesIn, searchRows } from "./memory-search.ts";

interface Source {
  readonly title: string;
  readonly text: string;
  readonly audience?: KnowledgeAudience;
}

let ids = 0;

/** Rows of these texts, in an order that is not that of their ids. */
const rowsOf = (sources: readonly Source[]): KnowledgeRows & { readonly idOf: (title: string) => string } => {
  const world = new World(
    sources.flatMap((source) => {
      const known = { ...facts(), newId: () => idOf(50, ++ids) };
      const body = { source_type: "text", ...source } as const;
      return accepted(createKnowledge(known, { params: {}, query: {}, body })).changes;
    }),
  );
  const [documents, passages] = [world.rows("knowledge_documents"), world.rows("knowledge_passages")];
  return {
    postings: world.rows("knowledge_postings").toReversed(),
    document: (id) => documents.find((each) => each.id === id) ?? null,
    passages: (id) => passages.filter(({ document_id }) => document_id === id),
    passage: (id) => passages.find((each) => each.id === id) ?? null,
    idOf: (title) => documents.find((each) => each.title === title)?.id ?? "",
  };
};

const shop = rowsOf([
  { title: "Opening hours", text: "# Summer\n\nWe are open from 9:00 to 18:00.\n\n# Winter\n\nWe open at 10:00." },
  { title: "Delivery", text: "We deliver to the whole town. Delivery costs 5 euros.", audience: "customers" },
  { title: "Webhooks", text: "Delivery of webhooks is retried. Verify the signature.", audience: "developers" },
  { title: "Öffnungszeiten", text: "Wir haben von neun bis sechs Uhr geöffnet und liefern auch nach Hause zu Ihnen." },
]);

const search = (query: string, wanted: Partial<KnowledgeQuery> = {}, rows: KnowledgeRows = shop) =>
  searchRows(rows, { query, size: 10, sources: null, audience: null, after: null, ...wanted });
const titles = ({ hits }: ReturnType<typeof search>) => hits.map(({ title }) => title);

describe("a search in memory", () => {
  test("finds the passage, and cites its document", () => {
    const [hit] = search("When do you open in winter?").hits;
    expect(hit).toMatchObject({
      knowledge_id: shop.idOf("Opening hours"),
      title: "Opening hours",
      heading: "Winter",
      passage: "We open at 10:00.",
      source_type: "text",
    });
    const document = hit && shop.document(hit.knowledge_id);
    expect(document?.text?.slice(hit?.start, hit?.end)).toBe(hit?.passage);
    expect(shop.passage(hit?.passage_id ?? "")).toMatchObject({ text: hit?.passage });
  });

  test("counts all passages that share a word, and names words that none has", () => {
    const found = search("delivery by helicopter");
    expect(titles(found)).toEqual(expect.arrayContaining(["Delivery", "Webhooks"]));
    expect(found.total).toBe(found.hits.length);
    expect(found.unknown).toEqual(["helicopter"]);
    expect(found.known).toBe(false);
    expect(search("xylophone")).toMatchObject({ hits: [], best: 0, total: 0, unknown: ["xylophone"] });
  });

  test("corrects a mistyped word", () => {
    const found = search("delivrey");
    expect(titles(found)).toEqual(titles(search("delivery")));
    expect(found.unknown).toEqual([]);
  });

  test("reads each language by its own words", () => {
    expect(titles(search("Wann habt ihr geöffnet?"))[0]).toBe("Öffnungszeiten");
    expect(languagesIn(shop.postings)).toEqual(["en", "de"]);
  });

  test("finds words that are names of an object's own members", () => {
    expect(search("constructor").total).toBe(0);
    const named = rowsOf([{ title: "Classes", text: "A constructor makes an object." }]);
    expect(search("constructor", {}, named).total).toBe(1);
  });

  test.for([
    [null, ["Delivery", "Webhooks"]],
    ["customers", ["Delivery"]],
    ["developers", ["Webhooks"]],
  ] as const)("by %s finds what is for this reader", ([audience, expected]) => {
    const found = search("delivery", { audience });
    expect(titles(found).toSorted()).toEqual(expected);
    expect(found.total).toBe(expected.length);
  });

  test("among some documents finds no other, nor what its reader may not find", () => {
    const sources = [shop.idOf("Webhooks"), shop.idOf("Opening hours")];
    expect(titles(search("delivery", { sources }))).toEqual(["Webhooks"]);
    expect(titles(search("delivery", { sources, audience: "customers" }))).toEqual([]);
    expect(titles(search("delivery", { sources: [] }))).toEqual([]);
  });

  test("goes on behind the last passage of a page, until none is left", () => {
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 6; page++) {
      const found = search("open delivery", { size: 1, after });
      expect(found.known).toBe(page > 0);
      const [hit] = found.hits;
      if (!hit) break;
      seen.push(hit.passage_id);
      after = hit.passage_id;
    }
    const all = search("open delivery");
    expect(seen).toEqual(all.hits.map(({ passage_id }) => passage_id));
    expect(all.total).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(3);
  });

  test("behind a passage that is not searchable has no page", () => {
    expect(search("delivery", { after: idOf(51, 1) })).toMatchObject({ hits: [], known: false });
  });

  test("leaves out passages whose document or text has gone", () => {
    expect(search("delivery", {}, { ...shop, document: () => null }).hits).toEqual([]);
    expect(search("delivery", {}, { ...shop, passages: () => [] }).hits).toEqual([]);
  });
});
