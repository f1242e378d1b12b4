import { knowledge, knowledgeHits } from "../../knowledge/index.ts";
import { gapFacts, gapPageFacts } from "./load.ts";

export const consoleKnowledge = {
  "console.listKnowledge": knowledge["knowledge.list"],
  "console.searchKnowledge": { hits: knowledgeHits },
  "console.getKnowledge": knowledge["knowledge.get"],
  "console.createKnowledge": knowledge["knowledge.create"],
  "console.updateKnowledge": knowledge["knowledge.update"],
  "console.refreshKnowledge": knowledge["knowledge.refresh"],
  "console.listKnowledgeGaps": gapPageFacts,
  "console.dismissKnowledgeGap": gapFacts,
};
