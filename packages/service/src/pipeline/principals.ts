import { type Permission, type Scope, keysOf } from "@atlas-messaging/contract";
import type { CredentialKind } from "../rows/access.ts";
import type { Environment, Id, Instant } from "../rows/primitives.ts";
import type { OrganizationRow } from "../rows/organizations.ts";

// Cache of recent principals. It saves a look-up before the load, but is never trusted alone. The statement that
// loads the facts also checks the credential. A request without such a statement asks the database, so a revocation
// takes effect at once, everywhere.

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
  /** Decisions of the deployment for the organization alone; absent or null for none. */
  readonly standing?: Standing | null;
}

/** Part of an organization's row that the deployment decides. */
export type Standing = Pick<OrganizationRow, "suspended_at" | "limits">;

/** Facts of a principal that every load returns, since they may have changed. */
export interface CredentialFacts {
  /** False if the credential was revoked. */
  readonly lives: boolean;
  readonly standing: Standing | null;
}

/** Returns what the deployment decided for an organization alone; null for nothing, as for almost all. */
export const standingOf = ({ suspended_at, limits }: Standing): Standing | null =>
  suspended_at === null && limits === null ? null : { suspended_at, limits };

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

// Tokens have the form `atlas_<kind>_<environment>_<random><checksum>`. The checksum tells a mistyped token from an
// unknown one without a look-up. Only the SHA-256 of a token is ever stored.

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

const randomLength = 32;

const checksumLength = 6;

const shownLength = 6;

const form = /^atlas_([a-z]+)_([a-z]+)_[0-9A-Za-z]{38}$/;

/**
 * Kind of a token: a credential, a console session, the code of a sign-in link, an invitation, a password reset, or an
 * OAuth code or refresh token.
 */
export type TokenKind = CredentialKind | "operator" | "link" | "invitation" | "reset" | "code" | "refresh";

export interface NewToken {
  /** Plaintext, shown once. */
  readonly text: string;
  readonly hash: string;
  /** Leading part that lists may show; far too short to guess the rest. */
  readonly prefix: string;
}

/** Randomness and hash of the platform. */
export interface TokenSources {
  /** Returns an integer from 0 up to, but without, `below`. */
  readonly randomInt: (below: number) => number;
  readonly sha256: (text: string) => string;
}

/** Makes a token of 190 random bits. */
export const createToken = (
  kind: TokenKind,
  environment: Environment,
  { randomInt, sha256 }: TokenSources,
): NewToken => {
  let random = "";
  for (let place = 0; place < randomLength; place++) random += alphabet[randomInt(alphabet.length)];
  const lead = `atlas_${kind}_${environment}_`;
  const text = `${lead}${random}${checksumOf(lead + random)}`;
  return { text, hash: sha256(text), prefix: `${lead}${random.slice(0, shownLength)}` };
};

/** Parses a well-formed token; null for anything else. */
export const readToken = (token: string): { readonly kind: TokenKind; readonly environment: Environment } | null => {
  const [, ofKind = "", ofEnvironment = ""] = form.exec(token) ?? [];
  const [kind, environment] = [kinds.get(ofKind), environments.get(ofEnvironment)];
  const body = token.slice(0, -checksumLength);
  return kind && environment && token.endsWith(checksumOf(body)) ? { kind, environment } : null;
};

const byName = <Name extends string>(names: { readonly [Each in Name]: true }): ReadonlyMap<string, Name> =>
  new Map(keysOf(names).map((name) => [name, name]));

const environments = byName<Environment>({ sandbox: true, staging: true, production: true });

const kinds = byName<TokenKind>({
  sandbox: true,
  grant: true,
  key: true,
  oauth: true,
  operator: true,
  link: true,
  invitation: true,
  reset: true,
  code: true,
  refresh: true,
});

const checksumOf = (text: string): string => {
  let rest = crc32(text);
  let digits = "";
  for (let place = 0; place < checksumLength; place++) {
    digits = `${alphabet[rest % alphabet.length]}${digits}`;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
};

/** CRC-32 remainder of each four-bit value. */
const table: readonly number[] = [
  0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c, 0xedb88320,
  0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c,
];

/** Returns the CRC-32 of a text's UTF-8 bytes (ISO 3309), as `node:zlib` does: a number from 0 to 2³² − 1. */
export const crc32 = (text: string): number => {
  let rest = 0xffffffff;
  const bytes = new TextEncoder().encode(text);
  for (let index = 0; index < bytes.length; index++) {
    rest ^= bytes[index] ?? 0;
    for (let half = 0; half < 2; half++) rest = (table[rest & 15] ?? 0) ^ (rest >>> 4);
  }
  return (rest ^ 0xffffffff) >>> 0;
};
