/** What an organization knows. The corpus takes longer to index than all else takes to start, so it is made when it is first read. */
import { type Instant, seedKnowledge } from "@atlas-messaging/domain";
import { factsFor } from "@atlas-messaging/pipeline";
import { Chance, Ids } from "../chance.ts";
import type { Organization, Tables } from "../store/organization.ts";

/** Returns all tables of an organization, those of its knowledge included. */
export const knownTables = (organization: Organization): Tables =>
  organization.known((since) => seedKnowledge(factsSince(organization.id, since)));

/** Facts whose ids depend on the time alone, not on when the corpus is first read. */
const factsSince = (id: string, since: Instant) => {
  const now = () => Date.parse(since);
  const { next: newId } = new Ids(now, new Chance(id));
  return factsFor({ clock: { now }, newId }, { organizationId: id, correlationId: id });
};
