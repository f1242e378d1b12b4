import { type Change, insert, insertMany, removeMany } from "../core/changes.ts";
import type { Facts } from "../core/outcome.ts";
import { type Steps, withoutPause } from "@atlas-messaging/answers/steps";
import type { Id } from "../rows/primitives.ts";
import { type Language, folded, languageOf } from "@atlas-messaging/answers/search/language";
import { kindsIn } from "@atlas-messaging/answers/search/kinds";
import { type Passage, passageSteps } from "@atlas-messaging/answers/search/passages";
import { impliedBy } from "@atlas-messaging/answers/search/phrases";
import { packPosting } from "@atlas-messaging/answers/search/impacts";
import type {
  KnowledgeDocumentRow,
  KnowledgePassageRow,
  KnowledgePostingRow,
  KnowledgeVectorRow,
} from "../rows/knowledge.ts";
import { termsOf } from "@atlas-messaging/answers/search/tokenize";
import { dueAgain, finish } from "../core/jobs.ts";
import { enqueue, enqueueMany } from "../core/records.ts";
import type { JobRow } from "../rows/jobs.ts";

/** An indexed document without ids, the same for every organization. */
export interface IndexedDocument {
  readonly language: Language;
  readonly passages: readonly Passage[];
  readonly postings: PackedPostings;
}

/** Postings by term, and the total number of terms. */
export interface PackedPostings extends Pick<KnowledgePostingRow, "terms" | "length"> {
  /** JSON of many terms, serialized in steps. */
  readonly json?: string;
}

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
  /** JSON of the postings' terms, if it was serialized ahead. */
  readonly json: string | undefined;
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
  const { terms, length, json } = indexed.postings;
  const postings = { ...owner, id: passages[0]?.id ?? documentId, language, passages: passages.length };
  return {
    passages,
    postings: { ...postings, terms, length },
    json,
    counts: { chunk_count: passages.length, language },
  };
};

export const insertIndex = (indexes: readonly Omit<DocumentIndex, "counts">[]): Change[] => {
  const [first, ...further] = indexes;
  return [
    insertMany(
      "knowledge_passages",
      indexes.flatMap(({ passages }) => passages),
    ),
    // A single row can use the JSON that was serialized ahead.
    ...(first && further.length === 0 ? [insertPostings(first.postings, first.json)] : []),
    ...(further.length > 0
      ? [
          insertMany(
            "knowledge_postings",
            indexes.map(({ postings }) => postings),
          ),
        ]
      : []),
  ];
};

const insertPostings = (postings: KnowledgePostingRow, json: string | undefined): Change =>
  insert("knowledge_postings", postings, json === undefined ? undefined : { terms: json });

/** Recomputes the postings of a document from its stored passages. */
export const reindexingSteps = (
  { title, language }: Pick<KnowledgeDocumentRow, "title" | "language">,
  passages: readonly KnowledgePassageRow[],
): Steps<PackedPostings> => postingSteps(title, language ?? "und", passages);

/** Makes a document with stored passages searchable again. */
export const restoreIndex = (
  document: KnowledgeDocumentRow,
  passages: readonly KnowledgePassageRow[],
  { terms, length, json }: PackedPostings,
): Change => {
  const { organization_id, id: document_id } = document;
  const language = document.language ?? "und";
  const row = { organization_id, id: passages[0]?.id ?? document_id, document_id, language, passages: passages.length };
  return insertPostings({ ...row, terms, length }, json);
};

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
  return { length, terms: found, ...(postings > maxAtOnce && { json: yield* jsonSteps(lists) }) };
};

/** Postings that are serialized fast enough without steps. */
const maxAtOnce = 10_000;

const postingsOfStep = 4_000;

const jsonSteps = function* (lists: readonly (readonly [term: string, list: readonly number[]])[]): Steps<string> {
  // Braces in the first and last member make the joined text one piece, which encodes faster.
  const pieces: string[] = [];
  // Members are joined step by step: each is several strings until then, together ten times the text.
  let members: string[] = [];
  const last = lists.length - 1;
  let postings = 0;
  for (const [index, [term, list]] of lists.entries()) {
    const [begin, end] = [index === 0 ? "{" : "", index === last ? "}" : ""];
    members.push(`${begin}${JSON.stringify(term)}:[${list.join()}]${end}`);
    postings += list.length;
    if (postings < postingsOfStep) continue;
    pieces.push(members.join());
    members = [];
    yield postingsOfStep;
    postings = 0;
  }
  return (members.length > 0 ? [...pieces, members.join()] : pieces).join();
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

// Vectors of passages by an embedding model: a second signal beside their words, if a deployment has one.

/** True if the deployment has a model. A job then embeds indexed passages, which are searchable meanwhile. */
export interface EmbeddingFacts {
  readonly embeds?: boolean;
}

export const enqueueEmbedding = (facts: Facts & EmbeddingFacts, documentId: Id): Change[] =>
  facts.embeds ? [enqueue(facts, { kind: "embed_knowledge", subject_id: documentId })] : [];

/** Enqueues the embedding of documents indexed before there was a model. */
export const enqueueEmbeddings = (facts: Facts, documentIds: readonly Id[]): Change[] => [
  enqueueMany(
    facts,
    documentIds.map((id) => ({ kind: "embed_knowledge", subject_id: id })),
  ),
];

export interface EmbedFacts extends Facts {
  readonly job: JobRow;
  /** Null if it no longer exists. */
  readonly document: KnowledgeDocumentRow | null;
  /** Its first `maxEmbedded` passages without a vector of the model. */
  readonly passages: readonly KnowledgePassageRow[];
  /** Earlier models that it still has vectors of. */
  readonly formerModels: readonly string[];
}

/** Maximum passages embedded in one call. */
export const maxEmbedded = 64;

const maxInput = 8_000;

/** Composes the text to embed, with title and headings for context. */
export const inputOf = (
  { title }: Pick<KnowledgeDocumentRow, "title">,
  { heading, text }: KnowledgePassageRow,
): string => [title, ...(heading === null ? [] : [heading]), text].join("\n").slice(0, maxInput).toWellFormed();

/**
 * Stores the vectors of passages, in the same order. The job continues with further passages; the last step removes the
 * vectors of earlier models.
 */
export const concludeEmbedding = (
  { job, document, passages, formerModels, now }: EmbedFacts,
  model: string,
  vectors: readonly (readonly number[])[],
): Change[] => {
  const rows = passages.flatMap(({ organization_id, id, document_id, position }, index): KnowledgeVectorRow[] => {
    const vector = vectors[index];
    return vector ? [{ organization_id, id, document_id, position, model, vector: packVector(vector) }] : [];
  });
  const stored = rows.length === 0 ? [] : [insertMany("knowledge_vectors", rows)];
  if (rows.length > 0 && passages.length === maxEmbedded) return [...stored, dueAgain(job, now)];
  const isComplete = document !== null && rows.length === passages.length;
  const former = isComplete ? formerModels.map((each) => vectorsOf(document, each)) : [];
  return [...stored, ...former, finish(job)];
};

const vectorsOf = ({ organization_id, id }: KnowledgeDocumentRow, model: string): Change =>
  removeMany("knowledge_vectors", { organization_id, document_id: id, model });

/** Packs a vector at one byte a dimension, scaled by the largest. Cosines change by less than 0.01. */
export const packVector = (vector: readonly number[]): string => {
  const largest = vector.reduce((max, value) => Math.max(max, Math.abs(value)), 0) || 1;
  const bytes = vector.map((value) => (Math.round((value / largest) * 127) & 0xff).toString(16).padStart(2, "0"));
  return `\\x${bytes.join("")}`;
};
