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

/** The passages and postings of a document that is becoming searchable, and what its row says of them. */
export const writeIndex = (facts: Facts, documentId: Id, passages: readonly IndexedPassage[]) => {
  const owner = { organization_id: facts.organizationId, document_id: documentId };
  const written = passages.map((passage, position) => ({ passage, position, id: facts.newId() }));
  const rows = written.map(({ passage, position, id }): KnowledgePassageRow => ({
    ...owner,
    id,
    position,
    text: passage.text,
    start_offset: passage.start,
    end_offset: passage.end,
    length: passage.length,
  }));
  const postings = written.flatMap(({ passage, id }) =>
    postingsOf({ ...owner, passage_id: id, length: passage.length }, passage),
  );
  const changes: Change[] = [insertMany("knowledge_passages", rows), insertMany("knowledge_postings", postings)];
  return { changes, counts: countsOf(passages) };
};

/** Returns the postings of a document whose passages have been kept. */
export const restoreIndex = (document: KnowledgeDocumentRow, passages: readonly KnowledgePassageRow[]) => {
  const titleTerms = termsOf(document.title);
  const counted = passages.map((passage) => ({ passage, ...countTerms([...titleTerms, ...titleTerms], passage.text) }));
  const postings = counted.flatMap(({ passage: { organization_id, document_id, id }, length, frequencies }) =>
    postingsOf({ organization_id, document_id, passage_id: id, length }, { frequencies }),
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
  owner: Omit<KnowledgePostingRow, "term" | "frequency">,
  { frequencies }: Pick<IndexedPassage, "frequencies">,
): KnowledgePostingRow[] => frequencies.map(([term, frequency]) => ({ ...owner, term, frequency }));

const countsOf = (passages: readonly { readonly length: number }[]) => ({
  chunk_count: passages.length,
  term_count: passages.reduce((sum, { length }) => sum + length, 0),
});
