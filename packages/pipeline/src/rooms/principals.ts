/**
 * Cache of recent principals. It saves a look-up before the load, but is never trusted alone. The statement that loads
 * the facts also checks the credential. A request without such a statement asks the database, so a revocation takes
 * effect at once, everywhere.
 */
import type { Permission, Scope } from "@atlas-messaging/contract";
import type { CredentialKind, Id, Instant } from "@atlas-messaging/domain";

/** Owner of a valid credential. */
export interface Principal {
  /** The acting credential, or the operator of a session. */
  readonly id: Id;
  readonly kind: CredentialKind | "operator";
  /** The name of the operator, app or service account; null for a sandbox token, and for an operator without one. */
  readonly name: string | null;
  /** The operator's address. */
  readonly email?: string;
  /** Credential or console session that must not be revoked. */
  readonly credentialId: Id;
  /** The app, consent or service account that the credential belongs to. It outlives its tokens. */
  readonly ownerId?: Id;
  readonly organizationId: Id;
  /** Scopes of a public credential; an operator has none. */
  readonly scopes: readonly Scope[];
  /** Permissions of an operator; a public credential has none. */
  readonly permissions: readonly Permission[];
  /** Resource that an OAuth token is for; null for the entire service. */
  readonly resource: string | null;
  readonly expiresAt: Instant | null;
}

const maxRemembered = 10_000;

export class Principals {
  readonly #byHash = new Map<string, Principal>();

  recall(tokenHash: string): Principal | null {
    return this.#byHash.get(tokenHash) ?? null;
  }

  remember(tokenHash: string, principal: Principal): void {
    if (this.#byHash.size >= maxRemembered) this.#byHash.clear();
    this.#byHash.set(tokenHash, principal);
  }

  clear(): void {
    this.#byHash.clear();
  }

  forget(principal: Principal): void {
    for (const [hash, known] of this.#byHash)
      if (known.credentialId === principal.credentialId) this.#byHash.delete(hash);
  }
}
