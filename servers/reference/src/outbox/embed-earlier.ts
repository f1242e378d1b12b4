/** Promises the embedding of what had been indexed before the deployment had its model, a little at a time. */
import { type Id, enqueueEmbeddings } from "@atlas-messaging/domain";
import { factsFor } from "@atlas-messaging/pipeline";
import type { Services } from "../pipeline/call.ts";
import { commit } from "../platform/database/index.ts";
import { documentsAtOnce, loadEarlier, loadLasting } from "./load.ts";

/** Of organizations, most of which have been embedded already. */
const pagesAtOnce = 10;
const beforeAll = "00000000-0000-0000-0000-000000000000";

/**
 * Goes through all organizations once, some documents at each call; afterwards there is nothing left to do in this process,
 * for what is indexed from now on is embedded by its own job. A document that two processes promise is embedded once.
 */
export class EarlierKnowledge {
  #organization: Id = beforeAll;
  #document: Id = beforeAll;
  #isOver = false;

  async promiseSome(services: Services): Promise<void> {
    const { embedder, database } = services;
    let left = documentsAtOnce;
    for (let page = 0; embedder && !this.#isOver && page < pagesAtOnce; page++) {
      const { organizations } = await loadLasting(database, { after: this.#organization });
      if (organizations.length === 0) this.#isOver = true;
      for (const id of organizations) {
        left -= await this.#promiseOf(services, id, embedder.model);
        if (left <= 0) return;
        this.#organization = id;
        this.#document = beforeAll;
      }
    }
  }

  /** How many documents; the next call goes on behind them. */
  async #promiseOf(services: Services, organizationId: Id, model: string): Promise<number> {
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
