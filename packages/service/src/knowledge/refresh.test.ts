import { describe, expect, test } from "vitest";
import { World, accepted, refused } from "../../test-support/changes.ts";
import { facts, idOf, now } from "../../test-support/facts.ts";
import type { Command } from "../core/outcome.ts";
import { later, minute } from "../core/time.ts";
import { createKnowledge, refreshKnowledge, updateKnowledge } from "./decide.ts";
import {
  type IngestFacts,
  type IngestOutcome,
  advanceIngest,
  awaitsIngest,
  beginIngest,
  concludeIngest,
} from "./ingest.ts";
import { presentKnowledgeDetail } from "./present.ts";
import type { PageVersion } from "../rows/knowledge.ts";

type Body = Command<"knowledge.create">["body"];

const page: Body = { source_type: "url", title: "Menu", url: "https://example.com/menu" };
const file: Body = {
  source_type: "document",
  title: "Policy",
  filename: "policy.txt",
  media_type: "text/plain",
  content: "R3JvdXBzIG92ZXIgZWlnaHQgbmVlZCBhcHByb3ZhbC4=",
};
const version: PageVersion = { url: "https://example.com/menu", etag: '"1"', last_modified: null, digest: "ab" };
const down: IngestOutcome = { failure: { code: "timed_out", message: "503.", transient: true } };
const gone: IngestOutcome = { failure: { code: "invalid_url", message: "404.", transient: false } };
const saying = (text: string): IngestOutcome => ({ text, title: null, language: null });

let count = 0;
const fresh = () => ({ ...facts(), now: later(now, minute), newId: () => idOf(40, count++) });

const worldOf = (body: Body) => {
  const world = new World(accepted(createKnowledge(fresh(), { params: {}, query: {}, body })).changes);
  const document = () => world.only("knowledge_documents");
  const params = () => ({ params: { id: document().id }, query: {} });
  const jobs = () => world.rows("outbox").filter(({ kind }) => kind === "ingest_knowledge");
  const ingestFacts = (): IngestFacts => {
    const job = jobs().find(({ id }) => id === document().job_id);
    if (!job) throw new Error("the job is gone");
    return { ...fresh(), job, document: document() };
  };
  return {
    world,
    document,
    jobs,
    ingestFacts,
    detail: () => presentKnowledgeDetail(document()),
    refresh: () => refreshKnowledge({ ...fresh(), document: document() }, { ...params(), body: undefined }),
    patch: (status: "active" | "archived") =>
      updateKnowledge(
        { ...fresh(), document: document(), passages: world.rows("knowledge_passages") },
        { ...params(), body: { status } },
      ),
    attempt: (outcome: IngestOutcome, found: PageVersion | null = null) => {
      world.commit(beginIngest(ingestFacts()));
      world.commit(concludeIngest(ingestFacts(), outcome, found));
    },
  };
};

const indexedPage = () => {
  const its = worldOf(page);
  its.attempt(saying("The soup costs 6 euros."), version);
  return its;
};

describe("refreshing a page", () => {
  test("keeps it searchable, and replaces its passages", () => {
    const its = indexedPage();
    const before = its.world.rows("knowledge_passages").map(({ id }) => id);
    const { body, changes } = accepted(its.refresh());
    its.world.commit(changes);
    expect(body.data.document).toMatchObject({ status: "indexed", failure: null, job_id: its.document().job_id });
    expect(its.detail().ingest).toMatchObject({ state: "queued", stage: "queued", attempts: 0 });
    its.attempt(saying("The soup costs 7 euros."), { ...version, etag: '"2"' });
    expect(its.document()).toMatchObject({ status: "indexed", stage: "done", page_version: { etag: '"2"' } });
    const passages = its.world.rows("knowledge_passages");
    expect(passages.map(({ text }) => text)).toEqual(["The soup costs 7 euros."]);
    expect(before).not.toContain(passages[0]?.id);
    expect(its.jobs()).toEqual([]);
  });

  test.for<[string, IngestOutcome]>([
    ["a page that says that it is", "unchanged"],
    ["other bytes with the same words", saying("The soup costs 6 euros.")],
  ])("keeps the index of an unchanged page: %s", ([, outcome]) => {
    const its = indexedPage();
    const [passages, postings] = [its.world.rows("knowledge_passages"), its.world.rows("knowledge_postings")];
    its.world.commit(accepted(its.refresh()).changes);
    its.attempt(outcome);
    expect(its.world.rows("knowledge_passages")).toEqual(passages);
    expect(its.world.rows("knowledge_postings")).toEqual(postings);
    expect(its.document()).toMatchObject({
      status: "indexed",
      stage: "done",
      chunk_count: 1,
      finished_at: expect.any(String),
    });
  });

  test("that fails leaves it searchable, with the reason on its ingest", () => {
    const its = indexedPage();
    its.world.commit(accepted(its.refresh()).changes);
    its.attempt(gone);
    expect(its.detail()).toMatchObject({
      status: "indexed",
      failure: null,
      ingest: { state: "failed", stage: "failed", failure: { code: "invalid_url" } },
    });
    expect(its.world.rows("knowledge_passages")).toHaveLength(1);
  });

  test("starts again if it was archived and restored in between", () => {
    const its = indexedPage();
    its.world.commit(accepted(its.refresh()).changes);
    const first = its.ingestFacts();
    its.world.commit(accepted(its.patch("archived")).changes);
    expect(awaitsIngest({ ...first, document: its.document() })).toBe(false);
    its.world.commit(accepted(its.patch("active")).changes);
    expect(its.document().status).toBe("indexed");
    expect(awaitsIngest({ ...first, document: its.document() })).toBe(false);
    expect(awaitsIngest(its.ingestFacts())).toBe(true);
  });
});

