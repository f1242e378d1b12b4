import { search } from "../../knowledge/search.ts";
import { changedDocumentFacts, documentOf, documentPage, gapPage, newDocumentFacts } from "../../lookups/knowledge.ts";
import type { LoadsIn } from "../section.ts";

export const consoleKnowledge = {
  "console.listKnowledge": documentPage,
  "console.searchKnowledge": (organization, args) => ({ hits: search(organization, args) }),
  "console.getKnowledge": documentOf,
  "console.createKnowledge": newDocumentFacts,
  "console.updateKnowledge": changedDocumentFacts,
  "console.refreshKnowledge": documentOf,
  "console.listKnowledgeGaps": gapPage,
  "console.dismissKnowledgeGap": ({ tables }, { id }) => ({ gap: tables.knowledge_gaps.byId(id) }),
} satisfies Partial<LoadsIn<"console">>;
