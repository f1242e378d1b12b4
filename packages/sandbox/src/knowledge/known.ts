/**
 * Knowledge of an organization. Indexing the corpus takes longer than starting the sandbox, so it waits for the first
 * read.
 */
import { type Instant, seedKnowledge } from "@atlas-messaging/domain";
import { factsFor } from "@atlas-messaging/pipeline";
import { Chance, Ids } from "../chance.ts";
import type { Organization, Tables } from "../store/organization.ts";

/** Returns all tables of an organization, including those of knowledge. */
export const knownTables = (organization: Organization): Tables =>
  organization.known((since) => seedKnowledge(factsSince(organization.id, since)));

/** Facts whose ids depend on the time alone, not on the first read of the corpus. */
const factsSince = (id: string, since: Instant) => {
  const now = () => Date.parse(since);
  const { next: newId } = new Ids(now, new Chance(id));
  return factsFor({ clock: { now }, newId }, { organizationId: id, correlationId: id });
};
