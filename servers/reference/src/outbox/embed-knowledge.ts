/** Embeds what has been indexed. Until that is done, and where there is no model, passages are found by their words. */
import { concludeEmbedding, inputOf } from "@atlas-messaging/domain";
import type { JobHandler } from "./worker.ts";
import { loadUnembedded } from "./load.ts";
import { factsOf, settle } from "./settle.ts";

export const embedKnowledge: JobHandler = async (services, job) => {
  const { embedder, database } = services;
  const model = embedder?.model ?? "";
  const known = await loadUnembedded(database, job.organization_id, { id: job.subject_id, model });
  const { document, passages } = known;
  const facts = { ...factsOf(services, job), job, ...known };
  const asked = embedder && document && passages.length > 0;
  const vectors = asked ? await embedder.embed(passages.map((passage) => inputOf(document, passage))) : [];
  // The worker gives the job back, and tries again later and later.
  if (vectors === null) throw new Error("the embedding model did not answer");
  await settle(services, job, concludeEmbedding(facts, model, vectors));
};
