/** Writes changes to the service's tables, with their secrets sealed. */
import { tables } from "@atlas-messaging/service/rows/tables";
import type { Change } from "@atlas-messaging/service/core/changes";
import { commitEach as commitEachIn } from "@atlas-messaging/postgres/commit-each";
import { compiledOf, schemaOf, statementOf } from "@atlas-messaging/postgres/compile";
import { ConstraintViolation, type Database, type Statement } from "@atlas-messaging/postgres/database";
import { GroupCommit } from "@atlas-messaging/postgres/group-commit";
import { sealSecrets } from "./sealing.ts";

const schema = schemaOf(tables);

export const compileChanges = (changes: readonly Change[]): Statement =>
  statementOf(schema, compiledOf(schema, changes));

type Outcomes = readonly (readonly Change[])[];

/** Result of an outcome: true if it happened, false if its guard no longer matches; rejected if its statement failed. */
export type Happening = PromiseSettledResult<boolean>;

/** Commits outcomes of any organizations, as the system, which may write few tables. */
export const commitEach = (database: Database, outcomes: Outcomes): Promise<readonly Happening[]> =>
  commitEachIn(schema, (statement) => database.asSystem(statement), outcomes);

/** Commits outcomes of one organization. */
export const commitEachOf = (
  database: Database,
  organizationId: string,
  outcomes: Outcomes,
): Promise<readonly Happening[]> =>
  commitEachIn(schema, (statement) => database.asTenant(organizationId, statement), outcomes);

/** Result of a commit. `conflict` is a constraint's name (`idempotency_pkey`), `precondition` or `deadlock`. */
export type Commitment = "committed" | { readonly conflict: string };

/**
 * Writes a verb's changes, all or none; nothing else writes them. On a conflict the facts have changed, and the verb
 * decides again.
 */
export type Commit = (organizationId: string, changes: readonly Change[]) => Promise<Commitment>;

/** Commits each on its own. */
export const commit = (database: Database, ...given: Parameters<Commit>): Promise<Commitment> =>
  commitBy(database, async (organizationId, changes) => {
    await database.asTenant(organizationId, compileChanges(changes));
  })(...given);

/** Commits together what many requests of an organization decide in the same moment. */
export const committer = (database: Database): Commit => {
  const group = new GroupCommit(schema, (organizationId, statement) => database.asTenant(organizationId, statement));
  return commitBy(database, (organizationId, changes) => group.commit(organizationId, changes));
};

type Write = (organizationId: string, changes: readonly Change[]) => Promise<void>;

const commitBy =
  ({ vault }: Database, write: Write): Commit =>
  async (organizationId, changes) => {
    if (changes.length === 0) return "committed";
    try {
      await write(
        organizationId,
        changes.map((change) => sealSecrets(change, vault)),
      );
      return "committed";
    } catch (failure) {
      if (failure instanceof ConstraintViolation) return { conflict: failure.constraint };
      throw failure;
    }
  };
