/**
 * Search: plan → read → rank. A plan is made from this process's cache, one statement reads what is missing together
 * with the other facts of its operation, and the domain ranks.
 */
import type { Id } from "@atlas-messaging/service/rows/primitives";
import type { KnowledgePage, Thresholds } from "@atlas-messaging/answers/search/answer";
import { queryTerms } from "@atlas-messaging/answers/search/question";
import type { Database } from "@atlas-messaging/postgres/database";
import { type Fact, type FactQueries, factLoader } from "@atlas-messaging/postgres/facts";
import type { Args } from "@atlas-messaging/postgres/queries";
import type { Embedder } from "../platform/embeddings.ts";
import { tenantOf } from "./cache.ts";
import { searchFacts } from "./load.ts";
import { meaningOf } from "./near.ts";
import { type Question, planSearch } from "./plan.ts";
import { rankFound } from "./rank.ts";
import { KnowledgeSearch } from "@atlas-messaging/service/knowledge/facts.sql";

/** A fact, or a search where a page of knowledge will do. */
export type Query<Known> = Fact<Known> | (KnowledgePage extends Known ? KnowledgeSearch : never);

/** Facts of which one is a search. */
export interface SearchQueries {
  readonly [name: string]: Fact<unknown> | KnowledgeSearch;
}

export type Searched<Queries extends SearchQueries> = {
  readonly [Name in keyof Queries]: Queries[Name] extends Fact<infer Known> ? Known : KnowledgePage;
};

/** Services of a search. */
export interface SearchServices {
  readonly database: Database;
  /** Unset, search compares words alone. */
  readonly embedder?: Embedder | undefined;
  readonly thresholds: Thresholds;
}

/** Tells if there is no search among some queries. */
export const areFacts = (queries: SearchQueries): queries is FactQueries =>
  Object.values(queries).every((query) => !(query instanceof KnowledgeSearch));

/** Makes a loader of facts of which one is a search; one statement reads them all. `searchArgs` makes its arguments. */
export const searchLoader = <Queries extends SearchQueries>(queries: Queries) => {
  const { name, search, others } = parted(queries);
  const { found: searching, changes } = searchFacts(search.sources);
  const load = factLoader({ ...others, search: searching, search_changes: changes });
  // The plan cannot see the documents that the statement itself selects.
  const form = search.sources && "whole";
  return async (
    { database, embedder, thresholds }: SearchServices,
    organizationId: Id,
    args: Args,
  ): Promise<Searched<Queries>> => {
    const question = await questionOf(embedder, args);
    const tenant = tenantOf(database, organizationId);
    const plan = planSearch(tenant, question, form);
    const { search: found, search_changes, ...known } = await load(database, organizationId, { ...args, ...plan.args });
    const page = await rankFound(tenant, plan, found, search_changes);
    // Prefetching waits for the answer, and for a second search: many organizations are searched only once.
    if (plan.asksAgain) tenant.cache.ahead.prefetch(tenant, queryTerms(plan.words));
    return searched<Queries>({ ...known, [name]: { ...page, thresholds } });
  };
};

/** The facts other than the search have been loaded under their own names, so all names of `Queries` are there. */
const searched = <Queries extends SearchQueries>(known: object): Searched<Queries> => known as Searched<Queries>;

const parted = (queries: SearchQueries) => {
  const others: { [name: string]: Fact<unknown> } = {};
  const searches: { readonly name: string; readonly search: KnowledgeSearch }[] = [];
  for (const [name, query] of Object.entries(queries)) {
    if (query instanceof KnowledgeSearch) searches.push({ name, search: query });
    else others[name] = query;
  }
  const [only] = searches;
  if (!only || searches.length > 1) throw new TypeError(`a loader takes one search, not ${searches.length}`);
  return { ...only, others };
};

const questionOf = async (embedder: Embedder | undefined, args: Args): Promise<Question> => {
  const text = String(args["search_query"]);
  return {
    text,
    size: Number(args["search_size"]),
    isLimited: args["search_sources"] !== null || args["search_audience"] !== null,
    isFurtherPage: args["search_after"] !== null,
    meaning: await meaningOf(embedder, text),
  };
};

/** Loads the hits alone. */
export const loadHits = searchLoader({ hits: new KnowledgeSearch() });
