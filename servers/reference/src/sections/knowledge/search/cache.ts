/** Caches of searches in one database; stale entries are never used. */
import type { Id, KnownTerm, Language } from "@atlas-messaging/domain";
import { LRUCache } from "lru-cache";
import type { Database } from "../../../platform/database/database.ts";
import { Ahead } from "./ahead.ts";

import { type KnownTerms, knownIn } from "./changes.ts";
import { ListCache } from "./lists.ts";
import type { NumberedPassage } from "./load.ts";

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
    const stretch = this.lists.stretch(organizationId, { language, term: beginning });
    if (stretch?.total === version) return stretch.startingWith(beginning);
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
