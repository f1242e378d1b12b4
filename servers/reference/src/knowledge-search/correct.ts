/** Corrects words that no passage has to the nearest known terms. */
import { type QueryWord, keyOf, queryTerms } from "@atlas-messaging/answers/search/question";
import {
  type KnownTerm,
  beginningOf,
  beginningsNear,
  maxCorrectedLength,
} from "@atlas-messaging/answers/search/nearest";
import { type CorrectedQuery, correctQuery, firstCorrectable } from "@atlas-messaging/answers/search/ranking";
import type { CachedTenant, Tenant } from "./cache.ts";
import { type Changes, knownIn } from "./changes.ts";
import { type Asked, type Beginnings, askedArgs, askedOf } from "./lists.ts";
import { loadLists } from "./load.ts";

/** Known terms by language and prefix. */
type Found = ReadonlyMap<string, readonly KnownTerm[]>;

/** Cached terms with the prefixes of some words. */
interface Near {
  readonly found: Found;
  readonly missing: Beginnings;
}

/** Corrects a query's unknown words. */
export const correctedWords = async (
  tenant: Tenant,
  version: number,
  words: readonly QueryWord[],
  unknown: readonly QueryWord[],
): Promise<CorrectedQuery> => {
  const { found, missing } = nearKept(tenant, version, unknown);
  if (missing.size === 0) return correctedBy(found, words, unknown);
  const terms = queryTerms(unknown).filter((term) => missing.has(keyOf(term)));
  const { database, organizationId, cache } = tenant;
  const asked = askedOf(cache.lists, organizationId, terms);
  const read = await loadLists(database, organizationId, askedArgs(asked, missing));
  const further = keepNear(tenant, read.sums.version, asked, read.changes);
  return correctedBy(new Map([...found, ...further]), words, unknown);
};

/** Corrections known before the statement, for words without a cached list. */
export interface Foreseen {
  /** Corrections by word, as far as the cache suffices. */
  readonly corrected: ReadonlyMap<string, CorrectedQuery>;
  /** Prefixes of the other words, to read beside their lists. */
  readonly beginnings: Beginnings;
}

export const foreseen = (tenant: CachedTenant, version: number, words: readonly QueryWord[]): Foreseen => {
  const beginnings = new Map<string, readonly string[]>();
  const corrected = new Map<string, CorrectedQuery>();
  for (const word of firstCorrectable(words)) {
    const { found, missing } = nearKept(tenant, version, [word]);
    for (const [key, each] of missing) beginnings.set(key, [...(beginnings.get(key) ?? []), ...each]);
    if (missing.size === 0 && !isListed(word, found)) corrected.set(word.word, correctedBy(found, [word], [word]));
  }
  return { corrected, beginnings };
};

/** Applies the foreseen corrections; null if one is missing. */
export const correctedAsForeseen = (
  { corrected }: Foreseen,
  words: readonly QueryWord[],
  unknown: readonly QueryWord[],
): CorrectedQuery | null => {
  if (!unknown.every(({ word }) => corrected.has(word))) return null;
  const apart = new Map(unknown.map(({ word }) => [word, corrected.get(word)]));
  return {
    words: words.filter(({ word }) => apart.get(word)?.words.length !== 0),
    corrections: unknown.flatMap(({ word }) => apart.get(word)?.corrections ?? []),
  };
};

/** Caches the terms that a statement returned for prefixes. */
export const keepNear = (
  { organizationId, cache }: CachedTenant,
  version: number,
  { terms }: Asked,
  changes: Changes,
): Found => {
  const found = new Map<string, readonly KnownTerm[]>();
  for (const [index, { near }] of changes) {
    const language = terms[index]?.language;
    if (language === undefined) continue;
    for (const [beginning, known] of near) {
      cache.putBeginning(organizationId, language, beginning, version, known);
      found.set(`${language} ${beginning}`, knownIn(known));
    }
  }
  return found;
};

const nearKept = ({ organizationId, cache }: CachedTenant, version: number, words: readonly QueryWord[]): Near => {
  const found = new Map<string, readonly KnownTerm[]>();
  const missing = new Map<string, readonly string[]>();
  for (const { word, terms } of words) {
    if (word.length > maxCorrectedLength) continue;
    for (const asked of terms) {
      const { language, term } = asked;
      // A word may match by its term or as typed; their prefixes are often the same.
      for (const beginning of new Set([...beginningsNear(term), ...beginningsNear(word)])) {
        const known = cache.beginning(organizationId, language, beginning, version);
        if (known) found.set(`${language} ${beginning}`, known);
        else missing.set(keyOf(asked), [...(missing.get(keyOf(asked)) ?? []), beginning]);
      }
    }
  }
  return { found, missing };
};

/** Tells if one of the word's terms is known. */
const isListed = ({ terms }: QueryWord, found: Found): boolean =>
  terms.some(({ language, term }) => found.get(`${language} ${beginningOf(term)}`)?.some((each) => each.term === term));

const correctedBy = (found: Found, words: readonly QueryWord[], unknown: readonly QueryWord[]): CorrectedQuery =>
  correctQuery(words, unknown, (language, beginning) => found.get(`${language} ${beginning}`) ?? []);
