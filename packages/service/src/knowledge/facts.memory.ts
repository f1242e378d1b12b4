/**
 * Knowledge of an organization. Indexing the corpus takes longer than starting the sandbox, so it waits for the first
 * read.
 */
import { type FactsFor, type Organization, type Tables, newestOf, quotaOf } from "../pipeline/memory.ts";
import type { consoleKnowledge, knowledge } from "./operations.ts";
import type { Instant } from "../rows/primitives.ts";
import { seedKnowledge } from "./corpus.ts";
import { baseFacts } from "../pipeline/decide.ts";
import { Chance, Ids } from "../core/ids.ts";
import { type KnowledgePage, isFor } from "@atlas-messaging/answers/search/answer";
import { languagesIn, searchRows } from "@atlas-messaging/answers/search/memory";
import type { SearchArgs } from "../pipeline/services.ts";
import type { KnowledgeDocumentRow, KnowledgeGapRow } from "../rows/knowledge.ts";
import type { Listed, PageArgs } from "../pipeline/paging.ts";
import type { knowledgePageArgs } from "./operations.ts";

/** Returns all tables of an organization, including those of knowledge. */
export const knownTables = (organization: Organization): Tables =>
  organization.withKnowledge((since) => seedKnowledge(factsSince(organization.id, since)));

/** Facts whose ids depend on the time alone, not on the first read of the corpus. */
const factsSince = (id: string, since: Instant) => {
  const clock = { now: () => Date.parse(since) };
  const { next: newId } = new Ids(clock, new Chance(id));
  return baseFacts({ clock, newId }, { organizationId: id, correlationId: id });
};

/** Ranks the passages of an organization, as the server does. */
export const search = (organization: Organization, args: SearchArgs): KnowledgePage => {
  const tables = knownTables(organization);
  return searchRows(
    {
      postings: [...tables.knowledge_postings.all()],
      document: (id) => tables.knowledge_documents.byId(id),
      passages: (documentId) => tables.knowledge_passages.where("document_id", documentId),
      passage: (id) => tables.knowledge_passages.byId(id),
    },
    {
      query: args.search_query,
      size: args.search_size,
      sources: args.search_sources,
      audience: args.search_audience,
      after: args.search_after,
    },
  );
};

/** Languages of the indexed documents, most frequent first. */
export const spokenBy = (organization: Organization): readonly string[] =>
  languagesIn([...knownTables(organization).knowledge_postings.all()]);

export const documentOf = (organization: Organization, { id }: { readonly id: string }) => ({
  document: knownTables(organization).knowledge_documents.byId(id),
});

export const documentPage = (organization: Organization, args: ReturnType<typeof knowledgePageArgs>) => {
  const isAsked = (status: string) => (args.status === "active" ? status !== "archived" : status === args.status);
  const isShown = ({ status, audience }: KnowledgeDocumentRow) => isAsked(status) && isFor(args.audience, audience);
  return newestOf(knownTables(organization).knowledge_documents, (row) => (isShown(row) ? row : null), args);
};

interface Limit {
  readonly max: number;
}

/** Counts documents, including those of the corpus. */
const documentQuota = (organization: Organization, args: Limit) => {
  knownTables(organization);
  return quotaOf(organization, "documents", args);
};

export const newDocumentFacts = (organization: Organization, args: Limit) => ({
  quota: documentQuota(organization, args),
  speaks: spokenBy(organization),
});

export const changedDocumentFacts = (organization: Organization, { id, ...args }: Limit & { readonly id: string }) => {
  const tables = knownTables(organization);
  const document = tables.knowledge_documents.byId(id);
  const passages = document?.status === "archived" ? tables.knowledge_passages.where("document_id", document.id) : [];
  const quota = documentQuota(organization, args);
  return { document, passages: passages.toSorted((one, other) => one.position - other.position), quota };
};

type GapFilters = PageArgs & { readonly knowledge_state: string | null; readonly since: string | null };

const placeOf = ({ last_asked_at, id }: KnowledgeGapRow): string => `${last_asked_at} ${id}`;

/** Returns questions without an answer, the last asked first. */
export const gapPage = ({ tables }: Organization, filters: GapFilters): Listed<KnowledgeGapRow> => {
  const { knowledge_state, since, after, page_size } = filters;
  const wanted = [...tables.knowledge_gaps.all()]
    .filter(
      (gap) =>
        (knowledge_state === null || gap.knowledge_state === knowledge_state) &&
        (since === null || gap.last_asked_at >= since),
    )
    .toSorted((one, other) => (placeOf(one) > placeOf(other) ? -1 : 1));
  const seen = wanted.findIndex(({ id }) => id === after);
  return { rows: wanted.slice(seen + 1, seen + 1 + page_size), known: seen >= 0 };
};

export const knowledgeFacts = {
  "knowledge.list": documentPage,
  "knowledge.search": (organization, args) => ({ found: search(organization, args) }),
  "knowledge.get": documentOf,
  "knowledge.refresh": documentOf,
  "knowledge.create": newDocumentFacts,
  "knowledge.update": changedDocumentFacts,
} satisfies FactsFor<typeof knowledge>;

export const consoleKnowledgeFacts = {
  "console.knowledge.list": documentPage,
  "console.knowledge.search": (organization, args) => ({ hits: search(organization, args) }),
  "console.knowledge.get": documentOf,
  "console.knowledge.create": newDocumentFacts,
  "console.knowledge.update": changedDocumentFacts,
  "console.knowledge.refresh": documentOf,
  "console.knowledgeGaps.list": gapPage,
  "console.knowledgeGaps.dismiss": ({ tables }, { id }) => ({ gap: tables.knowledge_gaps.byId(id) }),
} satisfies FactsFor<typeof consoleKnowledge>;
