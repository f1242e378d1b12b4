import type { ValidQueryOf } from "@atlas-messaging/contract";
import {
  type EmbeddingFacts,
  type KnowledgeDocumentRow,
  type KnowledgePage,
  answerFrom,
  createKnowledge,
  createKnowledgeSteps,
  presentKnowledge,
  presentKnowledgeDetail,
  sourceInOneForm,
  refreshKnowledge,
  updateKnowledge,
  updateKnowledgeSteps,
} from "@atlas-messaging/domain";
import { read, write } from "../handler.ts";
import type { Context } from "../rooms/context.ts";
import { found } from "../rooms/found.ts";
import { type Listed, pageArgs, paged } from "../rooms/paging.ts";
import { quotaArgs } from "./quota.ts";
import { noteGap } from "./gaps.ts";
import { searchArgs } from "./search.ts";

export interface SearchFacts {
  readonly found: KnowledgePage;
}

type ListQuery = Omit<ValidQueryOf<"knowledge.list">, "q">;

export const knowledgePageArgs = (query: ListQuery, context: Context) => ({
  ...pageArgs(query, context),
  status: query.status,
  audience: query.audience ?? null,
});

export const presentKnowledgePage = (loaded: Listed<KnowledgeDocumentRow>, query: ListQuery, context: Context) => {
  const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
  return { status: 200, body: { ok: true, data: { documents: items.map(presentKnowledge), ...page } } } as const;
};

export const presentOneDocument = ({ document }: { readonly document: KnowledgeDocumentRow | null }) =>
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
export const embeds = (_: unknown, { shell }: Context): EmbeddingFacts => ({
  embeds: shell.settings.embedsKnowledge ?? false,
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
    compared: sourceInOneForm,
    args: (_, context) => quotaArgs(context, "documents"),
    addFacts: embeds,
    ahead: (loaded, { body }) => createKnowledgeSteps(loaded, body),
    decide: createKnowledge,
  }),
  "knowledge.update": write("knowledge.update", {
    args: ({ params }, context) => ({ id: params.id, ...quotaArgs(context, "documents") }),
    addFacts: embeds,
    ahead: (loaded, { body }) => updateKnowledgeSteps(loaded, body),
    decide: updateKnowledge,
  }),
  "knowledge.refresh": write("knowledge.refresh", {
    args: ({ params }) => ({ id: params.id }),
    decide: refreshKnowledge,
  }),
};
