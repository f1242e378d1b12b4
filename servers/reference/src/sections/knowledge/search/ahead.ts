/** Prefetches the vocabulary around searched terms, so that later searches ask for less. */
import type { QueryTerm, Id } from "@atlas-messaging/domain";
import type { Database } from "../../../platform/database/database.ts";
import type { Place } from "../../../platform/database/facts.ts";
import { ownTurn } from "../../../platform/turns.ts";
import type { Begun, ListCache } from "./lists.ts";
import { loadStretch } from "./load.ts";
import { readStretch } from "./stretch.ts";

/** Searches per prefetch, so that its cost stays small. */
const searchesEach = 4;

/** Prefetches one stretch at a time. */
export class Ahead {
  readonly #lists: ListCache;
  #searches = searchesEach;
  #bringing: Promise<void> | null = null;

  constructor(lists: ListCache) {
    this.#lists = lists;
  }

  /** Prefetches, after a search, the first stretch of its terms that is missing or stale. */
  bringFor({ database, organizationId }: Place, terms: readonly QueryTerm[]): void {
    if (++this.#searches < searchesEach || this.#bringing) return;
    const missing = this.#missingFor(organizationId, terms);
    if (!missing) return;
    this.#searches = 0;
    this.#bringing = this.#bring(database, organizationId, missing).finally(() => {
      this.#bringing = null;
    });
  }

  /** Resolves when no prefetch is running. */
  async rest(): Promise<void> {
    await this.#bringing;
  }

  #missingFor(organizationId: Id, terms: readonly QueryTerm[]): Begun | undefined {
    const versions = new Map(
      this.#lists.sums(organizationId)?.corpora.map(({ language, version }) => [language, version]),
    );
    for (const term of terms) {
      const spoken = versions.get(term.language);
      const beginning = spoken === undefined ? null : this.#lists.beginningOf(organizationId, term);
      if (beginning === null || spoken === undefined) continue;
      const kept = this.#lists.stretch(organizationId, term);
      if (!kept || kept.version < spoken) return { language: term.language, beginning };
    }
    return undefined;
  }

  /** Runs after the search's answer. Failures, as on a closed database, are left to later searches. */
  async #bring(database: Database, organizationId: Id, missing: Begun): Promise<void> {
    await ownTurn();
    try {
      const { version, bytes } = await loadStretch(database, organizationId, { ...missing });
      const stretch = readStretch(version, bytes);
      if (stretch !== undefined) this.#lists.putStretch(organizationId, missing, stretch);
    } catch {}
  }
}
