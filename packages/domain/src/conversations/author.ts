import type { Facts } from "../outcome.ts";
import type { Author } from "../rows.ts";

/** Customers' systems see an author's name, so a person without one is not shown by address. */
const nameless = "Operator";

/** Returns the author of what the actor writes. The service itself writes for a hosted agent, which names itself. */
export const authorOf = ({ actor }: Pick<Facts, "actor">): Author =>
  actor.kind === "operator"
    ? { type: "operator", name: actor.name ?? nameless }
    : { type: "api", name: actor.name ?? null };

/** Returns the author of a record; null for the service itself. */
export const actingIn = (facts: Pick<Facts, "actor">): Author | null =>
  facts.actor.kind === "system" ? null : authorOf(facts);

/** Returns an author as customers' systems may see one: a name that is an address stays inside. */
export const withoutAddress = (author: Author): Author =>
  author.name?.includes("@") === true ? { ...author, name: nameless } : author;

/** Presents an author; null for a customer, and for the service itself. */
export const presentAuthor = (author: Author | null) => author && { type: author.type, name: author.name };
