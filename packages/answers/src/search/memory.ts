/** Search over rows in memory, as the offline sandbox does it. The server's index must agree with it. */
import {
  type CitedDocument,
  type CitedPassage,
  type KnowledgeAudience,
  type KnowledgePage,
  type KnowledgeReader,
  hitOf,
  isFor,
} from "./answer.ts";
import { type Language, spokenIn } from "./language.ts";
import { type KnownTerm, beginningOf, mostFrequent } from "./nearest.ts";
import { positionOf, weightOf } from "./impacts.ts";
import { type QueryTerm, queryTerms, queryWords } from "./question.ts";
import {
  type Corpus,
  type PageRequest,
  type PostingList,
  type Vocabulary,
  correctQuery,
  rankPassages,
  unknownWords,
} from "./ranking.ts";

/** A document among those that are searched. */
interface SearchedDocument extends CitedDocument {
  readonly audience: KnowledgeAudience;
  readonly status: string;
}

interface SearchedPassage extends CitedPassage {
  readonly document_id: string;
  /** Index in its document, from 0. */
  readonly position: number;
}

/** Terms of a document's passages, packed by term (`packPosting`). */
interface SearchedPosting {
  readonly document_id: string;
  readonly language: Language;
  readonly passages: number;
  readonly length: number;
  readonly terms: { readonly [term: string]: readonly number[] };
}

/** The rows of one organization that a search needs. */
export interface KnowledgeRows {
  /** In any order. Passages are numbered by the order of their documents' ids. */
  readonly postings: readonly SearchedPosting[];
  readonly document: (id: string) => SearchedDocument | null;
  readonly passages: (documentId: string) => readonly SearchedPassage[];
  /** Finds a passage's document and its position there; null if there is no such passage. */
  readonly passage: (id: string) => Pick<SearchedPassage, "document_id" | "position"> | null;
}

export interface KnowledgeQuery {
  /** A question or keywords. */
  readonly query: string;
  readonly size: number;
  /** The documents to search; null for all. */
  readonly sources: readonly string[] | null;
  /** The reader who searches; null finds all. */
  readonly audience: KnowledgeReader | null;
  /** The last passage of the page before; null for the first page. */
  readonly after: string | null;
}

/** Ranks the passages of an organization. It scans every document, since a sandbox has few. */
export const searchRows = (rows: KnowledgeRows, search: KnowledgeQuery): KnowledgePage => {
  const { query, size, after } = search;
  const numbered = numberedRows(rows.postings);
  const corpora = corporaOf(rows.postings);
  const words = queryWords(query, spokenIn(corpora));
  const found = { words, corpora, lists: listsOf(numbered, queryTerms(words)) };
  const corrected = correctQuery(words, unknownWords(found), vocabularyOf(rows.postings));
  const lists = [...found.lists, ...listsOf(numbered, corrected.corrections)];
  const page: PageRequest = {
    size,
    ranges: rangesOf(numbered, rows, search),
    after: after === null ? null : numberOf(numbered, rows.passage(after)),
  };
  const { ranked, ...ranking } = rankPassages({ ...found, ...corrected, lists }, page);
  const hits = ranked.flatMap(({ number, score }) => {
    const owner = numbered.find(({ first, row }) => number >= first && number < first + row.passages);
    const document = owner && rows.document(owner.row.document_id);
    const passage =
      owner && rows.passages(owner.row.document_id).find(({ position }) => position === number - owner.first);
    return document && passage ? hitOf(document, passage, score) : [];
  });
  return { ...ranking, hits };
};

interface Numbered {
  readonly row: SearchedPosting;
  /** Number of its first passage. */
  readonly first: number;
}

const numberedRows = (postings: readonly SearchedPosting[]): Numbered[] => {
  let next = 0;
  const ordered = postings.toSorted((one, other) => (one.document_id < other.document_id ? -1 : 1));
  return ordered.map((row) => {
    const first = next;
    next += row.passages;
    return { row, first };
  });
};

const corporaOf = (postings: readonly SearchedPosting[]): Corpus[] => {
  const corpora = new Map<Language, Corpus>();
  for (const { language, passages, length } of postings) {
    const sum = corpora.get(language) ?? { language, passages: 0, length: 0 };
    corpora.set(language, { language, passages: sum.passages + passages, length: sum.length + length });
  }
  return [...corpora.values()];
};

/** Lists the languages of rows, most frequent first. */
export const languagesIn = (postings: readonly SearchedPosting[]): Language[] => spokenIn(corporaOf(postings));

const listsOf = (numbered: readonly Numbered[], terms: readonly QueryTerm[]): PostingList[] =>
  terms.flatMap(({ language, term }) => {
    const found = numbered.flatMap(({ row, first }) =>
      row.language === language
        ? packedOf(row, term).flatMap((packed) => [first + positionOf(packed), weightOf(packed)])
        : [],
    );
    return found.length === 0 ? [] : { language, term, postings: Int32Array.from(found) };
  });

const packedOf = ({ terms }: SearchedPosting, term: string): readonly number[] =>
  Object.hasOwn(terms, term) ? (terms[term] ?? []) : [];

/** Counts the terms of a language once, at its first use. */
const vocabularyOf = (postings: readonly SearchedPosting[]): Vocabulary => {
  const spoken = new Map<Language, ReadonlyMap<string, readonly KnownTerm[]>>();
  return (language, beginning) => {
    const known = spoken.get(language) ?? byBeginning(postings.filter((row) => row.language === language));
    spoken.set(language, known);
    return known.get(beginning) ?? [];
  };
};

const byBeginning = (postings: readonly SearchedPosting[]): ReadonlyMap<string, readonly KnownTerm[]> => {
  const counts = new Map<string, number>();
  for (const { terms } of postings) {
    for (const [term, packed] of Object.entries(terms)) counts.set(term, (counts.get(term) ?? 0) + packed.length);
  }
  const groups = new Map<string, KnownTerm[]>();
  for (const [term, count] of counts) {
    const beginning = beginningOf(term);
    const group = groups.get(beginning);
    if (group) group.push({ term, count });
    else groups.set(beginning, [{ term, count }]);
  }
  return new Map(Array.from(groups, ([beginning, known]) => [beginning, mostFrequent(known)]));
};

const rangesOf = (
  numbered: readonly Numbered[],
  rows: KnowledgeRows,
  { sources, audience }: KnowledgeQuery,
): [number, number][] | null => {
  if (sources === null && audience === null) return null;
  const among = sources && new Set(sources);
  const isRead = (id: string) => (among?.has(id) ?? true) && isFor(audience, rows.document(id)?.audience ?? "both");
  return numbered.filter(({ row }) => isRead(row.document_id)).map(({ first, row }) => [first, first + row.passages]);
};

/** Returns a passage's number, or one beyond all others if it is not searchable. */
const numberOf = (numbered: readonly Numbered[], passage: ReturnType<KnowledgeRows["passage"]>): number => {
  const owner = passage && numbered.find(({ row }) => row.document_id === passage.document_id);
  return owner ? owner.first + passage.position : nowhere;
};

const nowhere = 2 ** 32 - 1;
