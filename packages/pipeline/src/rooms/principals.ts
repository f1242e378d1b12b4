/**
 * Principals seen lately. One is remembered so that a request need not look its credential up before anything else, but
 * never believed on its own: the statement that loads the facts also says whether the credential still lives, and a
 * request that has no such statement, or fails before it, asks the database. A revocation so holds at once, everywhere.
 */
import type { Permission, Scope } from "@atlas-messaging/contract";
import type { CredentialKind, Id, Instant } from "@atlas-messaging/domain";

/** Whom a valid credential speaks for. */
export interface Principal {
  /** Who acts: the credential itself, or the operator whose session it is. */
  readonly id: Id;
  readonly kind: CredentialKind | "operator";
  /** The row that must live for the principal to be believed: of a credential, or of a console session. */
  readonly credentialId: Id;
  readonly organizationId: Id;
  /** What a public credential may do; an operator has none. */
  readonly scopes: readonly Scope[];
  /** What an operator may do; a public credential has none. */
  readonly permissions: readonly Permission[];
  /** What an OAuth token is for; null for all of the service. */
  readonly resource: string | null;
  readonly expiresAt: Instant | null;
}

const most = 10_000;

export class Principals {
  readonly #byHash = new Map<string, Principal>();

  recall(tokenHash: string): Principal | null {
    return this.#byHash.get(tokenHash) ?? null;
  }

  remember(tokenHash: string, principal: Principal): void {
    if (this.#byHash.size >= most) this.#byHash.clear();
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
