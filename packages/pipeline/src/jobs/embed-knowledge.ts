import { type EmbedFacts, concludeEmbedding, inputOf } from "@atlas-messaging/domain";
import { askingJob, bySubject } from "./job.ts";

interface ModelFacts extends EmbedFacts {
  /** The deployment's embedding model; null where it has none. */
  readonly model: string | null;
}

/** Embeds what has been indexed. Until that is done, and where there is no model, passages are found by their words. */
export const embedKnowledge = askingJob({
  args: bySubject,
  ask: ({ model, document, passages }: ModelFacts): readonly string[] | null =>
    model !== null && document && passages.length > 0 ? passages.map((passage) => inputOf(document, passage)) : null,
  decide: (facts, vectors: readonly (readonly number[])[] | null) =>
    concludeEmbedding(facts, facts.model ?? "", vectors ?? []),
});
