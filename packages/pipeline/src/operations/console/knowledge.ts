/** Knowledge in the developer console, and the questions that it did not answer. */
import {
  type KnowledgeDocumentRow,
  type KnowledgeGapRow,
  type KnowledgeHits,
  answerFrom,
  consoleSource,
  createConsoleKnowledge,
  createKnowledgeSteps,
  dismissKnowledgeGap,
  presentGap,
  refreshConsoleKnowledge,
  updateConsoleKnowledge,
  updateKnowledgeSteps,
} from "@atlas-messaging/domain";
import { read, write } from "../../handler.ts";
import { type Listed, invalidCursor, pageArgs, paged } from "../../rooms/paging.ts";
import { embeds, knowledgePageArgs, presentKnowledgePage, presentOneDocument } from "../knowledge.ts";
import { quotaArgs } from "../quota.ts";
import { searchArgs } from "../search.ts";
import { instantOrNull } from "../times.ts";

const ofPath = ({ params }: { readonly params: { readonly knowledgeId: string } }) => ({ id: params.knowledgeId });

export const consoleKnowledge = {
  "console.listKnowledge": read("console.listKnowledge", {
    args: ({ query }, context) => knowledgePageArgs(query, context),
    present: (loaded: Listed<KnowledgeDocumentRow>, { query }, context) => presentKnowledgePage(loaded, query, context),
  }),
  /** Answers as agents are answered. The question is a test, so it is not counted as one without an answer. */
  "console.searchKnowledge": read("console.searchKnowledge", {
    args: ({ query }) => searchArgs({ query: query.query, topK: query.top_k, audience: query.audience }),
    present: ({ hits }: { readonly hits: KnowledgeHits }) => {
      const { results, ...answer } = answerFrom(hits);
      return { status: 200, body: { ok: true, data: { results: [...results], ...answer } } };
    },
  }),
  "console.getKnowledge": read("console.getKnowledge", { args: ofPath, present: presentOneDocument }),
  "console.createKnowledge": write("console.createKnowledge", {
    args: (_, context) => quotaArgs(context, "documents"),
    addFacts: embeds,
    ahead: (loaded, { body }) => createKnowledgeSteps(loaded, consoleSource(body)),
    decide: createConsoleKnowledge,
  }),
  "console.updateKnowledge": write("console.updateKnowledge", {
    args: (call, context) => ({ ...ofPath(call), ...quotaArgs(context, "documents") }),
    addFacts: embeds,
    ahead: (loaded, { body }) => updateKnowledgeSteps(loaded, body),
    decide: updateConsoleKnowledge,
  }),
  "console.refreshKnowledge": write("console.refreshKnowledge", { args: ofPath, decide: refreshConsoleKnowledge }),
  "console.listKnowledgeGaps": read("console.listKnowledgeGaps", {
    args: ({ query }, context) => ({
      ...pageArgs(query, context),
      knowledge_state: query.knowledge_state ?? null,
      since: instantOrNull(query.since),
    }),
    present: (loaded: Listed<KnowledgeGapRow>, { query }, context) => {
      // The place of a question is looked up, so one that is gone leads nowhere.
      if (query.after_id !== undefined && !loaded.known) throw invalidCursor(context);
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { questions: items.map(presentGap), ...page } } };
    },
  }),
  "console.dismissKnowledgeGap": write("console.dismissKnowledgeGap", {
    args: ({ params }) => ({ id: params.gapId }),
    decide: dismissKnowledgeGap,
  }),
};
