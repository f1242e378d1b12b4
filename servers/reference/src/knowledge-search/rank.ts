/** Ranks passages by the answer to a search's statement, and reads further only what is still missing. */
import { type KnowledgePage, foreignLanguage } from "@atlas-messaging/answers/search/answer";
import {
  type Material,
  type PageRequest,
  type PostingList,
  type Ranking,
  rankPassages,
  unknownWords,
} from "@atlas-messaging/answers/search/ranking";
import { fuse, maxFused } from "@atlas-messaging/answers/search/fusion";
import { type QueryTerm, type QueryWord, queryTerms, queryWords } from "@atlas-messaging/answers/search/question";
import { spokenIn } from "@atlas-messaging/answers/search/language";
import type { Changes } from "./changes.ts";
import type { Tenant } from "./cache.ts";
import { type Sums, askedArgs, askedOf, currentLists, keptLists } from "./lists.ts";
import { type Found, type NumberedPassage, loadLists, loadPassages } from "./load.ts";
import { keepNear, correctedWords } from "./correct.ts";
import { neighboursOf } from "./near.ts";
import { type Plan, keptPassages, missingFrom, termsBeside } from "./plan.ts";

/** Page of a search, as far as the passages decide it. */
export type RankedPage = Omit<KnowledgePage, "thresholds">;

/** Material of a ranking, from one snapshot. */
interface Current extends Sums, Pick<Found, "ranges" | "after"> {
  readonly changes: Changes;
}

/** A ranking, with the question's language if no document is in it. */
type Across = Ranking & Pick<KnowledgePage, "across">;

/** Number that no passage has. */
const nowhere = 2 ** 32 - 1;

/** Ranks by what the statement found. The expected ranking is taken if its version still holds. */
export const rankFound = async (tenant: Tenant, plan: Plan, found: Found, changes: Changes): Promise<RankedPage> => {
  const { organizationId, cache } = tenant;
  for (const passage of found.passages) cache.putPassage(organizationId, found.version, passage);
  if (plan.expected?.version === found.version && found.ranges === null) {
    const { ranked, ...ranking } = plan.expected.ranking;
    const read = found.passages.map((passage) => [passage.number, passage] as const);
    return { ...ranking, hits: await hitsOf(tenant, ranked, new Map([...plan.expected.kept, ...read])) };
  }
  const current = await currentOf(tenant, plan, found, changes);
  const { ranked, ...ranking } = await rankCurrent(tenant, plan, current);
  return { ...ranking, hits: await hitsOf(tenant, ranked, keptPassages(tenant, ranked, current.version)) };
};

/** Returns the statement's data; loads the lists if the cached version no longer holds. */
const currentOf = async (
  { database, organizationId }: Tenant,
  { asked }: Plan,
  { version, corpora, ranges, after }: Found,
  changes: Changes,
): Promise<Current> => {
  if (corpora) return { version, corpora, ranges, after, changes };
  const read = await loadLists(database, organizationId, askedArgs(asked));
  return { ...read.sums, ranges, after, changes: read.changes };
};

const rankCurrent = async (tenant: Tenant, plan: Plan, current: Current): Promise<Across> => {
  const { corpora, ranges, version } = current;
  const { words, lists } = await spokenLists(tenant, plan, current);
  const unknown = unknownWords({ words, corpora, lists });
  const corrected = await correctedWords(tenant, version, words, unknown);
  const further = await listsOf(tenant, corrected.corrections, current);
  const after = plan.question.isFurtherPage ? (current.after ?? nowhere) : null;
  const material = { ...corrected, corpora, lists: [...lists, ...further] };
  return withMeaning(tenant, plan, material, { size: plan.question.size, ranges, after });
};

/** Ranks by words, fused with the nearest passages if the question's vector is known. */
const withMeaning = async (
  tenant: Tenant,
  { question: { text, meaning } }: Plan,
  material: Material,
  wanted: PageRequest,
): Promise<Across> => {
  if (!meaning) return rankPassages(material, wanted);
  const ranking = rankPassages(material, { ...wanted, size: maxFused, after: null });
  const near = await neighboursOf(tenant, meaning, wanted.ranges);
  const { isMeant, ...fused } = fuse(ranking, near, wanted);
  return { ...fused, across: isMeant ? foreignLanguage(text, spokenIn(material.corpora)) : null };
};

/** Words in the current languages, with their lists. */
interface SpokenLists {
  readonly words: readonly QueryWord[];
  readonly lists: readonly PostingList[];
}

/** Caches what was read, and returns words and lists in the current languages, usually those asked for. */
const spokenLists = async (
  tenant: Tenant,
  { question, asked, ...planned }: Plan,
  current: Current,
): Promise<SpokenLists> => {
  const { organizationId, cache } = tenant;
  const { corpora, changes, version } = current;
  const spoken = spokenIn(corpora);
  cache.lists.putSums(organizationId, current);
  const lists = currentLists(cache.lists, organizationId, asked, changes);
  keepNear(tenant, version, asked, changes);
  if (spoken.join() === planned.spoken.join()) return { words: planned.words, lists };
  const words = queryWords(question.text, spoken);
  const further = termsBeside(asked.terms, queryTerms(words));
  return { words, lists: [...lists, ...(await listsOf(tenant, further, current))] };
};

const listsOf = async (
  { database, organizationId, cache }: Tenant,
  terms: readonly QueryTerm[],
  sums: Sums,
): Promise<readonly PostingList[]> => {
  const asked = askedOf(cache.lists, organizationId, terms);
  const kept = keptLists(asked, sums);
  if (kept) return kept;
  const { changes } = await loadLists(database, organizationId, askedArgs(asked));
  return currentLists(cache.lists, organizationId, asked, changes);
};

/** Reads the text of passages that are not known; ones archived meanwhile are left out. */
const hitsOf = async (
  { database, organizationId, cache }: Tenant,
  ranked: Ranking["ranked"],
  passages: Map<number, NumberedPassage>,
): Promise<KnowledgePage["hits"]> => {
  const missing = missingFrom(passages, ranked);
  if (missing.length > 0) {
    const read = await loadPassages(database, organizationId, { numbers: missing });
    for (const passage of read.passages) {
      cache.putPassage(organizationId, read.version, passage);
      passages.set(passage.number, passage);
    }
  }
  return ranked.flatMap(({ number, score }) => {
    const passage = passages.get(number);
    return passage ? { ...passage, score } : [];
  });
};
