/** Ingests a queued source from its page or file. */
import type { IngestOutcome } from "@atlas-messaging/service/knowledge/ingest";
import type { KnowledgeDocumentRow } from "@atlas-messaging/service/rows/knowledge";
import type { BoundJob } from "@atlas-messaging/service/pipeline/job";
import { type FetchedSource, bindIngest } from "@atlas-messaging/service/knowledge/jobs";
import type { Extractor } from "../platform/extraction/extractor.ts";
import type { OutgoingHttp } from "../platform/outgoing-http.ts";
import { fetchPage } from "../pages/fetch.ts";
import type { JobServices } from "./handler.ts";
import { loadKnowledge, loadKnowledgeFile } from "./load.ts";
import { createRobots } from "../pages/robots.ts";

const now = () => performance.now();

export const ingestKnowledge = (outgoing: OutgoingHttp, extractor: Extractor): BoundJob<JobServices> => {
  const tools = { outgoing, robots: createRobots(outgoing, extractor, now), now };
  return bindIngest({
    load: async ({ database, embedder }, organization, args) => ({
      ...(await loadKnowledge(database, organization, args)),
      embeds: embedder !== undefined,
    }),
    fetch: async (services, document) => {
      if (document.url === null) return fileOf(services, document);
      // Only an indexed document may stay unchanged.
      const known = document.status === "indexed" ? document.page_version : null;
      return fetchPage(tools, document.url, known);
    },
    extract: (_, source) => extractor.extract(source),
    attempted: ({ logger }, job, { attempts }, outcome) =>
      logger.info(
        {
          request_id: job.correlation_id,
          organization_id: job.organization_id,
          knowledge_id: job.subject_id,
          attempt: attempts + 1,
          outcome: nameOf(outcome),
        },
        "knowledge ingest attempted",
      ),
  });
};

const nameOf = (outcome: IngestOutcome): string => {
  if (typeof outcome === "string") return outcome;
  return "failure" in outcome ? outcome.failure.code : "extracted";
};

const fileOf = async (
  { database }: JobServices,
  { organization_id, id, media_type, filename }: KnowledgeDocumentRow,
): Promise<FetchedSource> => {
  const { document } = await loadKnowledgeFile(database, organization_id, { id });
  const bytes = Buffer.from(document?.file ?? "", "base64");
  return { source: { bytes, contentType: media_type ?? "", name: filename ?? "" }, version: null };
};
