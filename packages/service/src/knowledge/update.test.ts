import { describe, expect, test } from "vitest";
import { accepted, audited, inserted, outline, refused } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import type { Command } from "../core/outcome.ts";
import { withoutPause } from "@atlas-messaging/answers/steps";
import {
  newDocument,
  refreshConsoleKnowledge,
  refreshKnowledge,
  updateConsoleKnowledge,
  updateKnowledge,
  updateKnowledgeSteps,
} from "./decide.ts";
import { presentKnowledge, presentKnowledgeDetail } from "./present.ts";
import type { KnowledgeDocumentRow, KnowledgePassageRow } from "../rows/knowledge.ts";

type Body = Command<"knowledge.update">["body"];

const id = idOf(20, 1);
const documentWith = (set: Partial<KnowledgeDocumentRow>): KnowledgeDocumentRow => ({
  ...newDocument(facts(), "Menu", "url"),
  id,
  url: "https://shop.example/",
  status: "indexed",
  indexed_at: now,
  ...set,
});
const indexed = documentWith({});
const archived = documentWith({ status: "archived", archived_at: now });
const queued = documentWith({ status: "queued", job_id: idOf(30, 1), indexed_at: null });
const failure = { code: "timed_out", message: "503." } as const;
const passage: KnowledgePassageRow = {
  organization_id: organizationId,
  id: idOf(21, 1),
  document_id: id,
  position: 0,
  text: "Soup.",
  start_offset: 0,
  end_offset: 5,
  heading: null,
};
const command = <Given extends Body>(body: Given) => ({ params: { id }, query: {}, body }) as const;
const update = (document: KnowledgeDocumentRow | null, body: Body) =>
  updateKnowledge({ ...facts(), document, passages: [passage] }, command(body));
const keyOf = ({ organization_id, status, job_id }: KnowledgeDocumentRow) => ({ organization_id, id, status, job_id });

describe("an update", () => {
  test.for([
    [indexed, { status: "archived" }, "archive_knowledge", "atlas_api.knowledge.archive", "indexed", "archived"],
    [archived, { status: "active" }, "restore_knowledge", "atlas_api.knowledge.restore", "archived", "indexed"],
    [archived, undefined, "restore_knowledge", "atlas_api.knowledge.restore", "archived", "indexed"],
  ] as const)("is recorded and audited: %#", ([document, body, intent, event, before, after]) => {
    const { changes, body: answer } = accepted(update(document, body));
    expect(answer.ok).toBe(true);
    expect(inserted(changes, "runs")).toMatchObject([{ intent }]);
    expect(audited(changes)).toContainEqual({
      event_type: event,
      subject_id: id,
      before: { status: before },
      after: { status: after },
    });
    expect(changes[0]).toMatchObject({ table: "knowledge_documents", where: keyOf(document) });
  });

  test("of the audience is recorded as such, and changes whatever status the document has", () => {
    const { changes, body } = accepted(update(queued, { audience: "customers" }));
    expect(body.ok).toBe(true);
    expect(inserted(changes, "runs")).toMatchObject([{ intent: "update_knowledge" }]);
    expect(changes[0]).toMatchObject({ where: { organization_id: organizationId, id } });
    expect(changes[0]).not.toHaveProperty("where.status");
    const both = accepted(update(indexed, { audience: "customers", status: "archived" }));
    expect(audited(both.changes)).toContainEqual({
      event_type: "atlas_api.knowledge.archive",
      subject_id: id,
      before: { status: "indexed", audience: "both" },
      after: { status: "archived", audience: "customers" },
    });
  });

  test.for([
    [null, { status: "archived" }, `Your organization has no knowledge ${id}.`],
    [indexed, undefined, `Knowledge ${id} is not archived but indexed.`],
    [archived, { status: "archived" }, `Knowledge ${id} is archived already.`],
  ] as const)("that cannot be made says why: %#", ([document, body, message]) => {
    expect(refused(update(document, body)).message).toBe(message);
  });

  test("in the console records no run", () => {
    const facing = { ...facts(), document: indexed, passages: [] };
    const wanted = { params: { knowledge_id: id }, query: {}, body: { status: "archived" } } as const;
    const { changes } = accepted(updateConsoleKnowledge(facing, wanted));
    expect(outline(changes)).toEqual([
      "update knowledge_documents",
      "remove many knowledge_postings",
      "insert audit_events",
    ]);
    expect(outline(accepted(update(queued, { status: "archived" })).changes)).not.toContain(
      "remove many knowledge_postings",
    );
  });

  test("reads the terms of a document ahead if it becomes searchable", () => {
    const ahead = (document: KnowledgeDocumentRow | null, body: Body) =>
      withoutPause(updateKnowledgeSteps({ document, passages: [passage] }, body));
    for (const body of [undefined, { status: "active" }, { status: "active", audience: "both" }] as const)
      expect(Object.keys(ahead(archived, body)?.terms ?? {})).toEqual(expect.arrayContaining(["soup", "menu"]));
    for (const body of [{ status: "archived" }, { audience: "both" }] as const)
      expect(ahead(archived, body)).toBeUndefined();
    expect(ahead(indexed, undefined)).toBeUndefined();
    expect(ahead(null, undefined)).toBeUndefined();
    const postings = { terms: { bread: [1] }, length: 1 };
    const { changes } = accepted(
      updateKnowledge({ ...facts(), document: archived, passages: [passage], prepared: postings }, command(undefined)),
    );
    expect(inserted(changes, "knowledge_postings")).toMatchObject([{ ...postings, id: passage.id, passages: 1 }]);
    expect(outline(changes).filter((each) => each.endsWith("outbox"))).toEqual(["insert outbox"]);
  });
});

