/**
 * Posting lists as they are kept in this process. Each search tells the database which version of a list it has, and is
 * sent what has changed since, so that it always ranks by the lists of its own snapshot, however many processes write.
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

/** The sums of one language, and the version of its lists that they belong to. */
export interface VersionedCorpus extends Corpus {
  readonly version: number;
}

/** What an organization knows altogether. */
export interface Sums {
  readonly corpora: readonly VersionedCorpus[];
  /** Higher whenever a document has come, gone or changed. */
  readonly version: number;
}

const unknown: KeptList = { version: 0, parts: new Map(), postings: new Int32Array() };

/** Together, in all organizations. A list costs more than its postings: a key, and an entry. */
const mostBytes = 96 * 1_048_576;
const overhead = 300;
const mostOrganizations = 10_000;

const costOf = (list: KeptList): number => overhead + bytesOf(list) + 200 * list.parts.size;

/** The lists that were used last, and what an organization knew altogether then. */
export class ListCache {
  /** Lists by their terms, and stretches of them by how those begin. */
  readonly #lists: Kept<KeptList | Stretch>;
  /** By organization and language, beginnings that too many terms have for one stretch. */
  readonly #split = new Recent<Set<string>>(mostOrganizations);
  readonly #sums = new Map<Id, Sums>();
  /** By any organization that this process has been asked about. */
  readonly #heard = new Set<Language>();

  constructor(most = mostBytes) {
    this.#lists = new Kept(most);
  }

  /** The newest that is known of the list, be it in a stretch or by itself. */
  get(organizationId: Id, term: QueryTerm): KeptList {
    const stretch = this.stretch(organizationId, term);
    const alone = this.#lists.get(`${organizationId} ${keyOf(term)}`);
    if (!alone || alone instanceof Stretch) return stretch?.list(term.term) ?? unknown;
    return stretch && stretch.version >= alone.version ? stretch.list(term.term) : alone;
  }

  /** A search that began earlier may end later: of two versions the newer is kept. */
  put(organizationId: Id, term: QueryTerm, list: KeptList): void {
    if (this.get(organizationId, term).version >= list.version) return;
    this.#lists.put(`${organizationId} ${keyOf(term)}`, list, costOf(list));
  }

  /** What is kept of all terms among which this one is, or would be, or of all that begin so. */
  stretch(organizationId: Id, term: QueryTerm): Stretch | undefined {
    const beginning = this.beginningOf(organizationId, term);
    const found = beginning === null ? undefined : this.#lists.get(stretchKey(organizationId, term, beginning));
    return found instanceof Stretch ? found : undefined;
  }

  /** How the terms begin that are kept with this one; null where too many begin so. */
  beginningOf(organizationId: Id, { language, term }: QueryTerm): string | null {
    const split = this.#split.get(`${organizationId} ${language}`);
    let end = 0;
    while (split?.has(term.slice(0, end))) {
      if (end >= term.length) return null;
      end += (term.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
    }
    return term.slice(0, end);
  }

  /** @param stretch null where too many terms begin so */
  putStretch(organizationId: Id, { language, beginning }: Begun, stretch: Stretch | null): void {
    const key = `${organizationId} ${language}`;
    if (stretch)
      this.#lists.put(stretchKey(organizationId, { language }, beginning), stretch, overhead + stretch.bytes);
    else this.#split.note(key, (this.#split.get(key) ?? new Set()).add(beginning));
  }

  /** Of an organization that has not been asked about yet, those that others speak: the words of any more are read later. */
  spokenBy(organizationId: Id): readonly Language[] {
    const known = this.#sums.get(organizationId);
    if (known) return spokenIn(known.corpora);
    return this.#heard.size === 0 ? languages : languages.filter((language) => this.#heard.has(language));
  }

  sums(organizationId: Id): Sums | undefined {
    return this.#sums.get(organizationId);
  }

  /** A search that began earlier may end later: the newer are kept. */
  putSums(organizationId: Id, { corpora, version }: Sums): void {
    const known = this.#sums.get(organizationId);
    this.#sums.delete(organizationId);
    this.#sums.set(organizationId, known && known.version >= version ? known : { corpora, version });
    for (const { language } of corpora) this.#heard.add(language);
    const [oldest] = this.#sums.keys();
    if (this.#sums.size > mostOrganizations && oldest !== undefined) this.#sums.delete(oldest);
  }
}

/** Terms of one language that begin alike. */
export interface Begun {
  readonly language: Language;
  readonly beginning: string;
}

/** A term has no asterisk. */
const stretchKey = (organizationId: Id, { language }: Pick<QueryTerm, "language">, beginning: string): string =>
  `${organizationId} ${language} ${beginning}*`;

/** Some terms, and the lists that were known of them when a search began. */
export interface Asked {
  readonly terms: readonly QueryTerm[];
  readonly known: readonly KeptList[];
}

export const askedOf = (cache: ListCache, organizationId: Id, terms: readonly QueryTerm[]): Asked => ({
  terms,
  known: terms.map((term) => cache.get(organizationId, term)),
});

/** By the key of a term, how known ones may begin that it is mistyped of. */
export type Beginnings = ReadonlyMap<string, readonly string[]>;

/** As arguments of `changedLists`; of terms with beginnings it is to say in any case whether they have a list. */
export const askedArgs = ({ terms, known }: Asked, beginnings: Beginnings = new Map()) => ({
  languages: terms.map(({ language }) => language),
  terms: terms.map(({ term }) => term),
  versions: terms.map((term, index) => String(beginnings.has(keyOf(term)) ? 0 : (known[index] ?? unknown).version)),
  beginnings: terms.map((term) => beginnings.get(keyOf(term))?.join(" ") ?? ""),
});

/** The lists as they are now, by what has changed since they were known; those that no passage has are left out. */
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

/** The lists as they were when these were the sums; null when one of them has not been kept since. */
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
  /** By the number of each part that there is: its postings where they have changed, else null. */
  readonly parts: ReadonlyMap<number, Int32Array | null>;
  /** Where there is no part, what begins as was asked for, by its beginning. */
  readonly near: ReadonlyMap<string, KnownTerms>;
}

/** The known terms that begin alike, once for each part of their lists, and the bytes of those parts. */
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

/** By the place of a term among those asked, what has changed of its list. */
export type Changes = ReadonlyMap<number, ListChange>;

/** As `changedLists` writes them. */
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

/** Of a posting. */
const bytesEach = 8;

/** Three lines each: a beginning, the terms, the bytes of their parts. */
const readNear = (text: string): Map<string, KnownTerms> => {
  const lines = text.split("\n");
  const near = new Map<string, KnownTerms>();
  for (let line = 0; line < lines.length; line += 3) {
    near.set(lines[line] ?? "", { terms: lines[line + 1] ?? "", bytes: lines[line + 2] ?? "" });
  }
  return near;
};
