/**
 * Tokens: `atlas_<kind>_<environment>_<random><checksum>`. Kind and environment can be read off one, the checksum tells a
 * mistyped token from an unknown one without a look-up, and only the SHA-256 of the whole is ever stored.
 */
import type { CredentialKind, Environment } from "@atlas-messaging/domain";
import { crc32 } from "./crc32.ts";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const randomLength = 32;
const checksumLength = 6;
const shownLength = 6;
const form = /^atlas_([a-z]+)_(sandbox|staging|production)_([0-9A-Za-z]{38})$/;

/**
 * What a token is: a credential, a console session, the invitation of a member, the reset of a password, or what OAuth
 * exchanges for tokens.
 */
export type TokenKind = CredentialKind | "operator" | "invitation" | "reset" | "code" | "refresh";

export interface NewToken {
  /** The plaintext: shown once. */
  readonly text: string;
  readonly hash: string;
  /** The leading part that lists may show; far too short to guess the rest from. */
  readonly prefix: string;
}

/** Where the parts of a token come from that are not the same everywhere. */
export interface TokenSources {
  /** A whole number from 0 up to, but without, `below`. */
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

/** What a well-formed token says of itself; null for anything else. */
export const readToken = (token: string): { readonly kind: TokenKind; readonly environment: Environment } | null => {
  const [, kind = "", environment] = form.exec(token) ?? [];
  const body = token.slice(0, -checksumLength);
  if (!Object.hasOwn(kinds, kind) || !token.endsWith(checksumOf(body))) return null;
  return { kind: kind as TokenKind, environment: environment as Environment }; // The pattern and the table allow no others.
};

const kinds: { readonly [Kind in TokenKind]: true } = {
  sandbox: true,
  grant: true,
  key: true,
  oauth: true,
  operator: true,
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
