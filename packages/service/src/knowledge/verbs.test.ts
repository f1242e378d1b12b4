import { describe, expect, test } from "vitest";
import { World, accepted, deliveredNames, inserted, outline, refused } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import type { Command } from "../core/outcome.ts";
import { later, minute } from "../core/time.ts";
import { createKnowledge, updateKnowledge } from "./decide.ts";
import { type Extraction, type IngestFacts, awaitsIngest, beginIngest, concludeIngest, isSpent } from "./ingest.ts";
import { frequencyOf, lengthOf, weightOf } from "@atlas-messaging/answers/search/impacts";
import { presentKnowledgeDetail } from "./present.ts";

type Body = Command<"knowledge.create">["body"];

const create = (body: Body) => createKnowledge(facts(), { params: {}, query: {}, body });
const text = "We are open from 9:00 to 18:00.\n\nOn Sundays we are closed.";
const textBody: Body = { source_type: "text", title: "Opening hours", text };
const urlBody: Body = { source_type: "url", title: "Menu", url: "https://example.com/menu" };
const fileBody: Body = {
  source_type: "document",
  title: "Policy",
  filename: "policy.txt",
  media_type: "text/plain",
  content: "R3JvdXBzIG92ZXIgZWlnaHQgbmVlZCBhcHByb3ZhbC4=",
};

describe("creating knowledge", () => {
  test.for<[string, Body]>([
    ["text", textBody],
    ["text as content", { source_type: "text", title: "Opening hours", content: text }],
    ["text by both names", { source_type: "text", title: "Opening hours", text, content: text }],
  ])("indexes %s in the same commit", ([, body]) => {
    const { changes, body: answer } = accepted(create(body));
    const world = new World(changes);
    expect(answer.data.document).toMatchObject({ status: "indexed", training_status: "indexed", job_id: null });
    expect(answer.data.document).toMatchObject({
      indexed_at: now,
      ingested_at: now,
      knowledge_id: answer.data.document.id,
    });
    const document = world.only("knowledge_documents");
    const passage = world.only("knowledge_passages");
    expect(passage).toMatchObject({
      document_id: document.id,
      position: 0,
      start_offset: 0,
      end_offset: text.length,
      text,
    });
    const postings = world.only("knowledge_postings");
    const words = Object.entries(postings.terms).filter(([term]) => !term.startsWith("@"));
    expect(postings.terms).toHaveProperty("@time");
    const frequencies = words.map(([term, [packed = 0]]) => {
      expect(lengthOf(weightOf(packed))).toBe(postings.length);
      return [term, frequencyOf(weightOf(packed))] as const;
    });
    expect(Object.fromEntries(frequencies)).toMatchObject({ open: 3, hour: 2, sundai: 1 });
    expect(frequencies.reduce((sum, [, frequency]) => sum + frequency, 0)).toBe(postings.length);
    expect(document).toMatchObject({ chunk_count: 1, language: "en" });
    expect(world.rows("outbox").map(({ kind }) => kind)).toEqual(["expand_event"]);
    expect(world.only("audit_events").event_type).toBe("atlas_api.knowledge.create");
    expect(deliveredNames(changes)).toEqual(["atlas.run.updated"]);
  });

  test.for<[string, Body]>([
    ["a URL", urlBody],
    ["a document", fileBody],
  ])("enqueues the ingest of %s", ([, body]) => {
    const { changes, body: answer } = accepted(create(body));
    const world = new World(changes);
    const document = world.only("knowledge_documents");
    expect(answer.data.document).toMatchObject({ status: "queued", indexed_at: null, ingested_at: null });
    const job = world.rows("outbox").find(({ kind }) => kind === "ingest_knowledge");
    expect(job).toMatchObject({ id: document.job_id, subject_id: document.id, due_at: now });
    expect(presentKnowledgeDetail(document).ingest).toMatchObject({ state: "queued", attempts: 0, started_at: null });
    expect(inserted(changes, "knowledge_postings")).toEqual([]);
  });

  test.for<[string, string, Body]>([
    ["two different texts", "content", { source_type: "text", title: "x", text: "a", content: "b" }],
    ["a blank text", "text", { source_type: "text", title: "x", text: " \n " }],
    ["blank content", "content", { source_type: "text", title: "x", content: "\t" }],
    ["base64 without its padding", "content", { ...fileBody, content: "R3JvdXBz=" }],
  ])("refuses %s", ([, path, body]) => {
    expect(refused(create(body))).toMatchObject({ code: "validation_failed", details: [{ path }], changes: [] });
  });
});

const extracted = (found: string): Extraction => ({ text: found, title: null, language: null });

const worldOf = (body: Body): World => new World(accepted(create(body)).changes);

