import { type KnowledgeDocumentRow, isFor } from "@atlas-messaging/domain";
import { search, spokenBy } from "../knowledge/search.ts";
import type { MemoryLoads } from "./memory-loads.ts";
import { newestOf } from "./pages.ts";
import { quotaOf } from "./quotas.ts";

export const knowledge = {
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
  "agent.searchKnowledge": (organization, args) => ({ hits: search(organization, args) }),
} satisfies Partial<MemoryLoads>;
