import { sandboxCorpus } from "@atlas-messaging/contract/sandbox-corpus";
import { type Change, insertMany } from "../changes.ts";
import { becameIndexed, newDocument } from "../knowledge/create.ts";
import { type IndexedPassage, indexDocument, indexRows, insertIndex } from "../knowledge/indexing.ts";
import type { Facts } from "../outcome.ts";

interface IndexedDocument {
  readonly title: string;
  readonly text: string;
  readonly passages: readonly IndexedPassage[];
}

let indexedCorpus: readonly IndexedDocument[] | null = null;

/** Counted with the first sandbox: every one knows the same, and only the ids differ. */
const corpusIndex = (): readonly IndexedDocument[] => {
  indexedCorpus ??= sandboxCorpus.map(({ title, text }) => ({ title, text, passages: indexDocument(title, text) }));
  return indexedCorpus;
};

/** What a sandbox organization knows, searchable from the start (interface specification, Discovery and sandbox). */
export const seedKnowledge = (facts: Facts): Change[] => {
  const seeds = corpusIndex().map(({ title, text, passages }) => {
    const document = newDocument(facts, title, "text");
    const index = indexRows(facts, document.id, passages);
    return { index, document: { ...document, text, ...index.counts, ...becameIndexed(facts) } };
  });
  return [
    insertMany(
      "knowledge_documents",
      seeds.map(({ document }) => document),
    ),
    ...insertIndex(seeds.map(({ index }) => index)),
  ];
};
