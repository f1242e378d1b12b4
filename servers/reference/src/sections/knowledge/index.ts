import { quotaOf } from "../../platform/database/quota.ts";
import { knowledgeFacts, knowledgePageFacts, knowledgeSearchFacts, knowledgeUpdateFacts, spokenFacts } from "./load.ts";

export { knowledgeFacts, knowledgeHits, loadHits, spokenFacts } from "./load.ts";
export { KnowledgeSearch, type Query, type SearchQueries, areFacts, searchLoader } from "./search/index.ts";

export const knowledge = {
  "knowledge.list": knowledgePageFacts,
  "knowledge.search": knowledgeSearchFacts,
  "knowledge.get": knowledgeFacts,
  "knowledge.create": { ...spokenFacts, quota: quotaOf("documents") },
  "knowledge.update": { ...knowledgeUpdateFacts, quota: quotaOf("documents") },
  "knowledge.refresh": knowledgeFacts,
};
