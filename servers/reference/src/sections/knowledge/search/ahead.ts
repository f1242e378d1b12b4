/** Prefetches the vocabulary around searched terms, so that later searches ask for less. */
import type { QueryTerm, Id } from "@atlas-messaging/domain";
import type { Database } from "../../../platform/database/database.ts";
import { ownTurn } from "../../../platform/turns.ts";
import type { ListCache, Prefix } from "./lists.ts";
import { loadStretch } from "./load.ts";
import { readStretch } from "./stretch.ts";

/** Searches per prefetch, so that its cost stays small. */
const searchesEach = 4;

/** An organization, and the cache that its vocabulary goes to. */
interface Destination {
  readonly database: Database;
  readonly organizationId: Id;
  readonly cache: { readonly lists: ListCache };
}

/** Prefetches one stretch at a time. */
export class Ahead {
  #searches = searchesEach;
  #bringing: Promise<void> | null = null;

  /** Prefetches, after a search, the first stretch of its terms that is missing or stale. */
  bringFor(searched: Destination, terms: readonly QueryTerm[]): void {
    if (++this.#searches < searchesEach || this.#bringing) return;
    const missing = missingFor(searched, terms);
    if (!missing) return;
    this.#searches = 0;
    this.#bringing = bring(searched, missing).finally(() => {
      this.#bringing = null;
    });
  }

  /** Resolves when no prefetch is running. */
  async rest(): Promise<void> {
    await this.#bringing;
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
    const kept = lists.stretch(organizationId, term);
    if (!kept || kept.version < spoken) return { language: term.language, beginning };
  }
  return undefined;
};

/** Runs after the search's answer. Failures, as on a closed database, are left to later searches. */
const bring = async ({ database, organizationId, cache: { lists } }: Destination, missing: Prefix): Promise<void> => {
  await ownTurn();
  try {
    const { version, bytes } = await loadStretch(database, organizationId, { ...missing });
    const stretch = readStretch(version, bytes);
    if (stretch !== undefined) lists.putStretch(organizationId, missing, stretch);
  } catch {}
};
