/** Knowledge of an organization in memory, made by the same decisions as the server's and searched by the domain. */
import type { Change } from "@atlas-messaging/service/core/changes";
import type { QuotaFacts } from "@atlas-messaging/service/core/quotas";
import type { KnowledgeAudience, KnowledgePage, KnowledgeReader } from "@atlas-messaging/answers/search/answer";
import type {
  KnowledgeDocumentRow,
  KnowledgePassageRow,
  KnowledgePostingRow,
} from "@atlas-messaging/service/rows/knowledge";
import { createKnowledge } from "@atlas-messaging/service/knowledge/decide";
import { searchRows } from "@atlas-messaging/answers/search/memory";

interface Source {
  readonly title: string;
  /** For both when left out. */
  readonly audience?: KnowledgeAudience;
  readonly text: string;
}

const uuid = (number: number): string => `0199f0a0-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;

/** A search over these texts, with the results of one page. */
export const memoryKnowledge = (sources: readonly Source[]) => {
  let ids = 0;
  const facts: QuotaFacts = {
    now: "2026-01-01T00:00:00.000Z",
    newId: () => uuid(++ids),
    organizationId: uuid(0),
    actor: { kind: "system", id: null },
    correlationId: "test",
    quota: { held: 0, max: 10_000 },
  };
  const changes = sources.flatMap(({ title, audience = "both", text }) => {
    const body = { source_type: "text", title, audience, text } as const;
    return createKnowledge(facts, { params: {}, query: {}, body }).changes;
  });
  const documents = rowsOf<KnowledgeDocumentRow>(changes, "knowledge_documents");
  const passages = rowsOf<KnowledgePassageRow>(changes, "knowledge_passages");
  const rows = {
    postings: rowsOf<KnowledgePostingRow>(changes, "knowledge_postings"),
    document: (id: string) => documents.find((each) => each.id === id) ?? null,
    passages: (id: string) => passages.filter(({ document_id }) => document_id === id),
    passage: (id: string) => passages.find((each) => each.id === id) ?? null,
  };
  return (query: string, size: number, audience: KnowledgeReader | null = null): KnowledgePage =>
    searchRows(rows, { query, size, sources: null, audience, after: null });
};

/** The rows that changes insert into a table are of that table. */
const rowsOf = <Row>(changes: readonly Change[], table: string): Row[] =>
  changes.flatMap((change) => {
    if (change.kind === "insert" && change.table === table) return [change.row as Row];
    return change.kind === "insertMany" && change.table === table ? (change.rows as readonly Row[]) : [];
  });
