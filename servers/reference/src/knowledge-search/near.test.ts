/** Passages by their meaning, compared by this process and, where it has pgvector, by the database. */
import { rm } from "node:fs/promises";
import { vector as pgvector } from "@electric-sql/pglite-pgvector";
import type { Change } from "@atlas-messaging/service/core/changes";
import type { QuotaFacts } from "@atlas-messaging/service/core/quotas";
import type { Id } from "@atlas-messaging/service/rows/primitives";
import type { KnowledgeReader } from "@atlas-messaging/answers/search/answer";
import { createKnowledge, updateKnowledge } from "@atlas-messaging/service/knowledge/decide";
import { packVector } from "@atlas-messaging/service/knowledge/indexing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshFolder } from "../../test-support/databases.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../platform/database/commit.ts";
import { openDatabase } from "../platform/database/open.ts";
import { factLoader } from "@atlas-messaging/postgres/facts";
import type { Embedder } from "../platform/embeddings.ts";
import { knowledgeUpdateFacts } from "@atlas-messaging/service/knowledge/facts.sql";
import { loadHits } from "./index.ts";

const loadDocument = factLoader(knowledgeUpdateFacts);
const model = "test-embed";
const idOf = (number: number): Id => `01900000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;

/** The same ids in both databases. */
const factsOf = (organizationId: Id, from: number): QuotaFacts => {
  let next = from;
  return {
    now: "2026-01-01T00:00:00.000Z",
    newId: () => idOf(next++),
    organizationId,
    actor: { kind: "system", id: null },
    correlationId: "test",
    quota: { held: 0, max: 10_000 },
  };
};

const texts = ["Dogs are welcome on our terrace.", "Cars stand behind the hangar.", "Soup costs six euros."];
const audiences = ["customers", "both", "developers"] as const;
const meanings = [
  [1, 0.1, 0],
  [0, 1, -0.2],
  [0.6, 0, 1],
];
const [own, other] = [idOf(1), idOf(2)];
const documentId = (index: number, organizationId = own): Id =>
  idOf(1_000 * (organizationId === own ? 1 : 2) + 100 * index);

const write = async (database: Database, organizationId: Id, changes: readonly Change[]) =>
  expect(await commit(database, organizationId, changes)).toBe("committed");

const vectorRow = (organization_id: Id, id: Id, index: number, vector: readonly number[]) => ({
  organization_id,
  id,
  document_id: documentId(index, organization_id),
  position: 0,
  model,
  vector: packVector(vector),
});

const fill = async (database: Database, organizationId: Id) => {
  for (const [index, text] of texts.entries()) {
    const body = { source_type: "text", title: `Text ${index}`, text, audience: audiences[index] ?? "both" } as const;
    const facts = factsOf(organizationId, Number.parseInt(documentId(index, organizationId).slice(-12), 16));
    const { changes } = createKnowledge(facts, { params: {}, query: {}, body });
    await write(database, organizationId, changes);
    const row = vectorRow(organizationId, idOf(9_000 + index), index, meanings[index] ?? []);
    await write(database, organizationId, [{ kind: "insertMany", table: "knowledge_vectors", rows: [row] }]);
  }
};

const ask = async (
  database: Database,
  question: readonly number[],
  { organizationId = own, sources = null as readonly Id[] | null, audience = null as KnowledgeReader | null } = {},
) => {
  const embedder: Embedder = { model, near: 0.5, embed: async () => null, embedQuestion: async () => question };
  const { hits } = await loadHits({ database, embedder, thresholds: { weak: 0.2, grounded: 0.3 } }, organizationId, {
    search_query: "zeppelin",
    search_sources: sources,
    search_audience: audience,
    search_size: 10,
    search_after: null,
  });
  return hits.hits.map(({ passage, score }) => ({ passage, score: Math.round(score * 1_000) }));
};

describe("the nearest passages", () => {
  let here: Database;
  let there: Database;
  let folders: readonly [string, string];
  beforeAll(async () => {
    folders = [await freshFolder(), await freshFolder()];
    const [dataDir, dataDirThere] = folders;
    here = await openDatabase({ url: undefined, dataDir });
    // Its tables are older than the extension.
    there = await openDatabase({ url: undefined, dataDir: dataDirThere, extensions: { vector: pgvector } });
    for (const database of [here, there]) {
      await fill(database, own);
      await fill(database, other);
    }
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });
  const agree = async (
    ...asked: [
      readonly number[],
      { readonly organizationId?: Id; readonly sources?: readonly Id[]; readonly audience?: KnowledgeReader }?,
    ]
  ) => {
    const [byProcess, byDatabase] = await Promise.all([ask(here, ...asked), ask(there, ...asked)]);
    expect(byDatabase).toEqual(byProcess);
    return byDatabase.map(({ passage }) => texts.indexOf(passage));
  };

  test("are the same wherever they are compared, the nearest first", async () => {
    expect(await agree([1, 0, 0.3])).toEqual([0, 2]);
    expect(await agree([0, 1, 0])).toEqual([1]);
    expect(await agree([-1, -1, -1])).toEqual([]);
    expect(await agree([0, 0, 0])).toEqual([]);
    expect(await agree([1, 0])).toEqual([]);
  });

  test("are those of the documents to look in", async () => {
    expect(await agree([1, 0, 0.3], { sources: [documentId(2)] })).toEqual([2]);
    expect(await agree([1, 0, 0.3], { sources: [] })).toEqual([]);
    expect(await agree([1, 0, 0.3], { sources: [documentId(2, other)] })).toEqual([]);
  });

  test("are those of the documents that an audience reads", async () => {
    expect(await agree([1, 0, 0.3], { audience: "customers" })).toEqual([0]);
    expect(await agree([1, 0, 0.3], { audience: "developers" })).toEqual([2]);
    expect(await agree([0, 1, 0], { audience: "developers" })).toEqual([1]);
    const sources = [documentId(1), documentId(2)];
    expect(await agree([1, 0, 0.3], { sources, audience: "customers" })).toEqual([]);
    expect(await agree([1, 0, 0.3], { sources, audience: "developers" })).toEqual([2]);
  });

  test("are no archived ones, until they return", async () => {
    for (const [status, found] of [
      ["archived", [2]],
      ["active", [0, 2]],
    ] as const) {
      for (const database of [here, there]) {
        const known = await loadDocument(database, own, { id: documentId(0) });
        const facts = { ...factsOf(own, status === "archived" ? 70_000 : 80_000), ...known };
        const { changes } = updateKnowledge(facts, { params: { id: documentId(0) }, query: {}, body: { status } });
        await write(database, own, changes);
      }
      expect(await agree([1, 0, 0.3])).toEqual(found);
    }
  });

  test("are found by the database among more than the process compares", async () => {
    const far = Array.from({ length: 5_001 }, (_, index) => vectorRow(other, idOf(100_000 + index), 1, [0, 1, -0.2]));
    for (const database of [here, there]) {
      await write(database, other, [{ kind: "insertMany", table: "knowledge_vectors", rows: far }]);
    }
    expect(await ask(here, [1, 0, 0.3], { organizationId: other })).toEqual([]);
    const found = await ask(there, [1, 0, 0.3], { organizationId: other });
    expect(found.map(({ passage }) => texts.indexOf(passage))).toEqual([0, 2]);
    expect(await agree([1, 0, 0.3])).toEqual([0, 2]);
  });
});
