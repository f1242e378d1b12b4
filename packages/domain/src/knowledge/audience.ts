/** Readers that a document is meant for. */
export type KnowledgeAudience = "customers" | "developers" | "both";

/** A reader who searches. It finds documents for itself and for both. */
export type KnowledgeReader = Exclude<KnowledgeAudience, "both">;

/** Tells if a reader finds documents of this audience; null finds all. */
export const isFor = (reader: KnowledgeReader | null, audience: KnowledgeAudience): boolean =>
  reader === null || audience === "both" || audience === reader;
