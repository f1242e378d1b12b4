/** Whom a document is for. */
export type KnowledgeAudience = "customers" | "developers" | "both";

/** Who reads: what is for them, and what is for both. */
export type KnowledgeReader = Exclude<KnowledgeAudience, "both">;

/** Whether a document is among what an audience reads; null reads all. */
export const isFor = (reader: KnowledgeReader | null, audience: KnowledgeAudience): boolean =>
  reader === null || audience === "both" || audience === reader;
