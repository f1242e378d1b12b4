/** Words that no passage has, taken for the nearest known terms. */
import {
  type AskedTerm,
  type AskedWord,
  type Id,
  type KnownTerm,
  type Language,
  type Mended,
  askedTerms,
  beginningsNear,
  keyOf,
  mend,
} from "@atlas-messaging/domain";
import type { Place } from "../../../platform/database/facts.ts";
import type { SearchCache } from "./cache.ts";
import { type Asked, type Beginnings, type Changes, askedArgs, askedOf, knownIn } from "./lists.ts";
import { loadLists } from "./load.ts";

/** Longer words are none that somebody has mistyped. */
const mostLetters = 40;

/** By language and beginning, known terms that begin alike. */
type Found = ReadonlyMap<string, KnownThere>;

interface KnownThere {
  readonly language: Language;
  readonly known: readonly KnownTerm[];
}

/** Known terms that begin as some words may, as far as they are kept. */
interface Near {
  readonly found: Found;
  readonly missing: Beginnings;
}

/** The words of a query, those that nothing is known of taken for the nearest that is. */
export const mendedWords = async (
  { database, organizationId }: Place,
  cache: SearchCache,
  version: number,
  words: readonly AskedWord[],
  unknown: readonly AskedWord[],
): Promise<Mended> => {
  const { found, missing } = nearKept(cache, organizationId, version, unknown);
  if (missing.size === 0) return mendedBy(found, words, unknown);
  const terms = askedTerms(unknown).filter((term) => missing.has(keyOf(term)));
  const asked = askedOf(cache.lists, organizationId, terms);
  const read = await loadLists(database, organizationId, askedArgs(asked, missing));
  const further = keepNear(cache, organizationId, read.sums.version, asked, read.changes);
  return mendedBy(new Map([...found, ...further]), words, unknown);
};

/** The same by what is kept alone; null where that is not enough. */
export const mendedByKept = (
  cache: SearchCache,
  organizationId: Id,
  version: number,
  words: readonly AskedWord[],
  unknown: readonly AskedWord[],
): Mended | null => {
  const { found, missing } = nearKept(cache, organizationId, version, unknown);
  return missing.size === 0 ? mendedBy(found, words, unknown) : null;
};

/** What is asked for beside the lists of some words of which none is kept, so that it need not be asked for later. */
interface Foreseen {
  /** What they will be taken for, as far as that is known. */
  readonly terms: readonly AskedTerm[];
  /** Of the others, what may be near. */
  readonly beginnings: Beginnings;
}

export const foreseen = (
  cache: SearchCache,
  organizationId: Id,
  version: number,
  words: readonly AskedWord[],
): Foreseen => {
  const beginnings = new Map<string, readonly string[]>();
  const terms = words.flatMap((word) => {
    const { found, missing } = nearKept(cache, organizationId, version, [word]);
    for (const [key, each] of missing) beginnings.set(key, [...(beginnings.get(key) ?? []), ...each]);
    return missing.size > 0 || isListed(word, found) ? [] : mendedBy(found, [word], [word]).corrections;
  });
  return { terms, beginnings };
};

/** Keeps what a statement has brought of the beginnings that it was asked for. */
export const keepNear = (
  cache: SearchCache,
  organizationId: Id,
  version: number,
  { terms }: Asked,
  changes: Changes,
): Found => {
  const found = new Map<string, KnownThere>();
  for (const [index, { near }] of changes) {
    const language = terms[index]?.language;
    if (language === undefined) continue;
    for (const [beginning, known] of near) {
      cache.putBeginning(organizationId, language, beginning, version, known);
      found.set(`${language} ${beginning}`, { known: knownIn(known), language });
    }
  }
  return found;
};

const nearKept = (cache: SearchCache, organizationId: Id, version: number, words: readonly AskedWord[]): Near => {
  const found = new Map<string, KnownThere>();
  const missing = new Map<string, readonly string[]>();
  for (const { word, terms } of words) {
    if (word.length > mostLetters) continue;
    for (const asked of terms) {
      const { language, term } = asked;
      // A word may be near as its term and as it was typed, which often begin alike.
      for (const beginning of new Set([...beginningsNear(term), ...beginningsNear(word)])) {
        const known = cache.beginning(organizationId, language, beginning, version);
        if (known) found.set(`${language} ${beginning}`, { known, language });
        else missing.set(keyOf(asked), [...(missing.get(keyOf(asked)) ?? []), beginning]);
      }
    }
  }
  return { found, missing };
};

/** Whether one of its terms is known. */
const isListed = ({ terms }: AskedWord, found: Found): boolean =>
  terms.some(({ language, term }) =>
    [...found.values()].some((there) => there.language === language && there.known.some((each) => each.term === term)),
  );

const mendedBy = (found: Found, words: readonly AskedWord[], unknown: readonly AskedWord[]): Mended => {
  const known = new Map<Language, KnownTerm[]>();
  for (const there of found.values()) known.set(there.language, [...(known.get(there.language) ?? []), ...there.known]);
  return mend(words, unknown, ({ language }) => known.get(language) ?? []);
};
