import {
  type Id,
  answerFrom,
  createKnowledge,
  presentKnowledge,
  presentKnowledgeDetail,
  termsOf,
  updateKnowledge,
} from "@atlas-messaging/domain";
import type { Handler } from "@atlas-messaging/server-stubs";
import type { Context } from "../../pipeline/call.ts";
import { read, write } from "../../pipeline/execute.ts";
import { found } from "../../pipeline/found.ts";
import { pageArgs, paged } from "../../pipeline/paging.ts";
import type { Args } from "../../platform/database/prepare.ts";
import { knowledgeFacts, knowledgePageFacts, knowledgeSearchFacts, knowledgeUpdateFacts } from "./load.ts";

export { knowledgeHits, knowledgeHitsOf } from "./load.ts";

export interface Search {
  /** A question or keywords. */
  readonly query: string;
  /** How many passages at most. */
  readonly topK: number;
  /** The documents to look in; all of the organization when left out. */
  readonly sourceIds?: readonly Id[] | undefined;
}

/** Arguments for the fact `knowledgeHits`. */
export const searchArgs = ({ query, topK, sourceIds }: Search): Args => ({
  search_terms: [...new Set(termsOf(query))],
  search_sources: sourceIds ?? null,
  search_size: topK,
  search_after: null,
});

const list = read<"knowledge.list", typeof knowledgePageFacts>({
  facts: knowledgePageFacts,
  args: ({ query }, context) => ({ ...pageArgs(query, context), status: query.status }),
  present: (loaded, { query }, context) => {
    const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
    return { status: 200, body: { ok: true, data: { documents: items.map(presentKnowledge), ...page } } };
  },
});

/** A search has pages of its own for each query; their cursors name passages. Only indexed documents are searched. */
const search = read<"knowledge.list", typeof knowledgeSearchFacts>({
  facts: knowledgeSearchFacts,
  args: ({ query }, context) => {
    const { after, page_size } = pageArgs(query, context, query.q);
    const { q = "", status } = query;
    const nowhere = status === "active" || status === "indexed" ? {} : { sourceIds: [] };
    return { ...searchArgs({ query: q, topK: Number(page_size), ...nowhere }), search_after: after ?? null };
  },
  present: ({ found: hits, known }, { query }, context) => {
    const { items, ...page } = paged({ rows: hits.hits, known }, (hit) => hit.passage_id, query, context, query.q);
    const { results, knowledge_state, total_results } = answerFrom({ ...hits, hits: items });
    return {
      status: 200,
      body: { ok: true, data: [...results], ...page, query: query.q ?? "", total_results, knowledge_state },
    };
  },
});

const listOrSearch: Handler<"knowledge.list", Context> = (call, context) =>
  call.query.q === undefined ? list(call, context) : search(call, context);

export const knowledge = {
  "knowledge.list": listOrSearch,
  "knowledge.get": read<"knowledge.get", typeof knowledgeFacts>({
    facts: knowledgeFacts,
    args: ({ params }) => ({ id: params.id }),
    present: ({ document }) => ({
      status: 200,
      body: { ok: true, data: { document: presentKnowledgeDetail(found(document)) } },
    }),
  }),
  "knowledge.create": write("knowledge.create", { facts: {}, args: () => ({}), decide: createKnowledge }),
  "knowledge.update": write("knowledge.update", {
    facts: knowledgeUpdateFacts,
    args: ({ params }) => ({ id: params.id }),
    decide: updateKnowledge,
  }),
};
