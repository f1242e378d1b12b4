import { type Change, insertMany, removeMany } from "../changes.ts";
import type { Facts } from "../outcome.ts";
import type { Id } from "../rows.ts";
import { type Passage, passagesOf } from "./passages.ts";
import type { KnowledgeDocumentRow, KnowledgePassageRow, KnowledgePostingRow } from "./rows.ts";
import { termsOf } from "./tokenize.ts";

/** A passage with its terms, before it has an id: the same for every organization that has the document. */
export interface IndexedPassage extends Passage {
  readonly length: number;
  readonly frequencies: readonly (readonly [term: string, frequency: number])[];
}

/** Cuts a document and counts its terms; the title counts twice in every passage. */
export const indexDocument = (title: string, text: string): IndexedPassage[] => {
  const titleTerms = termsOf(title);
  return passagesOf(text).map((passage) => ({
    ...passage,
    ...countTerms([...titleTerms, ...titleTerms], passage.text),
  }));
};

/** The rows of a document that is becoming searchable, and what its own row says of them. */
export interface DocumentIndex {
  readonly passages: readonly KnowledgePassageRow[];
  readonly postings: readonly KnowledgePostingRow[];
  readonly counts: Pick<KnowledgeDocumentRow, "chunk_count" | "term_count">;
}

export const indexRows = (facts: Facts, documentId: Id, indexed: readonly IndexedPassage[]): DocumentIndex => {
  const owner = { organization_id: facts.organizationId, document_id: documentId };
  const passages = indexed.map(({ text, start, end, length }, position): KnowledgePassageRow => ({
    ...owner,
    id: facts.newId(),
    position,
    text,
    start_offset: start,
    end_offset: end,
    length,
  }));
  const postings = passages.flatMap((passage, position) => postingsOf(passage, indexed[position]?.frequencies ?? []));
  return { passages, postings, counts: countsOf(indexed) };
};

export const insertIndex = (indexes: readonly Pick<DocumentIndex, "passages" | "postings">[]): Change[] => [
  insertMany(
    "knowledge_passages",
    indexes.flatMap(({ passages }) => passages),
  ),
  insertMany(
    "knowledge_postings",
    indexes.flatMap(({ postings }) => postings),
  ),
];

/** Returns the postings of a document whose passages have been kept. */
export const restoreIndex = ({ title }: KnowledgeDocumentRow, passages: readonly KnowledgePassageRow[]) => {
  const titleTerms = termsOf(title);
  const counted = passages.map((passage) => ({ passage, ...countTerms([...titleTerms, ...titleTerms], passage.text) }));
  const postings = counted.flatMap(({ passage, length, frequencies }) =>
    postingsOf({ ...passage, length }, frequencies),
  );
  return { changes: [insertMany("knowledge_postings", postings)], counts: countsOf(counted) };
};

/** Takes a document out of search and out of the statistics; its passages stay for the runs that cite them. */
export const dropIndex = ({ organization_id, id }: KnowledgeDocumentRow): Change =>
  removeMany("knowledge_postings", { organization_id, document_id: id });

const countTerms = (titleTerms: readonly string[], text: string): Pick<IndexedPassage, "length" | "frequencies"> => {
  const terms = [...titleTerms, ...termsOf(text)];
  const frequencies = new Map<string, number>();
  for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  return { length: terms.length, frequencies: [...frequencies] };
};

const postingsOf = (
  { organization_id, document_id, id, length }: KnowledgePassageRow,
  frequencies: IndexedPassage["frequencies"],
): KnowledgePostingRow[] =>
  frequencies.map(([term, frequency]) => ({ organization_id, term, passage_id: id, document_id, frequency, length }));

const countsOf = (passages: readonly { readonly length: number }[]) => ({
  chunk_count: passages.length,
  term_count: passages.reduce((sum, { length }) => sum + length, 0),
});
