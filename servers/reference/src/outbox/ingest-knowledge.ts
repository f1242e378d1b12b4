/** Takes in a queued source: begun, fetched, read, concluded; each step can be seen, and ends when nobody waits for it. */
import {
  type Extraction,
  type IngestFacts,
  type IngestOutcome,
  type PageVersion,
  abandonIngest,
  advanceIngest,
  awaitsIngest,
  beginIngest,
  concludeIngest,
  ingestSteps,
  isSpent,
} from "@atlas-messaging/domain";
import type { Change, JobRow, KnowledgeDocumentRow } from "@atlas-messaging/domain";
import { withPauses } from "@atlas-messaging/pipeline";
import type { Services } from "../pipeline/call.ts";
import type { Extractor, SourceBytes } from "../platform/extraction/index.ts";
import type { OutgoingHttp } from "../platform/outgoing-http.ts";
import { fetchPage } from "./fetch-page.ts";
import { loadKnowledge, loadKnowledgeFile } from "./load.ts";
import { type Robots, createRobots } from "./robots.ts";
import { factsOf, missing, settle } from "./settle.ts";
import type { JobHandler } from "./worker.ts";

interface Reached {
  readonly outcome: IngestOutcome;
  readonly version: PageVersion | null;
}

const now = () => performance.now();

export const ingestKnowledge = (outgoing: OutgoingHttp, extractor: Extractor): JobHandler => {
  const robots = createRobots(outgoing, extractor, now);
  return async (services, job) => {
    const ingest = new Ingest(services, job);
    const begun = await ingest.begin();
    if (!begun) return;
    const { outcome, version } = await reach(ingest, begun.document, { outgoing, extractor, robots, now });
    if (typeof outcome === "object" && !("failure" in outcome)) await ingest.step(indexing);
    const ahead = await withPauses(ingestSteps(begun, outcome), services.pause);
    await ingest.step((facts) => concludeIngest(facts, outcome, version, ahead));
    services.logger.info(
      {
        request_id: job.correlation_id,
        organization_id: job.organization_id,
        knowledge_id: job.subject_id,
        attempt: begun.document.attempts + 1,
        outcome: typeof outcome === "string" ? outcome : "failure" in outcome ? outcome.failure.code : "extracted",
      },
      "knowledge ingest attempted",
    );
  };
};

interface Tools {
  readonly outgoing: OutgoingHttp;
  readonly extractor: Extractor;
  readonly robots: Robots;
  readonly now: () => number;
}

/** What the source comes to. */
const reach = async (ingest: Ingest, document: KnowledgeDocumentRow, tools: Tools): Promise<Reached> => {
  if (document.url === null) {
    return { outcome: await read(ingest, await ingest.file(document), tools), version: null };
  }
  // Only what is searchable can be left as it is.
  const known = document.status === "indexed" ? document.page_version : null;
  const fetched = await fetchPage(tools, document.url, known);
  if (typeof fetched === "string" || "failure" in fetched) return { outcome: fetched, version: null };
  return { outcome: await read(ingest, fetched.source, tools), version: fetched.version };
};

const read = async (ingest: Ingest, source: SourceBytes, { extractor }: Tools): Promise<IngestOutcome> => {
  await ingest.step((facts) => advanceIngest(facts, { stage: "extracting", source_bytes: source.bytes.length }));
  return extractor.extract(source);
};

const indexing = (facts: IngestFacts) => advanceIngest(facts, { stage: "indexing" });

/** Every earlier attempt has begun, and none has ended. */
const spent: Extraction = {
  failure: {
    code: "extraction_failed",
    message: "The source could not be read in several attempts; submit its content as text.",
    transient: false,
  },
};

/** One attempt at one job. */
class Ingest {
  readonly #services: Services;
  readonly #job: JobRow;
  #isAwaited = true;

  constructor(services: Services, job: JobRow) {
    this.#services = services;
    this.#job = job;
  }

  /** The document as it was before; null when there is nothing to be done, or the last has been done here. */
  async begin(): Promise<IngestFacts | null> {
    const facts = await this.#load();
    const isOver = awaitsIngest(facts) && isSpent(facts);
    await this.step((its) => (isOver ? concludeIngest(its, spent) : beginIngest(its)), facts);
    return this.#isAwaited && !isOver ? facts : null;
  }

  /** Decides on the facts as they are now. Once nobody waits for the job any more it ends, and later steps do nothing. */
  async step(decide: (facts: IngestFacts) => Change[], known?: IngestFacts): Promise<void> {
    if (!this.#isAwaited) return;
    const facts = known ?? (await this.#load());
    this.#isAwaited = awaitsIngest(facts);
    await settle(this.#services, this.#job, this.#isAwaited ? decide(facts) : abandonIngest(this.#job));
  }

  async file({ media_type, filename }: KnowledgeDocumentRow): Promise<SourceBytes> {
    const { document } = await loadKnowledgeFile(this.#services.database, this.#job.organization_id, {
      id: this.#job.subject_id,
    });
    const bytes = Buffer.from(document?.file ?? "", "base64");
    return { bytes, contentType: media_type ?? "", name: filename ?? "" };
  }

  async #load(): Promise<IngestFacts> {
    const { document, speaks } = await loadKnowledge(this.#services.database, this.#job.organization_id, {
      id: this.#job.subject_id,
    });
    if (!document) throw missing(this.#job);
    const embeds = this.#services.embedder !== undefined;
    return { ...factsOf(this.#services, this.#job), job: this.#job, document, speaks, embeds };
  }
}
