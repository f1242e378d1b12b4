/**
 * Posting lists as they are kept in this process. Each search tells the database which version of a list it has, and is
 * sent what has changed since, so that it always ranks by the lists of its own snapshot, however many processes write.
 */
import {
  type AskedTerm,
  type Corpus,
  type Id,
  type Language,
  type PostingList,
  keyOf,
  languages,
} from "@atlas-messaging/domain";
import { Kept } from "./kept.ts";

/** The list of a term as of a version of its corpus; never changed, but replaced. */
export interface KeptList {
  /** 0: of before the first. */
  readonly version: number;
  /** By their numbers in the database, the parts of the list. */
  readonly parts: ReadonlyMap<number, Int32Array>;
  /** All of them, in the order of the passages; usually the parts are views of it. */
  readonly postings: Int32Array;
}

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

const costOf = ({ parts, postings }: KeptList): number => {
  const [first] = parts.values();
  const copies = first === undefined || first.buffer === postings.buffer ? 1 : 2;
  return overhead + copies * postings.byteLength + 200 * parts.size;
};

/** The lists that were used last, and what an organization knew altogether then. */
export class ListCache {
  readonly #lists: Kept<KeptList>;
  readonly #sums = new Map<Id, Sums>();
  /** By any organization that this process has been asked about. */
  readonly #heard = new Set<Language>();

  constructor(most = mostBytes) {
    this.#lists = new Kept(most);
  }

  get(organizationId: Id, term: AskedTerm): KeptList {
    return this.#lists.get(`${organizationId} ${keyOf(term)}`) ?? unknown;
  }

  /** A search that began earlier may end later: of two versions the newer is kept. */
  put(organizationId: Id, term: AskedTerm, list: KeptList): void {
    if (this.get(organizationId, term).version >= list.version) return;
    this.#lists.put(`${organizationId} ${keyOf(term)}`, list, costOf(list));
  }

  /** Of an organization that has not been asked about yet, those that others speak: the words of any more are read later. */
  spokenBy(organizationId: Id): readonly Language[] {
    const known = this.#sums.get(organizationId);
    if (known) return known.corpora.map(({ language }) => language);
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

/** Some terms, and the lists that were known of them when a search began. */
export interface Asked {
  readonly terms: readonly AskedTerm[];
  readonly known: readonly KeptList[];
}

export const askedOf = (cache: ListCache, organizationId: Id, terms: readonly AskedTerm[]): Asked => ({
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
  return { version, ...joined(now.toSorted((one, other) => (one.postings[0] ?? 0) - (other.postings[0] ?? 0))) };
};

type NumberedPart = { readonly number: number; readonly postings: Int32Array };

/** Parts in one piece. Those that a returned document has grown may overlap with others. */
const joined = (parts: readonly NumberedPart[]): Pick<KeptList, "parts" | "postings"> => {
  const all = new Int32Array(parts.reduce((sum, { postings }) => sum + postings.length, 0));
  const views = new Map<number, Int32Array>();
  let at = 0;
  for (const { number, postings } of parts) {
    all.set(postings, at);
    views.set(number, all.subarray(at, (at += postings.length)));
  }
  return { parts: views, postings: ascending(all) };
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

/** Three lines each: a beginning, the terms, the bytes of their parts. */
const readNear = (text: string): Map<string, KnownTerms> => {
  const lines = text.split("\n");
  const near = new Map<string, KnownTerms>();
  for (let line = 0; line < lines.length; line += 3) {
    near.set(lines[line] ?? "", { terms: lines[line + 1] ?? "", bytes: lines[line + 2] ?? "" });
  }
  return near;
};

/** A copy in this machine's order of bytes, which does not hold the rest of the answer in memory. */
const readPostings = (bytes: Uint8Array): Int32Array => {
  const own = Buffer.from(new Uint8Array(bytes).buffer);
  if (isLittleEndian) own.swap32();
  return ascending(new Int32Array(own.buffer));
};

/** The postings of a document that has returned stand behind those of later ones. */
const ascending = (postings: Int32Array): Int32Array => {
  for (let at = 2; at < postings.length; at += 2) {
    if ((postings[at] ?? 0) < (postings[at - 2] ?? 0)) return sorted(postings);
  }
  return postings;
};

const sorted = (postings: Int32Array): Int32Array => {
  const pairs = Array.from({ length: postings.length / 2 }, (_, index) => postings.subarray(2 * index, 2 * index + 2));
  return Int32Array.from(pairs.toSorted(([one = 0], [other = 0]) => one - other).flatMap((pair) => [...pair]));
};

const isLittleEndian = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;
