import { describe, expect, test } from "vitest";
import { World, inserted, outline } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { jobRow } from "../../test-support/rows.ts";
import { withoutPause } from "@atlas-messaging/answers/steps";
import { newDocument } from "./decide.ts";
import { type IngestOutcome, abandonIngest, beginIngest, concludeIngest, ingestSteps, maxExtracted } from "./ingest.ts";
import type { KnowledgeDocumentRow, PageVersion } from "../rows/knowledge.ts";

const job = jobRow({ kind: "ingest_knowledge", subject_id: idOf(20, 1), leased_until: now });
const version: PageVersion = { url: "https://shop.example/", etag: '"1"', last_modified: null, digest: "ab" };
const documentWith = (set: Partial<KnowledgeDocumentRow>): KnowledgeDocumentRow => ({
  ...newDocument(facts(), "Menu", "url"),
  id: idOf(20, 1),
  job_id: job.id,
  attempts: 1,
  ...set,
});
const queued = documentWith({ status: "queued", url: "https://shop.example/" });
const indexed = documentWith({ status: "indexed", text: "Soup." });
const factsOf = (document: KnowledgeDocumentRow) => ({ ...facts(), job, document });
const saying = (text: string, language: string | null = null): IngestOutcome => ({ text, title: null, language });
/** Long, and read at once, since it has no words. */
const blank = (length: number): IngestOutcome => saying(" ".repeat(length));

describe("a text is indexed ahead", () => {
  const ahead = (document: KnowledgeDocumentRow, outcome: IngestOutcome, speaks: readonly string[] = []) =>
    withoutPause(ingestSteps({ document, speaks }, outcome));

  test("in the language that its source declares, or that of the organization", () => {
    expect(ahead(queued, saying("Suppe", "de"))).toMatchObject({ language: "de", passages: [{ text: "Suppe" }] });
    expect(ahead(queued, saying("Suppe"), ["de"])?.language).toBe("de");
    expect(Object.keys(ahead(queued, saying("Suppe"))?.postings.terms ?? {})).toContain("menu");
  });

  test("if it is another than before", () => {
    expect(ahead(indexed, saying("Soup."))).toBeUndefined();
    expect(ahead(indexed, saying("Bread."))?.passages).toHaveLength(1);
    expect(ahead(documentWith({ status: "queued", text: "Soup." }), saying("Soup."))?.passages).toHaveLength(1);
  });

  test("unless there is none, or too much", () => {
    const failure = { code: "timed_out", message: "503.", transient: true } as const;
    for (const outcome of ["unchanged", "interrupted", { failure }, blank(maxExtracted + 1)] as const)
      expect(ahead(queued, outcome)).toBeUndefined();
    expect(ahead(queued, blank(maxExtracted))).toMatchObject({ passages: [] });
  });

  test("and used as it is", () => {
    const other = ahead(queued, saying("Bread."));
    const changes = concludeIngest(factsOf(queued), saying("Soup."), null, other);
    expect(inserted(changes, "knowledge_passages")).toMatchObject([{ text: "Bread." }]);
  });
});

describe("an ingest", () => {
  const settings = (document: KnowledgeDocumentRow, outcome: IngestOutcome, found: PageVersion | null = null) =>
    concludeIngest(factsOf(document), outcome, found).find(
      (change) => change.kind === "update" && change.table === "knowledge_documents",
    );

  test("begins with fetching a page, or with reading a file", () => {
    expect(beginIngest(factsOf(queued))).toMatchObject([{ set: { stage: "fetching", attempts: 2, started_at: now } }]);
    expect(beginIngest(factsOf(documentWith({})))).toMatchObject([{ set: { stage: "extracting" } }]);
  });

  test("changes only a document that still is as it was read", () => {
    const { organization_id, id, status, job_id, attempts } = queued;
    const where = { organization_id, id, status, job_id, attempts };
    expect(beginIngest(factsOf(queued))).toMatchObject([{ where }]);
    expect(settings(queued, saying("Soup."))).toMatchObject({ where });
  });

  test("that no document waits for ends", () => {
    expect(outline(abandonIngest(job))).toEqual(["remove outbox"]);
  });

  test("of an unchanged page keeps the text, and the version that was found", () => {
    for (const outcome of ["unchanged", saying("Soup.")] as const) {
      const changes = concludeIngest(factsOf(indexed), outcome, version);
      expect(outline(changes)).toEqual(["remove outbox", "update knowledge_documents"]);
      expect(settings(indexed, outcome, version)).toMatchObject({ set: { stage: "done", page_version: version } });
    }
    expect(settings(indexed, "unchanged")).not.toHaveProperty("set.page_version");
    expect(outline(concludeIngest(factsOf({ ...indexed, status: "queued" }), saying("Soup.")))).toContain(
      "insert knowledge_postings",
    );
  });

  test("of a text of the maximum length is not too large", () => {
    expect(settings(queued, blank(maxExtracted))).toMatchObject({ set: { failure: { code: "extraction_failed" } } });
    expect(settings(queued, blank(maxExtracted + 1))).toMatchObject({
      set: { failure: { code: "too_large", message: expect.stringContaining("1,000,000 characters") } },
    });
  });

  test("replaces passages and vectors of its document, and of no other", () => {
    const rows = [1, 2].map((count) => ({ organization_id: organizationId, document_id: idOf(20, count) }));
    const passages = rows.map((row, at) => ({ ...row, id: idOf(21, at), position: 0, text: "Old.", heading: null }));
    const world = new World([
      { kind: "insert", table: "outbox", row: job },
      { kind: "insert", table: "knowledge_documents", row: indexed },
      {
        kind: "insertMany",
        table: "knowledge_passages",
        rows: passages.map((each) => ({ ...each, start_offset: 0, end_offset: 4 })),
      },
      {
        kind: "insertMany",
        table: "knowledge_vectors",
        rows: rows.map((row, at) => ({ ...row, id: idOf(21, at), position: 0, model: "small", vector: "\\x7f" })),
      },
    ]);
    world.commit(concludeIngest({ ...factsOf(indexed), newId: () => idOf(22, 1) }, saying("New.")));
    expect(world.rows("knowledge_passages").map(({ text }) => text)).toEqual(["Old.", "New."]);
    expect(world.only("knowledge_vectors").document_id).toBe(idOf(20, 2));
    expect(outline(concludeIngest(factsOf(queued), saying("New.")))).toEqual([
      "remove outbox",
      "update knowledge_documents",
      "insert many knowledge_passages",
      "insert knowledge_postings",
    ]);
  });

  test("that the server interrupted is due at once", () => {
    expect(concludeIngest(factsOf(queued), "interrupted")).toMatchObject([
      { table: "outbox", where: { id: job.id, leased_until: now }, set: { due_at: now, leased_until: null } },
      { table: "knowledge_documents", set: { attempts: 0, stage: "queued" } },
    ]);
  });
});
