import type { IngestOutcome } from "./ingest.ts";
import type { KnowledgeDocumentRow } from "../rows/knowledge.ts";
import { createKnowledge } from "./decide.ts";
import { update } from "../core/changes.ts";
import { describe, expect, test } from "vitest";
import { accepted } from "../../test-support/changes.ts";
import { facts, idOf } from "../../test-support/facts.ts";
import { type TestShell, testShell } from "../../test-support/job-shell.ts";
import { type FetchedSource, bindIngest } from "./jobs.ts";

const page: FetchedSource = {
  source: { bytes: new TextEncoder().encode("Open from 11:30."), contentType: "text/plain", name: "" },
  version: { url: "https://example.com/menu", etag: '"1"', last_modified: null, digest: "ab" },
};
const text: IngestOutcome = { text: "# Menu\nWe are open from 11:30.", title: null, language: "en" };
const down: IngestOutcome = { failure: { code: "timed_out", message: "503.", transient: true } };

/** A queued page, and what its site and its bytes come to. */
const queued = (
  fetched: FetchedSource | IngestOutcome = page,
  extracted: IngestOutcome = text,
  meanwhile: (shell: TestShell) => void = () => {},
) => {
  let count = 0;
  const body = { source_type: "url", title: "Menu", url: "https://example.com/menu" } as const;
  const own = { ...facts(), newId: () => idOf(60, ++count) };
  const shell = testShell(accepted(createKnowledge(own, { params: {}, query: {}, body })).changes);
  const document = (): KnowledgeDocumentRow => shell.world.only("knowledge_documents");
  const jobs = () => shell.world.rows("outbox").filter(({ kind }) => kind === "ingest_knowledge");
  const [job] = jobs();
  if (!job) throw new Error("there is no job");
  const attempts: unknown[] = [];
  const bound = bindIngest<TestShell>({
    load: () => ({ document: document() }),
    fetch: (its) => {
      expect(document().stage).toBe("fetching");
      meanwhile(its);
      return fetched;
    },
    extract: async () => {
      expect(document()).toMatchObject({ stage: "extracting", source_bytes: page.source.bytes.length });
      return extracted;
    },
    attempted: (_shell, _job, before, outcome) => attempts.push([before.attempts, outcome]),
  });
  return { shell, document, jobs, job, attempts, run: async (its = shell) => bound.run(its, job), bound };
};

describe("an ingest", () => {
  test("fetches, reads and indexes, and each step can be seen", async () => {
    const { shell, document, jobs, attempts, run } = queued();
    await run();
    expect(document()).toMatchObject({ status: "indexed", stage: "done", page_version: page.version, attempts: 1 });
    expect(jobs()).toEqual([]);
    const stages = shell.commits.map(([change]) => change?.kind === "update" && Reflect.get(change.set, "stage"));
    expect(stages).toEqual(["fetching", "extracting", "indexing", false]);
    expect(attempts).toEqual([[0, text]]);
  });

  test("pauses for others where the shell can", async () => {
    let pauses = 0;
    const long = { ...text, text: `# Menu\n${"We are open from 11:30. ".repeat(2_000)}` } as IngestOutcome;
    const { shell, document, run } = queued(page, long);
    await run({ ...shell, pause: async () => void pauses++ });
    expect(document().status).toBe("indexed");
    expect(pauses).toBeGreaterThan(0);
  });

  test("ends with a page that has not changed, and without a report where none is kept", async () => {
    const { shell, jobs, run, attempts } = queued("unchanged");
    await run();
    expect([jobs(), attempts]).toEqual([[], [[0, "unchanged"]]]);
    expect(shell.commits).toHaveLength(2);
    const unread = queued();
    const load = () => ({ document: unread.document() });
    const bound = bindIngest<TestShell>({ load, fetch: () => "unchanged", extract: () => text });
    await bound.run(unread.shell, unread.job);
    expect(unread.jobs()).toEqual([]);
  });

  test("that brought down each of its workers is not tried again", async () => {
    const { shell, job, bound } = queued();
    const spent = { ...job, attempts: 10 };
    await expect((async () => bound.run(shell, spent))()).rejects.toThrow("no worker has ended the job");
    expect(shell.commits).toEqual([]);
  });

  test("is tried again after a failure that may pass", async () => {
    const { document, jobs, run, attempts } = queued(down);
    await run();
    expect(document()).toMatchObject({ stage: "queued", failure: { code: "timed_out" } });
    expect(jobs()).toMatchObject([{ leased_until: null }]);
    expect(attempts).toEqual([[0, down]]);
  });

  test("ends as failed where the source cannot be read", async () => {
    const odd: IngestOutcome = { failure: { code: "unsupported_format", message: "odd", transient: false } };
    const { document, jobs, run } = queued(page, odd);
    await run();
    expect([document().status, document().failure?.code, jobs()]).toEqual(["failed", "unsupported_format", []]);
  });

  test("ends without a word when the document was archived meanwhile", async () => {
    const archive = (shell: TestShell): void => {
      const { organization_id, id } = shell.world.only("knowledge_documents");
      shell.world.commit([update("knowledge_documents", { organization_id, id }, { status: "archived" })]);
    };
    const { document, jobs, run, attempts } = queued(page, text, archive);
    await run();
    expect([document().status, jobs(), attempts]).toEqual(["archived", [], []]);
  });

  test("fails for good when earlier attempts have ended without a word", async () => {
    const { shell, document, run, attempts } = queued();
    const { organization_id, id } = document();
    shell.world.commit([update("knowledge_documents", { organization_id, id }, { attempts: 4 })]);
    await run();
    expect(document()).toMatchObject({ status: "failed", failure: { code: "extraction_failed" } });
    expect(attempts).toEqual([]);
  });

  test("fails when it has lost its lease, and loses nothing else", async () => {
    const { shell, job, bound } = queued();
    const beaten: TestShell = { ...shell, store: { commit: () => ({ conflict: "precondition" }) } };
    await expect(bound.run(beaten, job)).rejects.toThrow("met a conflict: precondition");
    expect(await bound.lostWith(shell, { ...job, attempts: 9 })).toEqual([]);
  });
});
