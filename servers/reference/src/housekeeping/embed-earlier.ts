/** Enqueues embedding of documents indexed before the model was configured, a few at a time. */
import { type Id, enqueueEmbeddings } from "@atlas-messaging/domain";
import { factsFor } from "@atlas-messaging/pipeline";
import type { Services } from "../pipeline/services.ts";
import { commit } from "../platform/database/index.ts";
import { documentsAtOnce, loadEarlier, loadLasting } from "./load.ts";

/** Pages of organizations per call; most have been embedded already. */
const pagesAtOnce = 10;
const beforeAll = "00000000-0000-0000-0000-000000000000";

/**
 * Walks all organizations once per process, a few documents per call. Later documents get their own jobs. If two
 * processes enqueue a document, it is embedded once.
 */
export class EarlierKnowledge {
  #organization: Id = beforeAll;
  #document: Id = beforeAll;
  #isOver = false;

  async enqueueSome(services: Services): Promise<void> {
    const { embedder, database } = services;
    let left = documentsAtOnce;
    for (let page = 0; embedder && !this.#isOver && page < pagesAtOnce; page++) {
      const { organizations } = await loadLasting(database, { after: this.#organization });
      if (organizations.length === 0) this.#isOver = true;
      for (const id of organizations) {
        left -= await this.#enqueueFor(services, id, embedder.model);
        if (left <= 0) return;
        this.#organization = id;
        this.#document = beforeAll;
      }
    }
  }

  /** Returns the number of documents; the next call continues after them. */
  async #enqueueFor(services: Services, organizationId: Id, model: string): Promise<number> {
    const { documents } = await loadEarlier(services.database, organizationId, { after: this.#document, model });
    if (documents.length === 0) return 0;
    const result = await commit(
      services.database,
      organizationId,
      enqueueEmbeddings(factsFor(services, { organizationId, correlationId: services.newId() }), documents),
    );
    if (result === "committed") this.#document = documents.at(-1) ?? this.#document;
    services.jobsEnqueued();
    return documents.length;
  }
}
