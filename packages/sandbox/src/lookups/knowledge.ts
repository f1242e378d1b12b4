import { type KnowledgeDocumentRow, type KnowledgeGapRow, isFor } from "@atlas-messaging/domain";
import type { Listed } from "@atlas-messaging/pipeline";
import type { knowledgePageArgs } from "@atlas-messaging/pipeline/operations/knowledge";
import { knownTables } from "../knowledge/known.ts";
import { spokenBy } from "../knowledge/search.ts";
import type { Organization } from "../store/organization.ts";
import { type PageRange, newestOf } from "./pages.ts";
import { quotaOf } from "./quotas.ts";

export const documentOf = (organization: Organization, { id }: { readonly id: string }) => ({
  document: knownTables(organization).knowledge_documents.byId(id),
});

export const documentPage = (organization: Organization, args: ReturnType<typeof knowledgePageArgs>) => {
  const isAsked = (status: string) => (args.status === "active" ? status !== "archived" : status === args.status);
  const isShown = ({ status, audience }: KnowledgeDocumentRow) => isAsked(status) && isFor(args.audience, audience);
  return newestOf(knownTables(organization).knowledge_documents, (row) => (isShown(row) ? row : null), args);
};

interface Room {
  readonly max: number;
}

/** Counts documents, including those of the corpus. */
const documentQuota = (organization: Organization, args: Room) => {
  knownTables(organization);
  return quotaOf(organization, "documents", args);
};

export const newDocumentFacts = (organization: Organization, args: Room) => ({
  quota: documentQuota(organization, args),
  speaks: spokenBy(organization),
});

export const changedDocumentFacts = (organization: Organization, { id, ...args }: Room & { readonly id: string }) => {
  const tables = knownTables(organization);
  const document = tables.knowledge_documents.byId(id);
  const passages = document?.status === "archived" ? tables.knowledge_passages.where("document_id", document.id) : [];
  const quota = documentQuota(organization, args);
  return { document, passages: passages.toSorted((one, other) => one.position - other.position), quota };
};

type GapFilters = PageRange & { readonly knowledge_state: string | null; readonly since: string | null };

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
