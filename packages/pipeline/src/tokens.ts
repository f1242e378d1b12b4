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
const form = /^atlas_(sandbox|grant|key|oauth)_(sandbox|staging|production)_([0-9A-Za-z]{38})$/;

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
  kind: CredentialKind,
  environment: Environment,
  { randomInt, sha256 }: TokenSources,
): NewToken => {
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join("");
  const lead = `atlas_${kind}_${environment}_`;
  const text = `${lead}${random}${checksumOf(lead + random)}`;
  return { text, hash: sha256(text), prefix: `${lead}${random.slice(0, shownLength)}` };
};

/** The environment that a well-formed token names; null for anything else. */
export const environmentOf = (token: string): Environment | null => {
  const match = form.exec(token);
  if (!match) return null;
  const body = token.slice(0, -checksumLength);
  return token.endsWith(checksumOf(body)) ? (match[2] as Environment) : null; // The pattern allows environments only.
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
