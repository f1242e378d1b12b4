import type { ValidQueryOf } from "@atlas-messaging/contract";
import type { EmbeddingFacts } from "./indexing.ts";
import type { KnowledgeDocumentRow, KnowledgeGapRow } from "../rows/knowledge.ts";
import {
  type KnowledgeHits,
  type KnowledgePage,
  type KnowledgeReader,
  answerFrom,
} from "@atlas-messaging/answers/search/answer";
import {
  consoleSource,
  type CreateKnowledgeFacts,
  createConsoleKnowledge,
  createKnowledge,
  createKnowledgeSteps,
  refreshConsoleKnowledge,
  refreshKnowledge,
  sourceInOneForm,
  updateConsoleKnowledge,
  updateKnowledge,
  updateKnowledgeSteps,
} from "./decide.ts";
import { presentKnowledge, presentKnowledgeDetail } from "./present.ts";
import { read, write } from "../pipeline/handler.ts";
import type { Context } from "../pipeline/context.ts";
import { found } from "../pipeline/problem.ts";
import { type Listed, instantOrNull, invalidCursor, pageArgs, paged, quotaArgs } from "../pipeline/paging.ts";
import { dismissKnowledgeGap, noteGap, presentGap } from "./gaps.ts";
import type { Id } from "../rows/primitives.ts";
import type { SearchArgs } from "../pipeline/services.ts";

export interface SearchFacts {
  readonly found: KnowledgePage;
}

type ListQuery = Omit<ValidQueryOf<"knowledge.list">, "q">;

export const knowledgePageArgs = (query: ListQuery, context: Context) => ({
  ...pageArgs(query, context),
  status: query.status,
  audience: query.audience ?? null,
});

const presentKnowledgePage = (loaded: Listed<KnowledgeDocumentRow>, query: ListQuery, context: Context) => {
  const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
  return { status: 200, body: { ok: true, data: { documents: items.map(presentKnowledge), ...page } } } as const;
};

const presentOneDocument = ({ document }: { readonly document: KnowledgeDocumentRow | null }) =>
  ({ status: 200, body: { ok: true, data: { document: presentKnowledgeDetail(found(document)) } } }) as const;

const list = read("knowledge.list", {
  args: ({ query }, context) => knowledgePageArgs(query, context),
  present: (loaded: Listed<KnowledgeDocumentRow>, { query }, context) => presentKnowledgePage(loaded, query, context),
});

/** Only indexed documents are searched. */
const isSearched = (status: ValidQueryOf<"knowledge.list">["status"]) => status === "active" || status === "indexed";

/** A search pages through passages, separately for each query. It finds indexed documents only. */
const search = read("knowledge.list", {
  when: ({ query }) => query.q !== undefined,
  args: ({ query }, context) => {
    const { after, page_size } = pageArgs(query, context, query.q);
    const { q = "", status, audience } = query;
    const nowhere = isSearched(status) ? {} : { sourceIds: [] };
    return { ...searchArgs({ query: q, topK: page_size, audience, ...nowhere }), search_after: after };
  },
  present: ({ found: { known, ...hits } }: SearchFacts, { query }, context) => {
    const { items, ...page } = paged({ rows: hits.hits, known }, (hit) => hit.passage_id, query, context, query.q);
    if (query.after_id === undefined && isSearched(query.status)) noteGap(context, query.q ?? "", hits);
    const { results, ...answer } = answerFrom({ ...hits, hits: items });
    // Without a sufficient answer there is no next page.
    const shown = answer.knowledge_state === "gap_none" ? { has_more: false, next_cursor: null } : page;
    return { status: 200, body: { ok: true, data: [...results], ...shown, query: query.q ?? "", ...answer } };
  },
});

/** Embeds indexed passages if the deployment has a model. */
const embeds = (_: unknown, { shell }: Context): EmbeddingFacts => ({
  embeds: shell.settings.embedsKnowledge ?? false,
});

