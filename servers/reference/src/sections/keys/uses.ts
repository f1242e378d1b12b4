/** Gathers last uses of credentials and writes them once a minute. */
import type { Id } from "@atlas-messaging/domain";
import type { Clock } from "@atlas-messaging/pipeline";
import type { Database } from "../../platform/database/index.ts";
import { writeUses } from "./load.ts";

interface Use {
  readonly organizationId: Id;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const recordOf = ([id, { organizationId, at }]: readonly [Id, Use]) => ({
  organization_id: organizationId,
  id,
  at: new Date(at).toISOString(),
});

export interface CredentialUses {
  /** Notes a use. */
  readonly note: (credential: { readonly credentialId: Id; readonly organizationId: Id }) => void;
  /** Writes new uses; those that fail are kept for the next time. */
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
