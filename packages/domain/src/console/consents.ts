/** OAuth consents of operators, and their revocation. */
import { type Facts, type Verb, accept, refuse } from "../outcome.ts";
import { endConsent } from "../oauth/token.ts";
import type { OAuthConsentRow } from "../oauth/rows.ts";
import type { CredentialRow } from "../rows.ts";
import type { AppRow } from "./rows.ts";

/** A consent with its app. */
export interface Consented {
  readonly consent: OAuthConsentRow;
  readonly app: AppRow;
}

/** Presents a consent in a list. `tokens` may include those of other consents. */
export const presentConsent = ({ consent, app }: Consented, tokens: readonly CredentialRow[]) => ({
  id: consent.id,
  app: { id: app.id, client_id: app.client_id, name: app.name },
  member_id: consent.member_id,
  granted_scopes: [...consent.scopes],
  resource: consent.resource,
  status: consent.revoked_at === null ? ("active" as const) : ("revoked" as const),
  created_at: consent.created_at,
  last_used_at: lastUse(tokens.filter(({ owner_id }) => owner_id === consent.id)),
  revoked_at: consent.revoked_at,
});

const lastUse = (tokens: readonly CredentialRow[]) =>
  tokens.reduce<CredentialRow["last_used_at"]>(
    (latest, { last_used_at: used }) => (used !== null && (latest === null || used > latest) ? used : latest),
    null,
  );

export interface RevokeConsentFacts extends Facts {
  /** Null when the organization has no such consent. */
  readonly consent: OAuthConsentRow | null;
  /** Unrevoked access tokens of the consent. */
  readonly living: readonly CredentialRow[];
}

/** Ends a consent and its tokens at once. Repeating it gives the same answer (DELETE consents of the console). */
export const revokeConsent: Verb<"console.revokeConsent", RevokeConsentFacts> = (facts, { params }) => {
  const { consent } = facts;
  if (!consent) return refuse("not_found", `Your organization has no consent ${params.consentId}.`);
  const revoked_at = consent.revoked_at ?? facts.now;
  return accept(
    { ok: true, data: { consent: { id: consent.id, status: "revoked", revoked_at } } },
    endConsent({ ...facts, consent }),
  );
};
