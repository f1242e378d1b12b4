import { type QueryTerm, keyOf } from "@atlas-messaging/answers/search/question";
import type { Corpus, PostingList } from "@atlas-messaging/answers/search/ranking";
import type { Id } from "@atlas-messaging/service/rows/primitives";
import { type Language, languages, spokenIn } from "@atlas-messaging/answers/search/language";
import { LRUCache } from "lru-cache";
import { type Changes, type KeptList, type ListChange, PrefixLists, bytesOf, joined } from "./changes.ts";

// Caches posting lists in this process. Each search sends its lists' versions and gets the changes since, so it ranks
// by its own snapshot, however many processes write.

/** Totals of one language, with the version of its lists. */
export interface VersionedCorpus extends Corpus {
  readonly version: number;
}

/** Totals of an organization. */
export interface Sums {
  readonly corpora: readonly VersionedCorpus[];
  /** Grows with each change of a document. */
  readonly version: number;
}

const unknown: KeptList = { version: 0, parts: new Map(), postings: new Int32Array() };

/** Limit over all organizations. A list costs more than its postings: a key and an entry. */
const maxBytes = 96 * 1_048_576;

const overhead = 300;

const maxOrganizations = 10_000;

const costOf = (list: KeptList | PrefixLists): number =>
  overhead + (list instanceof PrefixLists ? list.bytes : bytesOf(list) + 200 * list.parts.size);

/** Cache of recent lists, and of organizations' totals. */
export class ListCache {
  /** Lists by term, and stretches by prefix. */
  readonly #lists: LRUCache<string, KeptList | PrefixLists>;
  /** Prefixes with too many terms to read at once, by organization and language. */
  readonly #split = new LRUCache<string, Set<string>>({ max: maxOrganizations });
  readonly #sums = new LRUCache<Id, Sums>({ max: maxOrganizations });
  /** Languages of all organizations searched in this process. */
  readonly #heard = new Set<Language>();

  constructor(max = maxBytes) {
    this.#lists = new LRUCache({ maxSize: max, sizeCalculation: costOf });
  }

  /** Returns the newest cached list of a term, by its prefix or alone. */
  get(organizationId: Id, term: QueryTerm): KeptList {
    const prefixLists = this.prefixLists(organizationId, term);
    const alone = this.#lists.get(`${organizationId} ${keyOf(term)}`);
    if (!alone || alone instanceof PrefixLists) return prefixLists?.list(term.term) ?? unknown;
    return prefixLists && prefixLists.version >= alone.version ? prefixLists.list(term.term) : alone;
  }

  /** Keeps the newer version, as searches may end out of order. */
  put(organizationId: Id, term: QueryTerm, list: KeptList): void {
    if (this.get(organizationId, term).version >= list.version) return;
    this.#lists.set(`${organizationId} ${keyOf(term)}`, list);
  }

  /** Returns the cached lists of a prefix that covers a term. */
  prefixLists(organizationId: Id, term: QueryTerm): PrefixLists | undefined {
    const beginning = this.beginningOf(organizationId, term);
    const found = beginning === null ? undefined : this.#lists.get(prefixListsKey(organizationId, term, beginning));
    return found instanceof PrefixLists ? found : undefined;
  }

  /** Returns the prefix that covers a term; null if too many terms share it. */
  beginningOf(organizationId: Id, { language, term }: QueryTerm): string | null {
    const split = this.#split.get(`${organizationId} ${language}`);
    let end = 0;
    while (split?.has(term.slice(0, end))) {
      if (end >= term.length) return null;
      end += (term.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
    }
    return term.slice(0, end);
  }

  /** Caches the lists of a prefix. @param prefixLists null if too many terms have this prefix */
  putPrefixLists(organizationId: Id, { language, beginning }: Prefix, prefixLists: PrefixLists | null): void {
    const key = `${organizationId} ${language}`;
    if (prefixLists) this.#lists.set(prefixListsKey(organizationId, { language }, beginning), prefixLists);
    else this.#split.set(key, (this.#split.get(key) ?? new Set()).add(beginning));
  }

  /**
   * Returns an organization's languages; for a new one, those of all others. Words in further languages are read later.
   */
  spokenBy(organizationId: Id): readonly Language[] {
    const known = this.#sums.get(organizationId);
    if (known) return spokenIn(known.corpora);
    return this.#heard.size === 0 ? languages : languages.filter((language) => this.#heard.has(language));
  }

  sums(organizationId: Id): Sums | undefined {
    return this.#sums.get(organizationId);
  }

  /** Keeps the newer totals, as searches may end out of order. */
  putSums(organizationId: Id, { corpora, version }: Sums): void {
    const known = this.#sums.get(organizationId);
    if (!known || known.version < version) this.#sums.set(organizationId, { corpora, version });
    for (const { language } of corpora) this.#heard.add(language);
  }
}

/** Terms of one language with a common prefix. */
export interface Prefix {
  readonly language: Language;
  readonly beginning: string;
}

/** Uses an asterisk, which no term contains. */
const prefixListsKey = (organizationId: Id, { language }: Pick<QueryTerm, "language">, beginning: string): string =>
  `${organizationId} ${language} ${beginning}*`;

/** Terms, with their lists as cached when a search began. */
export interface Asked {
  readonly terms: readonly QueryTerm[];
  readonly known: readonly KeptList[];
}

export const askedOf = (cache: ListCache, organizationId: Id, terms: readonly QueryTerm[]): Asked => ({
  terms,
  known: terms.map((term) => cache.get(organizationId, term)),
});

/** Prefixes of possible corrections, by the key of a mistyped term. */
export type Beginnings = ReadonlyMap<string, readonly string[]>;

/**
 * Makes the arguments of `changedLists`. A term with prefixes is sent with version 0, so that it is answered in any
 * case.
 */
export const askedArgs = ({ terms, known }: Asked, beginnings: Beginnings = new Map()) => ({
  languages: terms.map(({ language }) => language),
  terms: terms.map(({ term }) => term),
  versions: terms.map((term, index) => String(beginnings.has(keyOf(term)) ? 0 : (known[index] ?? unknown).version)),
  beginnings: terms.map((term) => beginnings.get(keyOf(term))?.join(" ") ?? ""),
});

/** Applies changes to the cached lists; drops empty ones. */
export const currentLists = (
  cache: ListCache,
  organizationId: Id,
  { terms, known }: Asked,
  changes: Changes,
): PostingList[] =>
  terms.flatMap((term, index) => {
    const before = known[index] ?? unknown;
    const change = changes.get(index);
    const list = change ? changed(before, change) : before;
    if (change) cache.put(organizationId, term, list);
    return list.postings.length === 0 ? [] : { ...term, postings: list.postings };
  });

/** Returns the cached lists at these totals; null if one is missing. */
export const keptLists = ({ terms, known }: Asked, { corpora }: Sums): PostingList[] | null => {
  const versions = new Map(corpora.map(({ language, version }) => [language, version]));
  const lists: PostingList[] = [];
  for (const [index, term] of terms.entries()) {
    const { version, postings } = known[index] ?? unknown;
    if (version < (versions.get(term.language) ?? 0)) return null;
    if (postings.length > 0) lists.push({ ...term, postings });
  }
  return lists;
};

const changed = (before: KeptList, { version, parts }: ListChange): KeptList => {
  const now = Array.from(parts, ([number, part]) => {
    const postings = part ?? before.parts.get(number);
    if (!postings) throw new Error("a part of a list is missing that has not changed since it was known");
    return { number, postings };
  });
  return { version, ...joined(now) };
};
