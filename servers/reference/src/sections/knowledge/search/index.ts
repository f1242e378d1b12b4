/**
 * Search: plan → read → rank. A plan is made from this process's cache, one statement reads what is missing together
 * with the other facts of its operation, and the domain ranks.
 */
import { type Id, type KnowledgePage, type Thresholds, queryTerms } from "@atlas-messaging/domain";
import type { Database } from "../../../platform/database/database.ts";
import { type Fact, type FactQueries, factLoader } from "../../../platform/database/facts.ts";
import type { Args } from "../../../platform/database/prepare.ts";
import type { Embedder } from "../../../platform/embeddings.ts";
import { tenantOf } from "./cache.ts";
import { type SearchFacts, type SearchForm, searchFacts } from "./load.ts";
import { meaningOf } from "./near.ts";
import { type Question, planSearch } from "./plan.ts";
import { rankFound } from "./rank.ts";

/** A search among the facts of an operation; `searchLoader` loads it. */
export class KnowledgeSearch {
  readonly facts: SearchFacts;
  /** Set if the statement itself selects documents, which the plan cannot see. */
  readonly form: SearchForm | undefined;

  /** @param sources selects the array of document ids to search, in place of the argument */
  constructor(sources?: Parameters<typeof searchFacts>[0]) {
    this.facts = searchFacts(sources);
    this.form = sources && "whole";
  }
}

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
  const load = factLoader({ ...others, search: search.facts.found, search_changes: search.facts.changes });
  return async (
    { database, embedder, thresholds }: SearchServices,
    organizationId: Id,
    args: Args,
  ): Promise<Searched<Queries>> => {
    const question = await questionOf(embedder, args);
    const tenant = tenantOf(database, organizationId);
    const plan = planSearch(tenant, question, search.form);
    const { search: found, search_changes, ...known } = await load(database, organizationId, { ...args, ...plan.args });
    const page = await rankFound(tenant, plan, found, search_changes);
    // Prefetching waits for the answer, and for a second search: many organizations are searched only once.
    if (plan.asksAgain) tenant.cache.ahead.bringFor(tenant, queryTerms(plan.words));
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
