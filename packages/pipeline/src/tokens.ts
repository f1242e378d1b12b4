/**
 * Tokens have the form `atlas_<kind>_<environment>_<random><checksum>`. The checksum tells a mistyped token from an
 * unknown one without a look-up. Only the SHA-256 of a token is ever stored.
 */
import { isKeyOf } from "@atlas-messaging/contract";
import type { CredentialKind, Environment } from "@atlas-messaging/domain";
import { crc32 } from "./crc32.ts";

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
  const [, kind = "", environment = ""] = form.exec(token) ?? [];
  const body = token.slice(0, -checksumLength);
  if (!isKeyOf(kinds, kind) || !isKeyOf(environments, environment) || !token.endsWith(checksumOf(body))) return null;
  return { kind, environment };
};

const environments: { readonly [Name in Environment]: true } = { sandbox: true, staging: true, production: true };

const kinds: { readonly [Kind in TokenKind]: true } = {
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
};

const checksumOf = (text: string): string => {
  let rest = crc32(text);
  let digits = "";
  for (let place = 0; place < checksumLength; place++) {
    digits = `${alphabet[rest % alphabet.length]}${digits}`;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
};
