import { type Change, insert, insertMany, removeMany } from "../changes.ts";
import type { Facts } from "../outcome.ts";
import type { Id } from "../rows.ts";
import { type Language, languageOf } from "./language.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { packPosting } from "./postings.ts";
import type { KnowledgeDocumentRow, KnowledgePassageRow, KnowledgePostingRow } from "./rows.ts";
import { termsOf } from "./tokenize.ts";

/** A passage with its terms, before it has an id: the same for every organization that has the document. */
export interface IndexedPassage extends Passage {
  readonly language: Language;
  readonly terms: readonly string[];
}

/** Cuts a document and reads its terms. `hint` is the language that its source claims, as a BCP 47 tag. */
export const indexDocument = (title: string, text: string, hint?: string | null): IndexedPassage[] => {
  const language = languageOf(`${title}\n${text}`, hint);
  const terms = termsIn(title, language);
  return passagesOf(text).map((passage) => ({ ...passage, language, terms: terms(passage) }));
};

/** The terms of a passage: its title counts twice, and the headings above it once more than they stand in it. */
const termsIn = (title: string, language: Language) => {
  const titleTerms = termsOf(title, language);
  return ({ text, heading }: Pick<Passage, "text" | "heading">): string[] => [
    ...titleTerms,
    ...titleTerms,
    ...termsOf(heading ?? "", language),
    ...termsOf(text, language),
  ];
};

/** The rows of a document that is becoming searchable, and what its own row says of them. */
export interface DocumentIndex {
  readonly passages: readonly KnowledgePassageRow[];
  readonly postings: KnowledgePostingRow;
  readonly counts: Pick<KnowledgeDocumentRow, "chunk_count" | "language">;
}

export const indexRows = (facts: Facts, documentId: Id, indexed: readonly IndexedPassage[]): DocumentIndex => {
  const owner = { organization_id: facts.organizationId, document_id: documentId };
  const passages = indexed.map(({ text, start, end, heading }, position): KnowledgePassageRow => ({
    ...owner,
    id: facts.newId(),
    position,
    text,
    start_offset: start,
    end_offset: end,
    heading,
  }));
  const language = indexed[0]?.language ?? "und";
  const postings = postingsOf({ ...owner, id: passages[0]?.id ?? documentId }, language, indexed);
  return { passages, postings, counts: { chunk_count: indexed.length, language } };
};

export const insertIndex = (indexes: readonly Pick<DocumentIndex, "passages" | "postings">[]): Change[] => [
  insertMany(
    "knowledge_passages",
    indexes.flatMap(({ passages }) => passages),
  ),
  insertMany(
    "knowledge_postings",
    indexes.map(({ postings }) => postings),
  ),
];

/** Returns a document whose passages have been kept to search. */
export const restoreIndex = (document: KnowledgeDocumentRow, passages: readonly KnowledgePassageRow[]): Change => {
  const language = document.language ?? "und";
  const terms = termsIn(document.title, language);
  const id = passages[0]?.id ?? document.id;
  const owner = { organization_id: document.organization_id, id, document_id: document.id };
  const indexed = passages.map((passage) => ({ terms: terms(passage) }));
  return insert("knowledge_postings", postingsOf(owner, language, indexed));
};

/** Takes a document out of search and out of the statistics; its passages stay for the runs that cite them. */
export const dropIndex = ({ organization_id, id }: KnowledgeDocumentRow): Change =>
  removeMany("knowledge_postings", { organization_id, document_id: id });

const postingsOf = (
  owner: Pick<KnowledgePostingRow, "organization_id" | "id" | "document_id">,
  language: Language,
  indexed: readonly Pick<IndexedPassage, "terms">[],
): KnowledgePostingRow => {
  const found = new Map<string, number[]>();
  indexed.forEach(({ terms }, position) => {
    for (const [term, places] of placesIn(terms)) {
      const packed = packPosting({ position, places, length: terms.length });
      const list = found.get(term);
      if (list) list.push(packed);
      else found.set(term, [packed]);
    }
  });
  const length = indexed.reduce((sum, { terms }) => sum + terms.length, 0);
  return { ...owner, language, passages: indexed.length, length, terms: Object.fromEntries(found) };
};

/** Where each term stands. */
const placesIn = (terms: readonly string[]): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  terms.forEach((term, place) => {
    const known = places.get(term);
    if (known) known.push(place);
    else places.set(term, [place]);
  });
  return places;
};