const embedsFile = (call: unknown, context: Context): EmbeddingFacts & Pick<CreateKnowledgeFacts, "file"> => ({
  ...embeds(call, context),
  file: context.file,
});

export const knowledge = {
  "knowledge.list": list,
  /** Variant of the list for calls with a query, which loads other facts. */
  "knowledge.search": search,
  "knowledge.get": read("knowledge.get", {
    args: ({ params }) => ({ id: params.id }),
    present: presentOneDocument,
  }),
  "knowledge.create": write("knowledge.create", {
    file: "content",
    compared: sourceInOneForm,
    args: (_, context) => quotaArgs(context, "documents"),
    addFacts: embedsFile,
    prepare: (loaded, { body }) => createKnowledgeSteps(loaded, body),
    decide: createKnowledge,
  }),
  "knowledge.update": write("knowledge.update", {
    args: ({ params }, context) => ({ id: params.id, ...quotaArgs(context, "documents") }),
    addFacts: embeds,
    prepare: (loaded, { body }) => updateKnowledgeSteps(loaded, body),
    decide: updateKnowledge,
  }),
  "knowledge.refresh": write("knowledge.refresh", {
    args: ({ params }) => ({ id: params.id }),
    decide: refreshKnowledge,
  }),
};

// Knowledge in the developer console, and the questions that it did not answer.

const ofPath = ({ params }: { readonly params: { readonly knowledge_id: string } }) => ({ id: params.knowledge_id });

export const consoleKnowledge = {
  "console.knowledge.list": read("console.knowledge.list", {
    args: ({ query }, context) => knowledgePageArgs(query, context),
    present: (loaded: Listed<KnowledgeDocumentRow>, { query }, context) => presentKnowledgePage(loaded, query, context),
  }),
  /** Answers as agents are answered. The question is a test, so it is not counted as one without an answer. */
  "console.knowledge.search": read("console.knowledge.search", {
    args: ({ query }) => searchArgs({ query: query.query, topK: query.top_k, audience: query.audience }),
    present: ({ hits }: { readonly hits: KnowledgeHits }) => {
      const { results, ...answer } = answerFrom(hits);
      return { status: 200, body: { ok: true, data: { results: [...results], ...answer } } };
    },
  }),
  "console.knowledge.get": read("console.knowledge.get", { args: ofPath, present: presentOneDocument }),
  "console.knowledge.create": write("console.knowledge.create", {
    file: "content",
    args: (_, context) => quotaArgs(context, "documents"),
    addFacts: embedsFile,
    prepare: (loaded, { body }) => createKnowledgeSteps(loaded, consoleSource(body)),
    decide: createConsoleKnowledge,
  }),
  "console.knowledge.update": write("console.knowledge.update", {
    args: (call, context) => ({ ...ofPath(call), ...quotaArgs(context, "documents") }),
    addFacts: embeds,
    prepare: (loaded, { body }) => updateKnowledgeSteps(loaded, body),
    decide: updateConsoleKnowledge,
  }),
  "console.knowledge.refresh": write("console.knowledge.refresh", { args: ofPath, decide: refreshConsoleKnowledge }),
  "console.knowledgeGaps.list": read("console.knowledgeGaps.list", {
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
  "console.knowledgeGaps.dismiss": write("console.knowledgeGaps.dismiss", {
    args: ({ params }) => ({ id: params.gap_id }),
    decide: dismissKnowledgeGap,
  }),
};

export interface Search {
  /** A question or keywords. */
  readonly query: string;
  /** Maximum number of passages. */
  readonly topK: number;
  /** Documents to search; all of the organization by default. */
  readonly sourceIds?: readonly Id[] | undefined;
  /** Audience of the reader; all documents by default. */
  readonly audience?: KnowledgeReader | undefined;
}

/** Arguments for a search of passages. */
export const searchArgs = ({ query, topK, sourceIds, audience }: Search): SearchArgs => ({
  search_query: query,
  search_sources: sourceIds ?? null,
  search_audience: audience ?? null,
  search_size: topK,
  search_after: null,
});
