/** Caches of searches in one database; stale entries are never used. */
import type { Id } from "@atlas-messaging/service/rows/primitives";
import type { KnownTerm } from "@atlas-messaging/answers/search/nearest";
import type { Language } from "@atlas-messaging/answers/search/language";
import { LRUCache } from "lru-cache";
import type { Database } from "@atlas-messaging/postgres/database";
import { ListCache, type Prefix } from "./lists.ts";
import { type KnownTerms, knownIn, readPrefixLists } from "./changes.ts";
import { type NumberedPassage, loadPrefixLists } from "./load.ts";
import type { QueryTerm } from "@atlas-messaging/answers/search/question";
import { ownTurn } from "../platform/turns.ts";

/** A value at a version of the organization's knowledge. */
interface Versioned<Value> {
  readonly version: number;
  readonly value: Value;
}

const maxPassages = 32 * 1_048_576;

const maxBeginnings = 16 * 1_048_576;

/** Bytes of a key and an entry. */
const overhead = 300;

export class SearchCache {
  readonly lists = new ListCache();
  readonly ahead = new Ahead();
  readonly #passages = new LRUCache<string, Versioned<NumberedPassage>>({
    maxSize: maxPassages,
    sizeCalculation: ({ value: { passage, title, heading, url } }) =>
      2 * (passage.length + title.length + (heading?.length ?? 0) + (url?.length ?? 0)) + 2 * overhead,
  });
  readonly #beginnings = new LRUCache<string, Versioned<KnownTerms>>({
    maxSize: maxBeginnings,
    sizeCalculation: ({ value }) => 2 * (value.terms.length + value.bytes.length) + overhead,
  });

  passage(organizationId: Id, number: number, version: number): NumberedPassage | undefined {
    return current(this.#passages.get(`${organizationId} ${number}`), version);
  }

  putPassage(organizationId: Id, version: number, value: NumberedPassage): void {
    this.#passages.set(`${organizationId} ${value.number}`, { version, value });
  }

  /** Returns the cached terms with a prefix in a language. */
  beginning(
    organizationId: Id,
    language: Language,
    beginning: string,
    version: number,
  ): readonly KnownTerm[] | undefined {
    const prefixLists = this.lists.prefixLists(organizationId, { language, term: beginning });
    if (prefixLists?.total === version) return prefixLists.startingWith(beginning);
    const kept = current(this.#beginnings.get(`${organizationId} ${language} ${beginning}`), version);
    return kept && knownIn(kept);
  }

  putBeginning(organizationId: Id, language: Language, beginning: string, version: number, value: KnownTerms): void {
    this.#beginnings.set(`${organizationId} ${language} ${beginning}`, { version, value });
  }
}

const current = <Value>(kept: Versioned<Value> | undefined, version: number): Value | undefined =>
  kept?.version === version ? kept.value : undefined;

const caches = new WeakMap<Database, SearchCache>();

/** Each database has its own cache. */
export const cacheOf = (database: Database): SearchCache => {
  let cache = caches.get(database);
  if (!cache) caches.set(database, (cache = new SearchCache()));
  return cache;
};

/** An organization, with this process's cache of it. */
export interface CachedTenant {
  readonly organizationId: Id;
  readonly cache: SearchCache;
}

/** A cached organization, with the database that has the rest of it. */
export interface Tenant extends CachedTenant {
  readonly database: Database;
}

export const tenantOf = (database: Database, organizationId: Id): Tenant => ({
  database,
  organizationId,
  cache: cacheOf(database),
});

// Prefetches the vocabulary around searched terms, so that later searches ask for less.

/** Searches per prefetch, so that its cost stays small. */
const searchesEach = 4;

/** An organization, and the cache that its vocabulary goes to. */
interface Destination {
  readonly database: Database;
  readonly organizationId: Id;
  readonly cache: { readonly lists: ListCache };
}

/** Prefetches the lists of one prefix at a time. */
class Ahead {
  #searches = searchesEach;
  #loading: Promise<void> | null = null;

  /** Prefetches, after a search, the lists of the first prefix of its terms that are missing or stale. */
  prefetch(searched: Destination, terms: readonly QueryTerm[]): void {
    if (++this.#searches < searchesEach || this.#loading) return;
    const missing = missingFor(searched, terms);
    if (!missing) return;
    this.#searches = 0;
    this.#loading = loadMissing(searched, missing).finally(() => {
      this.#loading = null;
    });
  }

  /** Resolves when no prefetch is running. */
  async rest(): Promise<void> {
    await this.#loading;
  }
}

const missingFor = (
  { organizationId, cache: { lists } }: Destination,
  terms: readonly QueryTerm[],
): Prefix | undefined => {
  const versions = new Map(lists.sums(organizationId)?.corpora.map(({ language, version }) => [language, version]));
  for (const term of terms) {
    const spoken = versions.get(term.language);
    const beginning = spoken === undefined ? null : lists.beginningOf(organizationId, term);
    if (beginning === null || spoken === undefined) continue;
    const kept = lists.prefixLists(organizationId, term);
    if (!kept || kept.version < spoken) return { language: term.language, beginning };
  }
  return undefined;
};

/** Runs after the search's answer. Failures, as on a closed database, are left to later searches. */
const loadMissing = async (
  { database, organizationId, cache: { lists } }: Destination,
  missing: Prefix,
): Promise<void> => {
  await ownTurn();
  try {
    const { version, bytes } = await loadPrefixLists(database, organizationId, { ...missing });
    const prefixLists = readPrefixLists(version, bytes);
    if (prefixLists !== undefined) lists.putPrefixLists(organizationId, missing, prefixLists);
  } catch {}
};
