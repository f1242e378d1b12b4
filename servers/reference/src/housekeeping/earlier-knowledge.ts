/** Enqueues embedding of documents indexed before the model was configured, a few at a time. */
import type { Id } from "@atlas-messaging/service/rows/primitives";
import { enqueueEmbeddings } from "@atlas-messaging/service/knowledge/indexing";
import { baseFacts } from "@atlas-messaging/service/pipeline/decide";
import type { Services } from "../services/services.ts";
import { commit } from "../platform/database/commit.ts";
import { sql } from "drizzle-orm";
import { arg, factLoader, systemFactLoader, texts } from "@atlas-messaging/postgres/facts";
import { own } from "@atlas-messaging/postgres/queries";
import { organizations } from "@atlas-messaging/service/rows/organizations";
import { knowledgeDocuments, knowledgeVectors } from "@atlas-messaging/service/rows/knowledge";

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
      const lasting = await loadLasting(database, { after: this.#organization });
      if (lasting.organizations.length === 0) this.#isOver = true;
      for (const id of lasting.organizations) {
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
      enqueueEmbeddings(baseFacts(services, { organizationId, correlationId: services.newId() }), documents),
    );
    if (result === "committed") this.#document = documents.at(-1) ?? this.#document;
    services.jobsEnqueued();
    return documents.length;
  }
}

/** Pages permanent organizations. Sandboxes are left out: their knowledge is always the same and found by words. */
export const loadLasting = systemFactLoader({
  organizations: texts(
    sql`select id as value from ${organizations} where id > ${arg("after")}::uuid and expires_at is null
        order by id limit 100`,
  ),
});

/** Documents per page; each may have hundreds of passages. */
export const documentsAtOnce = 50;

/** Pages documents without vectors of the model. Passages are embedded in order, so the last one decides. */
export const loadEarlier = factLoader({
  documents: texts(
    sql`select id as value from ${own(knowledgeDocuments, "document")}
        where id > ${arg("after")}::uuid and status = 'indexed' and not exists (
          select from ${own(knowledgeVectors, "embedded")} where embedded.document_id = document.id
            and embedded.position = document.chunk_count - 1 and embedded.model = ${arg("model")}
        ) order by id limit ${sql.raw(String(documentsAtOnce))}`,
  ),
});