describe("refreshing", () => {
  test("retries a source that has failed", () => {
    for (const body of [page, file]) {
      const its = worldOf(body);
      its.attempt(gone);
      const { changes, body: answer } = accepted(its.refresh());
      its.world.commit(changes);
      expect(answer.data.document).toMatchObject({ status: "queued", failure: null });
      its.attempt(saying("At last."));
      expect(its.document()).toMatchObject({ status: "indexed", attempts: 1 });
    }
  });

  test("begins nothing while an ingest is under way", () => {
    const its = worldOf(page);
    const { body, changes } = accepted(its.refresh());
    expect(body.data.document).toMatchObject({ status: "queued", job_id: its.document().job_id });
    its.world.commit(changes);
    expect(its.jobs()).toHaveLength(1);
  });

  test("is a conflict if there is no source to read, and not found for an unknown document", () => {
    const text = new World(
      accepted(
        createKnowledge(fresh(), { params: {}, query: {}, body: { source_type: "text", title: "x", text: "y" } }),
      ).changes,
    ).only("knowledge_documents");
    const [archived, read] = [indexedPage(), worldOf(file)];
    archived.world.commit(accepted(archived.patch("archived")).changes);
    read.attempt(saying("Groups over eight need approval."));
    for (const document of [text, archived.document(), read.document()]) {
      const call = { params: { id: document.id }, query: {}, body: undefined };
      expect(refused(refreshKnowledge({ ...fresh(), document }, call))).toMatchObject({
        code: "conflict",
        changes: [],
      });
    }
    const call = { params: { id: idOf(9, 9) }, query: {}, body: undefined };
    expect(refused(refreshKnowledge({ ...fresh(), document: null }, call)).code).toBe("not_found");
  });
});

describe("the progress of an ingest", () => {
  test("is shown step by step", () => {
    const its = worldOf(page);
    const stages = [its.detail().ingest?.stage];
    its.world.commit(beginIngest(its.ingestFacts()));
    stages.push(its.detail().ingest?.stage);
    its.world.commit(advanceIngest(its.ingestFacts(), { stage: "extracting", source_bytes: 120 }));
    stages.push(its.detail().ingest?.stage);
    its.world.commit(concludeIngest(its.ingestFacts(), down));
    stages.push(its.detail().ingest?.stage);
    expect(its.detail().ingest).toMatchObject({ bytes: 120, attempts: 1, failure: { code: "timed_out" } });
    its.attempt(saying("Soup."));
    stages.push(its.detail().ingest?.stage);
    expect(stages).toEqual(["queued", "fetching", "extracting", "queued", "done"]);
    expect(its.detail()).toMatchObject({ chunk_count: 1, ingest: { attempts: 2, failure: null } });
  });

  test("does not count an attempt that the server interrupted, and restarts at once", () => {
    const its = worldOf(page);
    its.attempt("interrupted");
    expect(its.document()).toMatchObject({ status: "queued", attempts: 0, stage: "queued" });
    expect(its.jobs()).toMatchObject([{ due_at: later(now, minute), leased_until: null }]);
  });
});
