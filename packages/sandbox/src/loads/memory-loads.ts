import type { GivenTo, LoadName, LoadedBy } from "@atlas-messaging/pipeline";
import type { Organization } from "../store/organization.ts";

/** For each operation, its facts from the rows of one organization; a missing one is a type error. */
export type MemoryLoads = {
  readonly [Name in LoadName]: (organization: Organization, args: GivenTo<Name>) => LoadedBy<Name>;
};
