/** Writes changes to the service's tables, with their secrets sealed. */
import { tables } from "@atlas-messaging/service/rows/tables";
import type { Change } from "@atlas-messaging/service/core/changes";
import { commitEach as commitEachIn } from "@atlas-messaging/postgres/commit-each";
import { compileChanges as compileIn, schemaOf } from "@atlas-messaging/postgres/compile";
import { ConstraintViolation, type Database, type Statement } from "@atlas-messaging/postgres/database";
import { sealSecrets } from "./sealing.ts";

const schema = schemaOf(tables);

export const compileChanges = (changes: readonly Change[]): Statement => compileIn(schema, changes);

type Outcomes = readonly (readonly Change[])[];

/** Commits outcomes of any organizations, as the system, which may write few tables. */
export const commitEach = (database: Database, outcomes: Outcomes): Promise<readonly boolean[]> =>
  commitEachIn(schema, (statement) => database.asSystem(statement), outcomes);

/** Commits outcomes of one organization. */
export const commitEachOf = (
  database: Database,
  organizationId: string,
  outcomes: Outcomes,
): Promise<readonly boolean[]> =>
  commitEachIn(schema, (statement) => database.asTenant(organizationId, statement), outcomes);

/** Result of a commit. `conflict` is a constraint's name (`idempotency_pkey`), `precondition` or `deadlock`. */
export type Commitment = "committed" | { readonly conflict: string };

/**
 * Writes a verb's changes, all or none; nothing else writes them. On a conflict the facts have changed, and the verb
 * decides again.
 */
export const commit = async (
  database: Database,
  organizationId: string,
  changes: readonly Change[],
): Promise<Commitment> => {
  if (changes.length === 0) return "committed";
  try {
    await database.asTenant(
      organizationId,
      compileChanges(changes.map((change) => sealSecrets(change, database.vault))),
    );
    return "committed";
  } catch (failure) {
    if (failure instanceof ConstraintViolation) return { conflict: failure.constraint };
    throw failure;
  }
};
