import { type Change, insert, insertMany, removeMany } from "../changes.ts";
import { keepJson } from "../json-ahead.ts";
import type { Facts } from "../outcome.ts";
import type { Id } from "../rows.ts";
import { type Steps, withoutPause } from "../steps.ts";
import { folded } from "./fold.ts";
import { kindsIn } from "./kinds.ts";
import { type Language, languageOf } from "./language.ts";
import { type Passage, passageSteps } from "./passages.ts";
import { impliedBy } from "./phrases.ts";
import { packPosting } from "./postings.ts";
import type { KnowledgeDocumentRow, KnowledgePassageRow, KnowledgePostingRow } from "./rows.ts";
import { termsOf } from "./tokenize.ts";

/** An indexed document without ids, the same for every organization. */
export interface IndexedDocument {
  readonly language: Language;
  readonly passages: readonly Passage[];
  readonly postings: PackedPostings;
}

/** Postings by term, and the total number of terms. */
export type PackedPostings = Pick<KnowledgePostingRow, "terms" | "length">;

/** Hints for the language of a text that shows none. */
export interface LanguageHints {
  /** The language declared by its source, as a BCP 47 tag. */
  readonly claimed?: string | null;
  /** Languages of the organization's documents, most frequent first. */
  readonly speaks?: readonly string[] | undefined;
}

/** Cuts a document into passages and reads their terms. */
export const indexDocument = (title: string, text: string, hints?: LanguageHints): IndexedDocument =>
  withoutPause(indexingSteps(title, text, hints));

/** `indexDocument` in steps, since a long text takes a second. */
export const indexingSteps = function* (
  title: string,
  text: string,
  { claimed, speaks }: LanguageHints = {},
): Steps<IndexedDocument> {
  const language = languageOf(`${title}\n${text}`, claimed, speaks?.[0]);
  const passages = yield* passageSteps(text);
  return { language, passages, postings: yield* postingSteps(title, language, passages) };
};

/** Reads the terms of a passage. The title counts twice, and headings once more than in the text. */
const termsIn = (title: string, language: Language) => {
  const titleTerms = termsOf(title, language);
  return ({ text, heading }: Pick<Passage, "text" | "heading">): string[] => [
    ...titleTerms,
    ...titleTerms,
    ...termsOf(heading ?? "", language),
    ...termsOf(text, language),
    ...termsOf(impliedBy(folded(text), language), language),
  ];
};

/** The index rows of a document, and the counts for its own row. */
export interface DocumentIndex {
  readonly passages: readonly KnowledgePassageRow[];
  readonly postings: KnowledgePostingRow;
  readonly counts: Pick<KnowledgeDocumentRow, "chunk_count" | "language">;
}

export const indexRows = (facts: Facts, documentId: Id, indexed: IndexedDocument): DocumentIndex => {
  const owner = { organization_id: facts.organizationId, document_id: documentId };
  const passages = indexed.passages.map(({ text, start, end, heading }, position): KnowledgePassageRow => ({
    ...owner,
    id: facts.newId(),
    position,
    text,
    start_offset: start,
    end_offset: end,
    heading,
  }));
  const language = passages.length === 0 ? "und" : indexed.language;
  const postings = { ...owner, id: passages[0]?.id ?? documentId, language, passages: passages.length };
  return {
    passages,
    postings: { ...postings, ...indexed.postings },
    counts: { chunk_count: passages.length, language },
  };
};

export const insertIndex = (indexes: readonly Pick<DocumentIndex, "passages" | "postings">[]): Change[] => {
  const [first, ...further] = indexes.map(({ postings }) => postings);
  return [
    insertMany(
      "knowledge_passages",
      indexes.flatMap(({ passages }) => passages),
    ),
    // A single row can use the JSON that was serialized ahead.
    ...(first && further.length === 0 ? [insert("knowledge_postings", first)] : []),
    ...(first && further.length > 0 ? [insertMany("knowledge_postings", [first, ...further])] : []),
  ];
};

/** Recomputes the postings of a document from its stored passages. */
export const reindexingSteps = (
  { title, language }: Pick<KnowledgeDocumentRow, "title" | "language">,
  passages: readonly KnowledgePassageRow[],
): Steps<PackedPostings> => postingSteps(title, language ?? "und", passages);

/** Makes a document with stored passages searchable again. */
export const restoreIndex = (
  document: KnowledgeDocumentRow,
  passages: readonly KnowledgePassageRow[],
  postings: PackedPostings,
): Change =>
  insert("knowledge_postings", {
    organization_id: document.organization_id,
    id: passages[0]?.id ?? document.id,
    document_id: document.id,
    language: document.language ?? "und",
    passages: passages.length,
    ...postings,
  });

/** Removes a document from search and statistics. Its passages stay for runs that cite them. */
export const dropIndex = ({ organization_id, id }: KnowledgeDocumentRow): Change =>
  removeMany("knowledge_postings", { organization_id, document_id: id });

/** Steps passage by passage. Builds the stored object directly, since copying a map would block. */
const postingSteps = function* (
  title: string,
  language: Language,
  passages: readonly Pick<Passage, "text" | "heading">[],
): Steps<PackedPostings> {
  const termsOfPassage = termsIn(title, language);
  const found: { [term: string]: number[] } = Object.create(null);
  const lists: (readonly [term: string, list: readonly number[]])[] = [];
  let [length, postings] = [0, 0];
  for (const [position, passage] of passages.entries()) {
    const terms = termsOfPassage(passage);
    const add = (term: string, places: readonly number[]) => {
      const packed = packPosting({ position, places, length: terms.length });
      const list = found[term];
      if (list) list.push(packed);
      else lists.push([term, (found[term] = [packed])]);
      postings++;
    };
    for (const [term, places] of placesIn(terms)) add(term, places);
    for (const kind of kindsIn(folded(passage.text), language)) add(kind, [0]);
    length += terms.length;
    yield passage.text.length;
  }
  if (postings > maxAtOnce) keepJson(found, yield* jsonSteps(lists));
  return { length, terms: found };
};

/** Postings that are serialized fast enough without steps. */
const maxAtOnce = 10_000;
const postingsOfStep = 4_000;

const jsonSteps = function* (lists: readonly (readonly [term: string, list: readonly number[]])[]): Steps<string> {
  // Braces in the first and last member make the joined text one piece, which encodes faster.
  const members: string[] = [];
  const last = lists.length - 1;
  let postings = 0;
  for (const [index, [term, list]] of lists.entries()) {
    const [begin, end] = [index === 0 ? "{" : "", index === last ? "}" : ""];
    members.push(`${begin}${JSON.stringify(term)}:[${list.join()}]${end}`);
    postings += list.length;
    if (postings < postingsOfStep) continue;
    yield postingsOfStep;
    postings = 0;
  }
  return members.join();
};

/** Maps each term to its places. */
const placesIn = (terms: readonly string[]): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  terms.forEach((term, place) => {
    const known = places.get(term);
    if (known) known.push(place);
    else places.set(term, [place]);
  });
  return places;
};
