import type { Change } from "@atlas-messaging/domain";
import { compileChanges } from "./compile.ts";
import type { Database } from "./database.ts";
import { ConstraintViolation } from "./failures.ts";
import { sealSecrets } from "./seal-secrets.ts";

/** What stood in the way is the name of a constraint (`idempotency_pkey`), `precondition` or `deadlock`. */
export type Commitment = "committed" | { readonly conflict: string };

/**
 * The only writer of what verbs decide: all changes, or none. A conflict says that the facts have changed since they
 * were read, and that the verb should decide again.
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
