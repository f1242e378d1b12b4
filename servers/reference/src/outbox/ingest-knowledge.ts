/** Takes in a queued source: begun, fetched and read, concluded. */
import {
  type Extraction,
  type IngestFacts,
  type KnowledgeDocumentRow,
  abandonIngest,
  awaitsIngest,
  beginIngest,
  concludeIngest,
  isSpent,
} from "@atlas-messaging/domain";
import type { Services } from "../pipeline/call.ts";
import { extractText } from "../platform/extraction/index.ts";
import type { OutgoingHttp } from "../platform/outgoing-http.ts";
import { fetchPage } from "./fetch-page.ts";
import { loadKnowledge } from "./load.ts";
import { factsOf, missing, settle } from "./settle.ts";
import type { JobHandler } from "./worker.ts";

export const ingestKnowledge =
  (outgoing: OutgoingHttp): JobHandler =>
  async (services, job) => {
    const load = async (): Promise<IngestFacts> => {
      const { document } = await loadKnowledge(services.database, job.organization_id, { id: job.subject_id });
      if (!document) throw missing(job);
      return { ...factsOf(services, job), job, document };
    };
    const waiting = await load();
    if (!awaitsIngest(waiting)) return settle(services, job, abandonIngest(job));
    if (isSpent(waiting)) return settle(services, job, concludeIngest(waiting, spent));

    await settle(services, job, beginIngest(waiting));
    const extraction = await extract(services, outgoing, waiting.document);
    const begun = await load();
    services.logger.info(
      {
        request_id: job.correlation_id,
        organization_id: job.organization_id,
        knowledge_id: job.subject_id,
        attempt: begun.document.attempts,
        outcome: "failure" in extraction ? extraction.failure.code : "extracted",
      },
      "knowledge ingest attempted",
    );
    await settle(services, job, awaitsIngest(begun) ? concludeIngest(begun, extraction) : abandonIngest(job));
  };

/** Every earlier attempt has begun, and none has ended: the source takes the process down. */
const spent: Extraction = {
  failure: {
    code: "unsupported_format",
    message: "The source could not be read in several attempts; submit its content as text.",
    transient: false,
  },
};

const extract = async (
  { clock }: Services,
  outgoing: OutgoingHttp,
  { url, file, media_type }: KnowledgeDocumentRow,
): Promise<Extraction> => {
  if (url === null) return extractText({ bytes: Buffer.from(file ?? "", "base64"), contentType: media_type ?? "" });
  const page = await fetchPage(outgoing, url, () => clock.now());
  return "failure" in page ? page : extractText(page);
};
