import type { Change } from "@atlas-messaging/domain";
import { compileChanges } from "./compile.ts";
import type { Database } from "./database.ts";
import { ConstraintViolation } from "./failures.ts";
import { sealSecrets } from "./seal-secrets.ts";

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
