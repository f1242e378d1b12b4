import { describe, expect, test } from "vitest";
import { World, accepted, outline } from "../../test-support/changes.ts";
import { facts, idOf, now } from "../../test-support/facts.ts";
import { jobRow } from "../../test-support/rows.ts";
import { createKnowledge } from "./decide.ts";
import {
  concludeEmbedding,
  enqueueEmbedding,
  enqueueEmbeddings,
  inputOf,
  maxEmbedded,
  packVector,
} from "./indexing.ts";
import type { KnowledgePassageRow } from "../rows/knowledge.ts";

const job = jobRow({ kind: "embed_knowledge", subject_id: idOf(20, 1) });
const passage = (position: number): KnowledgePassageRow => ({
  organization_id: job.organization_id,
  id: idOf(21, position),
  document_id: idOf(20, 1),
  position,
  text: "Soup costs six euros.",
  start_offset: 0,
  end_offset: 21,
  heading: position === 0 ? null : "Soups",
});
const body = { source_type: "text", title: "Menu", text: "Soup costs six euros." } as const;
const document = new World(accepted(createKnowledge(facts(), { params: {}, query: {}, body })).changes).only(
  "knowledge_documents",
);
const embed = (count: number, vectors: number, formerModels: readonly string[] = []) => {
  const passages = Array.from({ length: count }, (_, position) => passage(position));
  const known = { ...facts(), job, document, passages, formerModels };
  return concludeEmbedding(
    known,
    "small",
    Array.from({ length: vectors }, () => [1, -0.5]),
  );
};

describe("embedding", () => {
  test("is enqueued if there is a model", () => {
    expect(enqueueEmbedding({ ...facts(), embeds: true }, idOf(20, 1))).toMatchObject([
      { kind: "insert", table: "outbox", row: { kind: "embed_knowledge", subject_id: idOf(20, 1), due_at: now } },
    ]);
    expect(enqueueEmbedding(facts(), idOf(20, 1))).toEqual([]);
    expect(enqueueEmbeddings(facts(), [idOf(20, 1), idOf(20, 2)])).toMatchObject([
      {
        kind: "insertMany",
        table: "outbox",
        rows: [1, 2].map((count) => ({ kind: "embed_knowledge", subject_id: idOf(20, count) })),
      },
    ]);
  });

  test("stores the vectors, and ends with the last passage", () => {
    const changes = embed(2, 2);
    expect(outline(changes)).toEqual(["insert many knowledge_vectors", "remove outbox"]);
    expect(changes[0]).toMatchObject({
      rows: [
        { id: idOf(21, 0), position: 0, model: "small", vector: "\\x7fc1" },
        { id: idOf(21, 1), position: 1, model: "small", vector: "\\x7fc1" },
      ],
    });
  });

  test("continues with further passages, and ends if there is none", () => {
    expect(outline(embed(maxEmbedded, maxEmbedded))).toEqual(["insert many knowledge_vectors", "update outbox"]);
    expect(outline(embed(0, 0))).toEqual(["remove outbox"]);
    expect(outline(embed(2, 0))).toEqual(["remove outbox"]);
    expect(outline(embed(maxEmbedded, 0))).toEqual(["remove outbox"]);
  });

  test("removes the vectors of earlier models once all passages have one of this", () => {
    const changes = embed(2, 2, ["large", "larger"]);
    expect(changes.slice(1, 3)).toMatchObject(
      ["large", "larger"].map((model) => ({
        kind: "removeMany",
        table: "knowledge_vectors",
        where: { organization_id: document.organization_id, document_id: document.id, model },
      })),
    );
    expect(outline(embed(0, 0, ["large"]))).toEqual(["remove many knowledge_vectors", "remove outbox"]);
    expect(outline(embed(maxEmbedded, maxEmbedded, ["large"]))).not.toContain("remove many knowledge_vectors");
    expect(outline(embed(2, 1, ["large"]))).not.toContain("remove many knowledge_vectors");
  });

  test("covers a passage with its title and headings", () => {
    expect(inputOf({ title: "Menu" }, passage(0))).toBe("Menu\nSoup costs six euros.");
    expect(inputOf({ title: "Menu" }, passage(1))).toBe("Menu\nSoups\nSoup costs six euros.");
  });

  test("covers 8,000 code units of a long passage, and no half character", () => {
    const input = inputOf({ title: "Menus" }, { ...passage(0), text: "😀".repeat(5_000) });
    expect(input).toHaveLength(8_000);
    expect(input).toBe(`Menus\n${"😀".repeat(3_997)}`);
    expect(inputOf({ title: "Menu" }, { ...passage(0), text: "😀".repeat(5_000) }).isWellFormed()).toBe(true);
  });

  test("of a document that is gone keeps what it stored, and ends", () => {
    const known = { ...facts(), job, document: null, passages: [], formerModels: ["large"] };
    expect(outline(concludeEmbedding(known, "small", []))).toEqual(["remove outbox"]);
  });
});

test("a vector takes a byte a dimension", () => {
  expect(packVector([0.5, -0.5, 0, 0.25])).toBe("\\x7f810040");
  expect(packVector([0, 0])).toBe("\\x0000");
});
