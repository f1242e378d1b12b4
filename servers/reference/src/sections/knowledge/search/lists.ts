/**
 * Caches posting lists in this process. Each search sends its lists' versions and gets the changes since, so it ranks
 * by its own snapshot, however many processes write.
 */
import {
  type QueryTerm,
  type Corpus,
  type Id,
  type KnownTerm,
  type Language,
  type PostingList,
  keyOf,
  languages,
  spokenIn,
} from "@atlas-messaging/domain";
import { Recent } from "../../../platform/recent.ts";
import { Kept } from "./kept.ts";
import { type KeptList, bytesOf, joined, readPostings } from "./parts.ts";
import { Stretch } from "./stretch.ts";

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

const costOf = (list: KeptList): number => overhead + bytesOf(list) + 200 * list.parts.size;

/** Cache of recent lists, and of organizations' totals. */
export class ListCache {
  /** Lists by term, and stretches by prefix. */
  readonly #lists: Kept<KeptList | Stretch>;
  /** Prefixes with too many terms for one stretch, by organization and language. */
  readonly #split = new Recent<Set<string>>(maxOrganizations);
  readonly #sums = new Map<Id, Sums>();
  /** Languages of all organizations searched in this process. */
  readonly #heard = new Set<Language>();

  constructor(max = maxBytes) {
    this.#lists = new Kept(max);
  }

  /** Returns the newest cached list of a term, from a stretch or alone. */
  get(organizationId: Id, term: QueryTerm): KeptList {
    const stretch = this.stretch(organizationId, term);
    const alone = this.#lists.get(`${organizationId} ${keyOf(term)}`);
    if (!alone || alone instanceof Stretch) return stretch?.list(term.term) ?? unknown;
    return stretch && stretch.version >= alone.version ? stretch.list(term.term) : alone;
  }

  /** Keeps the newer version, as searches may end out of order. */
  put(organizationId: Id, term: QueryTerm, list: KeptList): void {
    if (this.get(organizationId, term).version >= list.version) return;
    this.#lists.put(`${organizationId} ${keyOf(term)}`, list, costOf(list));
  }

  /** Returns the cached stretch that covers a term. */
  stretch(organizationId: Id, term: QueryTerm): Stretch | undefined {
    const beginning = this.beginningOf(organizationId, term);
    const found = beginning === null ? undefined : this.#lists.get(stretchKey(organizationId, term, beginning));
    return found instanceof Stretch ? found : undefined;
  }

  /** Returns the prefix of a term's stretch; null if too many terms share it. */
  beginningOf(organizationId: Id, { language, term }: QueryTerm): string | null {
    const split = this.#split.get(`${organizationId} ${language}`);
    let end = 0;
    while (split?.has(term.slice(0, end))) {
      if (end >= term.length) return null;
      end += (term.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
    }
    return term.slice(0, end);
  }

  /** Caches a stretch. @param stretch null if too many terms have this prefix */
  putStretch(organizationId: Id, { language, beginning }: Begun, stretch: Stretch | null): void {
    const key = `${organizationId} ${language}`;
    if (stretch)
      this.#lists.put(stretchKey(organizationId, { language }, beginning), stretch, overhead + stretch.bytes);
    else this.#split.note(key, (this.#split.get(key) ?? new Set()).add(beginning));
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
    this.#sums.delete(organizationId);
    this.#sums.set(organizationId, known && known.version >= version ? known : { corpora, version });
    for (const { language } of corpora) this.#heard.add(language);
    const [oldest] = this.#sums.keys();
    if (this.#sums.size > maxOrganizations && oldest !== undefined) this.#sums.delete(oldest);
  }
}

/** Terms of one language with a common prefix. */
export interface Begun {
  readonly language: Language;
  readonly beginning: string;
}

/** Uses an asterisk, which no term contains. */
const stretchKey = (organizationId: Id, { language }: Pick<QueryTerm, "language">, beginning: string): string =>
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

interface ListChange {
  readonly version: number;
  /** Parts by number: postings if changed, else null. */
  readonly parts: ReadonlyMap<number, Int32Array | null>;
  /** Known terms by requested prefix, if the term has no part. */
  readonly near: ReadonlyMap<string, KnownTerms>;
}

/** Known terms with a prefix, once per part of their lists, and the parts' bytes. */
export interface KnownTerms {
  readonly terms: string;
  readonly bytes: string;
}

const changed = (before: KeptList, { version, parts }: ListChange): KeptList => {
  const now = Array.from(parts, ([number, part]) => {
    const postings = part ?? before.parts.get(number);
    if (!postings) throw new Error("a part of a list is missing that has not changed since it was known");
    return { number, postings };
  });
  return { version, ...joined(now) };
};

/** Changes of a list, by the index of its term. */
export type Changes = ReadonlyMap<number, ListChange>;

/** Decodes the bytes of `changedLists`. */
export const readChanges = (bytes: Uint8Array): Changes => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const changes = new Map<number, ListChange>();
  let at = 0;
  const next = (): number => view.getInt32((at += 4) - 4);
  const nextLong = (): number => Number(view.getBigInt64((at += 8) - 8));
  while (at < bytes.byteLength) {
    const [index, version, count] = [next() - 1, nextLong(), next()];
    const parts = new Map<number, Int32Array | null>();
    for (let part = 0; part < count; part++) {
      const [number, length] = [nextLong(), next()];
      parts.set(number, length < 0 ? null : readPostings(bytes.subarray(at, (at += Math.max(0, length)))));
    }
    const length = next();
    const near = length === 0 ? new Map() : readNear(Buffer.from(bytes.subarray(at, (at += length))).toString());
    changes.set(index, { version, parts, near });
  }
  return changes;
};

export const knownIn = ({ terms, bytes }: KnownTerms): KnownTerm[] => {
  const sizes = bytes.split(" ");
  const counts = new Map<string, number>();
  for (const [index, term] of terms === "" ? [] : terms.split(" ").entries()) {
    counts.set(term, (counts.get(term) ?? 0) + Number(sizes[index]) / bytesEach);
  }
  return Array.from(counts, ([term, count]) => ({ term, count }));
};

/** Bytes of a posting. */
const bytesEach = 8;

/** Parses three lines each: prefix, terms, bytes of their parts. */
const readNear = (text: string): Map<string, KnownTerms> => {
  const lines = text.split("\n");
  const near = new Map<string, KnownTerms>();
  for (let line = 0; line < lines.length; line += 3) {
    near.set(lines[line] ?? "", { terms: lines[line + 1] ?? "", bytes: lines[line + 2] ?? "" });
  }
  return near;
};
