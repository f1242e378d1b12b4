/** Writes and searches knowledge below the pipeline, by decisions and loads alone. */
import type { Change } from "@atlas-messaging/service/core/changes";
import type { Id } from "@atlas-messaging/service/rows/primitives";
import type { KnowledgeAudience, KnowledgeReader } from "@atlas-messaging/answers/search/answer";
import type { QuotaFacts } from "@atlas-messaging/service/core/quotas";
import { createKnowledge, updateKnowledge } from "@atlas-messaging/service/knowledge/decide";
import { uuidv7 } from "uuidv7";
import { expect } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../src/platform/database/commit.ts";
import { factLoader } from "@atlas-messaging/postgres/facts";
import { knowledgeFacts } from "@atlas-messaging/service/knowledge/facts.sql";
import { loadHits } from "../src/knowledge-search/index.ts";

const loadDocument = factLoader(knowledgeFacts["knowledge.update"]);

const factsOf = (organizationId: Id): QuotaFacts => ({
  now: "2026-01-01T00:00:00.000Z",
  newId: uuidv7,
  organizationId,
  actor: { kind: "system", id: null },
  correlationId: "test",
  quota: { held: 0, max: 10_000 },
});

export const knowledgeWriters = (database: () => Database) => {
  const write = async (organizationId: Id, changes: readonly Change[]) =>
    expect(await commit(database(), organizationId, changes)).toBe("committed");
  return {
    create: async (
      organizationId: Id,
      title: string,
      text: string,
      audience: KnowledgeAudience = "both",
    ): Promise<Id> => {
      const body = { source_type: "text", title, text, audience } as const;
      const { changes } = createKnowledge(factsOf(organizationId), { params: {}, query: {}, body });
      await write(organizationId, changes);
      const row = changes.find((each) => each.kind === "insert" && each.table === "knowledge_documents");
      return row?.kind === "insert" && "id" in row.row ? row.row.id : "";
    },
    update: async (
      organizationId: Id,
      id: Id,
      change: "archived" | "active" | { readonly audience: KnowledgeAudience },
    ) => {
      const known = await loadDocument(database(), organizationId, { id, max: 10_000 });
      const facts = { ...factsOf(organizationId), ...known };
      const body = typeof change === "string" ? { status: change } : change;
      await write(organizationId, updateKnowledge(facts, { params: { id }, query: {}, body }).changes);
    },
  };
};

export const askKnowledge = async (
  on: Database,
  organizationId: Id,
  query: string,
  audience: KnowledgeReader | null = null,
) => {
  const args = {
    search_query: query,
    search_sources: null,
    search_audience: audience,
    search_size: 200,
    search_after: null,
  };
  const { hits } = await loadHits({ database: on, thresholds: { weak: 0.2, grounded: 0.3 } }, organizationId, args);
  return { ...hits, hits: hits.hits.map(({ passage_id, passage, score }) => ({ passage_id, passage, score })) };
};

/** Asks a database whose statements are counted. @param rest resolves when none is under way but those of questions */
export const countedQuestions = (database: () => Database, rest: (counted: Database) => Promise<void>) => {
  let statements = 0;
  const reads: Pick<Database, "read"> = {
    read: (organization, statement) => (statements++, database().read(organization, statement)),
  };
  let counted: Database | undefined;
  return async (organizationId: Id, query: string, audience: KnowledgeReader | null = null) => {
    counted ??= { ...database(), ...reads };
    await rest(counted);
    statements = 0;
    const found = await askKnowledge(counted, organizationId, query, audience);
    const asked = statements;
    // Another object of the same database has kept nothing of it.
    expect(found).toEqual(await askKnowledge({ ...database() }, organizationId, query, audience));
    return { asked, total: found.total };
  };
};
