/** Gathers last uses of credentials and console sessions, and writes them once a minute. */
import type { Id } from "@atlas-messaging/service/rows/primitives";
import type { Clock } from "@atlas-messaging/service/core/time";
import type { Principal } from "@atlas-messaging/service/pipeline/principals";
import type { Database } from "@atlas-messaging/postgres/database";
import { writeSeen, writeUses } from "@atlas-messaging/service/access/facts.sql";

interface Use {
  readonly isSession: boolean;
  readonly organizationId: Id;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const recordOf = ([id, { organizationId, at }]: readonly [Id, Use]) => ({
  organization_id: organizationId,
  id,
  at: new Date(at).toISOString(),
});

const isSession = ([, use]: readonly [Id, Use]): boolean => use.isSession;

export interface CredentialUses {
  /** Notes a use. */
  readonly note: (principal: Pick<Principal, "credentialId" | "organizationId" | "kind">) => void;
  /** Writes new uses; those that fail are kept for the next time. */
  readonly write: () => Promise<void>;
}

export const credentialUses = (database: Database, clock: Clock): CredentialUses => {
  let noted = new Map<Id, Use>();
  return {
    note: ({ credentialId, organizationId, kind }) => {
      noted.set(credentialId, { organizationId, isSession: kind === "operator", at: clock.now() });
    },
    write: async () => {
      if (noted.size === 0) return;
      const writing = noted;
      noted = new Map();
      try {
        const [sessions, credentials] = [
          [...writing].filter(isSession),
          [...writing].filter((each) => !isSession(each)),
        ];
        if (credentials.length > 0)
          await database.asSystem(writeUses({ uses: JSON.stringify(credentials.map(recordOf)) }));
        if (sessions.length > 0) await database.asSystem(writeSeen({ uses: JSON.stringify(sessions.map(recordOf)) }));
      } catch (failure) {
        noted = new Map([...writing, ...noted]);
        throw failure;
      }
    },
  };
};
