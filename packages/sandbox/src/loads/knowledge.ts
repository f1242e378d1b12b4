import { requestValidators } from "@atlas-messaging/contract/request-validators/knowledge";
import { type KnowledgeDocumentRow, isFor } from "@atlas-messaging/domain";
import { knowledge } from "@atlas-messaging/pipeline/operations/knowledge";
import { search, spokenBy } from "../knowledge/search.ts";
import { newestOf } from "../lookups/pages.ts";
import { quotaOf } from "../lookups/quotas.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

export const loads = {
  "knowledge.list": ({ tables }, args) => {
    const isAsked = (status: string) => (args.status === "active" ? status !== "archived" : status === args.status);
    const isShown = ({ status, audience }: KnowledgeDocumentRow) => isAsked(status) && isFor(args.audience, audience);
    return newestOf(tables.knowledge_documents, (row) => (isShown(row) ? row : null), args);
  },
  "knowledge.search": (organization, args) => ({ found: search(organization, args) }),
  "knowledge.get": ({ tables }, { id }) => ({ document: tables.knowledge_documents.byId(id) }),
  "knowledge.refresh": ({ tables }, { id }) => ({ document: tables.knowledge_documents.byId(id) }),
  "knowledge.create": (organization, args) => ({
    quota: quotaOf(organization, "documents", args),
    speaks: spokenBy(organization),
  }),
  "knowledge.update": (organization, { id, ...args }) => {
    const { tables } = organization;
    const document = tables.knowledge_documents.byId(id);
    const passages = document?.status === "archived" ? tables.knowledge_passages.where("document_id", document.id) : [];
    const quota = quotaOf(organization, "documents", args);
    return { document, passages: passages.toSorted((one, other) => one.position - other.position), quota };
  },
} satisfies LoadsIn<"knowledge">;

export const section = sectionOf("knowledge", { operations: knowledge, loads, validators: requestValidators });
