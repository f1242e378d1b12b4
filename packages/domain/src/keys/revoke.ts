import { update } from "../changes.ts";
import { type Facts, type Verb, accept, refuse } from "../outcome.ts";
import { audit, record } from "../records.ts";
import type { CredentialRow } from "../rows.ts";

export interface RevokeKeyFacts extends Facts {
  /** The service-account key, or the sandbox token in its place; null if the organization has none with this id. */
  readonly key: CredentialRow | null;
}

/** Revokes a service-account key at once. Repeating it gives the same answer (DELETE /v1/atlas/keys/:id). */
export const revokeKey: Verb<"keys.revoke", RevokeKeyFacts> = (facts, { params }) => {
  const { key } = facts;
  if (!key) return refuse("not_found", `Your organization has no key ${params.id}.`);
  const { organization_id, id, revoked_at, token_prefix } = key;
  const answer = (revokedAt: string) => ({ ok: true, data: { id, status: "revoked", revoked_at: revokedAt } }) as const;
  if (revoked_at !== null) return accept(answer(revoked_at), []);
  return accept(answer(facts.now), [
    update("credentials", { organization_id, id, revoked_at }, { revoked_at: facts.now }),
    ...record(facts, { intent: "revoke_key" }),
    audit(facts, "atlas_api.key.revoke", id, {
      before: { token_prefix, revoked_at },
      after: { token_prefix, revoked_at: facts.now },
    }),
  ]);
};
