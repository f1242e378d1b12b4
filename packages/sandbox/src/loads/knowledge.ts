import { requestValidators } from "@atlas-messaging/contract/request-validators/knowledge";
import { type KnowledgeDocumentRow, isFor } from "@atlas-messaging/domain";
import { knowledge } from "@atlas-messaging/pipeline/operations/knowledge";
import { knownTables } from "../knowledge/known.ts";
import { search, spokenBy } from "../knowledge/search.ts";
import { newestOf } from "../lookups/pages.ts";
import { quotaOf } from "../lookups/quotas.ts";
import type { Organization } from "../store/organization.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

const documentOf = (organization: Organization, { id }: { readonly id: string }) => ({
  document: knownTables(organization).knowledge_documents.byId(id),
});

/** Counts documents, including those of the corpus. */
const documentQuota = (organization: Organization, args: { readonly max: number }) => {
  knownTables(organization);
  return quotaOf(organization, "documents", args);
};

export const loads = {
  "knowledge.list": (organization, args) => {
    const isAsked = (status: string) => (args.status === "active" ? status !== "archived" : status === args.status);
    const isShown = ({ status, audience }: KnowledgeDocumentRow) => isAsked(status) && isFor(args.audience, audience);
    return newestOf(knownTables(organization).knowledge_documents, (row) => (isShown(row) ? row : null), args);
  },
  "knowledge.search": (organization, args) => ({ found: search(organization, args) }),
  "knowledge.get": documentOf,
  "knowledge.refresh": documentOf,
  "knowledge.create": (organization, args) => ({
    quota: documentQuota(organization, args),
    speaks: spokenBy(organization),
  }),
  "knowledge.update": (organization, { id, ...args }) => {
    const tables = knownTables(organization);
    const document = tables.knowledge_documents.byId(id);
    const passages = document?.status === "archived" ? tables.knowledge_passages.where("document_id", document.id) : [];
    const quota = documentQuota(organization, args);
    return { document, passages: passages.toSorted((one, other) => one.position - other.position), quota };
  },
} satisfies LoadsIn<"knowledge">;

export const section = sectionOf("knowledge", { operations: knowledge, loads, validators: requestValidators });