/** Updates the document of a world, and commits. */
const update = (world: World, body?: Command<"knowledge.update">["body"]) => {
  const document = world.only("knowledge_documents");
  const passages = document.status === "archived" ? world.rows("knowledge_passages") : [];
  const fresh = {
    ...facts(),
    now: later(now, minute),
    newId: () => idOf(30, world.rows("runs").length * 100 + count++),
  };
  return updateKnowledge({ ...fresh, document, passages }, { params: { id: document.id }, query: {}, body });
};
let count = 0;

describe("changing knowledge", () => {
  test("archives a document, which leaves the index but keeps its passages, and restores it unchanged", () => {
    const world = worldOf(textBody);
    const [document, postings] = [world.only("knowledge_documents"), world.rows("knowledge_postings")];
    const archive = accepted(update(world, { status: "archived" }));
    expect(outline(archive.changes).slice(0, 2)).toEqual([
      "update knowledge_documents",
      "remove many knowledge_postings",
    ]);
    world.commit(archive.changes);
    expect(archive.body.data.document).toMatchObject({ status: "archived", archived_at: later(now, minute) });
    expect(world.rows("knowledge_postings")).toEqual([]);
    expect(world.rows("knowledge_passages")).toHaveLength(1);

    const restore = accepted(update(world));
    world.commit(restore.changes);
    expect(restore.body.data.document).toMatchObject({ status: "indexed", archived_at: null, indexed_at: now });
    expect(world.rows("knowledge_postings")).toEqual(postings);
    expect(world.only("knowledge_documents")).toEqual({ ...document, updated_at: later(now, minute) });
  });

  test("restores a document that was never indexed with a new ingest", () => {
    const world = worldOf(urlBody);
    const first = world.only("knowledge_documents").job_id;
    world.commit(accepted(update(world, { status: "archived" })).changes);
    const { changes, body } = accepted(update(world, { status: "active" }));
    world.commit(changes);
    expect(body.data.document).toMatchObject({ status: "queued", archived_at: null });
    expect(body.data.document.job_id).not.toBe(first);
    const jobs = world.rows("outbox").filter(({ kind }) => kind === "ingest_knowledge");
    expect(jobs.map((job) => awaitsIngest({ job, document: world.only("knowledge_documents") }))).toEqual([
      false,
      true,
    ]);
  });

  test("is a conflict if the document has that status already", () => {
    const world = worldOf(textBody);
    for (const body of [undefined, {}, { status: "active" }] as const) {
      expect(refused(update(world, body))).toMatchObject({ code: "conflict", changes: [] });
    }
    world.commit(accepted(update(world, { status: "archived" })).changes);
    expect(refused(update(world, { status: "archived" }))).toMatchObject({ code: "conflict", changes: [] });
  });

  test.for([
    ["indexed", textBody, undefined],
    ["queued", urlBody, undefined],
    ["archived", textBody, { status: "archived" }],
  ] as const)("changes only the audience of a document that is %s", ([status, created, first]) => {
    const world = worldOf(created);
    if (first) world.commit(accepted(update(world, first)).changes);
    const [document, postings] = [world.only("knowledge_documents"), world.rows("knowledge_postings")];
    expect(document.audience).toBe("both");
    const { changes, body } = accepted(update(world, { audience: "developers" }));
    expect(body.data.document).toMatchObject({ audience: "developers", status });
    expect(outline(changes)).not.toContain("within documents");
    world.commit(changes);
    expect(world.only("knowledge_documents")).toEqual({
      ...document,
      audience: "developers",
      updated_at: later(now, minute),
    });
    expect(world.rows("knowledge_postings")).toEqual(postings);
    expect(world.rows("audit_events").at(-1)).toMatchObject({
      event_type: "atlas_api.knowledge.update",
      before: { audience: "both" },
      after: { audience: "developers" },
    });
  });

  test("changes audience and status, if both are given", () => {
    const world = worldOf({ ...textBody, audience: "customers" });
    expect(world.only("knowledge_documents").audience).toBe("customers");
    const body = { status: "archived", audience: "both" } as const;
    world.commit(accepted(update(world, body)).changes);
    expect(world.only("knowledge_documents")).toMatchObject(body);
    expect(refused(update(world, body))).toMatchObject({ code: "conflict", changes: [] });
    world.commit(accepted(update(world)).changes);
    expect(world.only("knowledge_documents")).toMatchObject({ status: "indexed", audience: "both" });
  });

  test("of an unknown document is not_found", () => {
    const outcome = updateKnowledge(
      { ...facts(), document: null, passages: [] },
      { params: { id: idOf(9, 9) }, query: {}, body: undefined },
    );
    expect(refused(outcome).code).toBe("not_found");
  });
});

