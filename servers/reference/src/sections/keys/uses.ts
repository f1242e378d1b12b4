/** When credentials were last used: gathered in the process, and written once a minute for all that were. */
import type { Id } from "@atlas-messaging/domain";
import type { Clock } from "@atlas-messaging/pipeline";
import type { Database } from "../../platform/database/index.ts";
import { writeUses } from "./load.ts";

interface Use {
  readonly organizationId: Id;
  /** In milliseconds since the epoch. */
  readonly at: number;
}

const recordOf = ([id, { organizationId, at }]: readonly [Id, Use]) => ({
  organization_id: organizationId,
  id,
  at: new Date(at).toISOString(),
});

export interface CredentialUses {
  /** Takes note of a use. */
  readonly note: (credential: { readonly credentialId: Id; readonly organizationId: Id }) => void;
  /** Writes what has been noted since the last time; what cannot be written now is kept for the next. */
  readonly write: () => Promise<void>;
}

export const credentialUses = (database: Database, clock: Clock): CredentialUses => {
  let noted = new Map<Id, Use>();
  return {
    note: ({ credentialId, organizationId }) => {
      noted.set(credentialId, { organizationId, at: clock.now() });
    },
    write: async () => {
      if (noted.size === 0) return;
      const writing = noted;
      noted = new Map();
      try {
        await database.asSystem(writeUses({ uses: JSON.stringify(Array.from(writing, recordOf)) }));
      } catch (failure) {
        noted = new Map([...writing, ...noted]);
        throw failure;
      }
    },
  };
};
