import { lazy } from "@atlas-messaging/answers/lazy";
import { sandboxCorpus } from "@atlas-messaging/validators/sandbox-corpus";
import { type Change, insertMany } from "../core/changes.ts";
import type { KnowledgeAudience } from "@atlas-messaging/answers/search/answer";
import { becameIndexed, newDocument } from "./decide.ts";
import {
  type EmbeddingFacts,
  type IndexedDocument,
  enqueueEmbedding,
  indexDocument,
  indexRows,
  insertIndex,
} from "./indexing.ts";
import type { Facts } from "../core/outcome.ts";

interface Seed {
  readonly title: string;
  readonly audience: KnowledgeAudience;
  readonly text: string;
  readonly indexed: IndexedDocument;
}

/** Indexed once, with the first sandbox: only the ids differ between sandboxes. */
const corpusIndex = lazy((): readonly Seed[] =>
  sandboxCorpus.map(({ title, audience, text }) => ({ title, audience, text, indexed: indexDocument(title, text) })),
);

/** Seeds the knowledge of a sandbox, searchable at once (interface specification, Discovery and sandbox). */
export const seedKnowledge = (facts: Facts & EmbeddingFacts): Change[] => {
  const seeds = corpusIndex().map(({ title, audience, text, indexed }) => {
    const document = newDocument(facts, title, "text", audience);
    const index = indexRows(facts, document.id, indexed);
    return { index, document: { ...document, text, ...index.counts, ...becameIndexed(facts) } };
  });
  return [
    insertMany(
      "knowledge_documents",
      seeds.map(({ document }) => document),
    ),
    ...insertIndex(seeds.map(({ index }) => index)),
    ...seeds.flatMap(({ document }) => enqueueEmbedding(facts, document.id)),
  ];
};
