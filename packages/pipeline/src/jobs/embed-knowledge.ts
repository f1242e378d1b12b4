import { type EmbedFacts, concludeEmbedding, inputOf } from "@atlas-messaging/domain";
import { askingJob, bySubject } from "./job.ts";

interface ModelFacts extends EmbedFacts {
  /** Embedding model of the deployment; null if it has none. */
  readonly model: string | null;
}

/** Embeds indexed passages. Until then, or without a model, search matches words only. */
export const embedKnowledge = askingJob({
  args: bySubject,
  ask: ({ model, document, passages }: ModelFacts): readonly string[] | null =>
    model !== null && document && passages.length > 0 ? passages.map((passage) => inputOf(document, passage)) : null,
  decide: (facts, vectors: readonly (readonly number[])[] | null) =>
    concludeEmbedding(facts, facts.model ?? "", vectors ?? []),
});
