/** Tells secrets by their names and by the form of our tokens. Stored requests and the log share it. */

export const redactedSecret = "[redacted]";

const ownToken = /atlas_[a-z]+_(?:sandbox|staging|production)_[\w-]+/g;

/** Forms repeat a secret as `password1` or `password_confirmation`; `password_changed_at` tells of one only. */
const chosenSecret =
  /(?:secret(?!ar)|passw(?:or)?d|pwd|passcode|passphrase)(?!.*_(?:at|until|id|type|prefix|url|count|length|kind|name)$)/i;
const issuedSecret =
  /(?:token|(?:api|private|access)_?key|authorization|recovery_codes|otpauth_url)s?[-_]?(?:\d+|confirm(?:ation)?|repeat|again|value)?$/i;

export const isSecretName = (name: string): boolean => chosenSecret.test(name) || issuedSecret.test(name);

/** A JSON name that may be a secret's. One with escapes may be any name. */
export const secretIn =
  /(?:secret|passw|pwd|passcode|passphrase|token|(?:api|private|access)_?key|authorization|recovery_codes|otpauth_url|\\u00[2-7])/i;

/** Returns a text without our tokens. */
export const withoutOwnTokens = (text: string): string =>
  text.includes("atlas_") ? text.replace(ownToken, redactedSecret) : text;

/** Returns a path without our tokens, which some paste where an id belongs. An escape may hide a part of one. */
export const withoutTokens = (path: string): string =>
  path.includes("atlas_") || path.includes("%") ? path.split("/").map(shownSegment).join("/") : path;

const shownSegment = (segment: string): string => {
  const shown = withoutOwnTokens(segment);
  return shown === segment && unescaped(segment).search(ownToken) >= 0 ? redactedSecret : shown;
};

const unescaped = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};
