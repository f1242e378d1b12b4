/** Verbs of knowledge, with what the pipeline needs for them. */
export {
  type CreateKnowledgeFacts,
  createKnowledge,
  createKnowledgeSteps,
  sourceInOneForm,
  consoleSource,
  createConsoleKnowledge,
} from "./create.ts";
export { type RefreshKnowledgeFacts, refreshConsoleKnowledge, refreshKnowledge } from "./refresh.ts";
export { type UpdateKnowledgeFacts, updateConsoleKnowledge, updateKnowledge, updateKnowledgeSteps } from "./update.ts";
export { type GapFacts, countGap, dismissKnowledgeGap, presentGap, questionKey } from "./gaps.ts";
