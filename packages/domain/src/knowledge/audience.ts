/** The readers that a document is for. */
export type KnowledgeAudience = "customers" | "developers" | "both";

/** An audience that asks. It reads what is for it and what is for both. */
export type KnowledgeReader = Exclude<KnowledgeAudience, "both">;

/** Tells whether a reader reads documents of this audience; null reads all. */
export const isFor = (reader: KnowledgeReader | null, audience: KnowledgeAudience): boolean =>
  reader === null || audience === "both" || audience === reader;