describe("an ingest", () => {
  const world = () => {
    const made = worldOf(urlBody);
    const factsAt = (at: string): IngestFacts => {
      const job = made.rows("outbox").find(({ kind }) => kind === "ingest_knowledge");
      if (!job) throw new Error("the job is gone");
      return { ...facts(), newId: () => idOf(31, count++), now: at, job, document: made.only("knowledge_documents") };
    };
    const attempt = (at: string, extraction: Extraction) => {
      made.commit(beginIngest(factsAt(at)));
      made.commit(concludeIngest(factsAt(at), extraction));
    };
    return { made, factsAt, attempt };
  };
  const down: Extraction = { failure: { code: "timed_out", message: "The page answered 503.", transient: true } };
  const blocked: Extraction = { failure: { code: "fetch_blocked", message: "Not public.", transient: false } };
  const jobsOf = (made: World) => made.rows("outbox").filter(({ kind }) => kind === "ingest_knowledge");

  test("ends with a searchable document", () => {
    const { made, factsAt, attempt } = world();
    made.commit(beginIngest(factsAt(now)));
    expect(presentKnowledgeDetail(made.only("knowledge_documents")).ingest).toMatchObject({
      state: "running",
      attempts: 1,
      started_at: now,
      finished_at: null,
    });
    attempt(later(now, minute), extracted("Margherita costs 9.50."));
    const document = made.only("knowledge_documents");
    const at = later(now, minute);
    expect(document).toMatchObject({
      status: "indexed",
      indexed_at: at,
      ingested_at: at,
      chunk_count: 1,
      failure: null,
    });
    expect(presentKnowledgeDetail(document)).toMatchObject({
      text: null,
      ingest: { state: "succeeded", finished_at: at },
    });
    expect(Object.keys(made.only("knowledge_postings").terms)).toEqual(expect.arrayContaining(["menu", "margherita"]));
    expect(jobsOf(made)).toEqual([]);
  });

  test("of a source that declares its language reads only words of that language", () => {
    const { made, attempt } = world();
    attempt(later(now, minute), { text: "Zimmerpreise: Hausboote, Doppelzimmer.", title: null, language: "de-AT" });
    expect(made.only("knowledge_documents").language).toBe("de");
    expect(Object.keys(made.only("knowledge_postings").terms)).toEqual(expect.arrayContaining(["hausboot"]));
  });

  test("tries a transient failure four times, with growing delays", () => {
    const { made, attempt } = world();
    const delays: number[] = [];
    for (let at = now; jobsOf(made).length > 0;) {
      attempt(at, down);
      const [job] = jobsOf(made);
      if (!job) break;
      expect(made.only("knowledge_documents")).toMatchObject({ status: "queued", stage: "queued", finished_at: null });
      expect(presentKnowledgeDetail(made.only("knowledge_documents"))).toMatchObject({
        failure: null,
        ingest: { state: "running", failure: { code: "timed_out" } },
      });
      expect(job.leased_until).toBeNull();
      delays.push(Date.parse(job.due_at) - Date.parse(at));
      at = job.due_at;
    }
    expect(delays).toEqual([1_000, 5_000, 25_000]);
    expect(made.only("knowledge_documents")).toMatchObject({
      status: "failed",
      attempts: 4,
      failure: { code: "timed_out", message: "The page answered 503." },
      indexed_at: null,
    });
  });

  test.for<[string, Extraction, string]>([
    ["a page that is not public", blocked, "fetch_blocked"],
    ["a page without text", extracted(" \n "), "extraction_failed"],
    ["a page of a million characters and one", extracted("x".repeat(1_000_001)), "too_large"],
  ])("ends at once with %s", ([, extraction, code]) => {
    const { made, attempt } = world();
    attempt(now, extraction);
    const document = made.only("knowledge_documents");
    expect(document).toMatchObject({
      status: "failed",
      failure: { code, message: expect.stringMatching(/\S/) },
      finished_at: now,
    });
    expect(presentKnowledgeDetail(document).ingest).toMatchObject({ state: "failed", attempts: 1 });
    expect(jobsOf(made)).toEqual([]);
  });

  test("is used up once four attempts have begun, even if none has ended", () => {
    const { made, factsAt } = world();
    for (let attempt = 0; attempt < 4; attempt++) {
      expect(isSpent(factsAt(now))).toBe(false);
      made.commit(beginIngest(factsAt(now)));
    }
    expect(isSpent(factsAt(now))).toBe(true);
  });

  test("is awaited only by a queued document", () => {
    const { made, factsAt } = world();
    expect(awaitsIngest(factsAt(now))).toBe(true);
    made.commit(accepted(update(made, { status: "archived" })).changes);
    expect(awaitsIngest(factsAt(now))).toBe(false);
  });

  test("belongs to its organization", () => {
    const { made, attempt } = world();
    attempt(now, extracted("Margherita costs 9.50."));
    for (const table of ["knowledge_documents", "knowledge_passages", "knowledge_postings"] as const) {
      expect(new Set(made.rows(table).map((row) => row.organization_id))).toEqual(new Set([organizationId]));
    }
  });
});