describe("a refresh", () => {
  const refresh = (document: KnowledgeDocumentRow | null) =>
    refreshKnowledge({ ...facts(), document }, command(undefined));

  test("is recorded and audited", () => {
    const failed = documentWith({ status: "failed", job_id: idOf(30, 1), finished_at: now, failure });
    const { changes, body } = accepted(refresh(failed));
    expect(body.ok).toBe(true);
    expect(inserted(changes, "runs")).toMatchObject([{ intent: "refresh_knowledge" }]);
    expect(changes[0]).toMatchObject({ where: keyOf(failed), set: { status: "queued", job_id: expect.any(String) } });
    expect(audited(changes)).toContainEqual({
      event_type: "atlas_api.knowledge.refresh",
      subject_id: id,
      before: { status: "failed", job_id: idOf(30, 1) },
      after: { status: "queued", job_id: body.data.document.job_id },
    });
  });

  test("of one under way changes nothing but the records", () => {
    const { changes, body } = accepted(refresh(queued));
    expect(body).toMatchObject({ ok: true, data: { document: { job_id: idOf(30, 1) } } });
    expect(outline(changes)).not.toContain("update knowledge_documents");
    const wanted = { params: { knowledge_id: id }, query: {}, body: undefined };
    expect(accepted(refreshConsoleKnowledge({ ...facts(), document: queued }, wanted)).changes).toEqual([]);
  });

  test.for([
    [documentWith({ source_type: "text", url: null }), "is text, which has no source to read again"],
    [documentWith({ source_type: "text", url: "https://shop.example/" }), "is text, which has no source to read again"],
    [archived, "is archived; restore it first"],
    [documentWith({ status: "archived", job_id: idOf(30, 1) }), "is archived; restore it first"],
    [
      documentWith({ source_type: "document", url: null }),
      "was read from a file that is not kept; submit the new file",
    ],
  ] as const)("that cannot be made says why: %#", ([document, problem]) => {
    expect(refused(refresh(document)).message).toBe(`Knowledge ${id} ${problem}.`);
  });
});

test("a document is presented with the reason of its failure, its own text, and its ingest", () => {
  expect(presentKnowledge(documentWith({ status: "failed", failure })).failure).toEqual(failure);
  expect(presentKnowledge(documentWith({ failure })).failure).toBeNull();
  const text = documentWith({ source_type: "text", text: "Soup." });
  expect(presentKnowledgeDetail(text)).toMatchObject({ text: "Soup.", content: "Soup.", ingest: null });
  expect(presentKnowledgeDetail(documentWith({ text: "Soup." }))).toMatchObject({ text: null, content: null });
  expect(presentKnowledgeDetail(queued).ingest).toMatchObject({ stage: "queued", state: "queued" });
});
