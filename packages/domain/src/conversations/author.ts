import type { Facts } from "../outcome.ts";
import type { Author } from "../rows.ts";

/** Returns the author of what the actor writes. The service itself writes for a hosted agent, which names itself. */
export const authorOf = ({ actor }: Pick<Facts, "actor">): Author => ({
  type: actor.kind === "operator" ? "operator" : "api",
  name: actor.name ?? null,
});

/** Presents an author; null for a customer. */
export const presentAuthor = (author: Author | null) => author && { type: author.type, name: author.name };
