/** Tells secrets by their names, in URLs, and by the form of our tokens. Stored requests, audits and the log share it. */

/** Stands for a secret that is not shown. */
export const redactedSecret = "[redacted]";

/** Returns a text without user names, passwords and queries of its URLs: addresses of hooks and files sign by them. */
export const withoutUrlSecrets = (text: string): string => {
  if (!text.includes("://")) return text;
  const [before, ...rests] = text.split("://");
  return [before, ...rests.map(withoutOwn)].join("://");
};

const withoutOwn = (rest: string): string =>
  rest
    .replace(/^[^\s"<>\\/?#]+@/, `${redactedSecret}@`)
    .replace(/^([^\s"<>\\?#]*\?)[^\s"<>\\]+/, `$1${redactedSecret}`);

const ownToken = /atlas_[a-z]+_(?:sandbox|staging|production)_[\w-]+/g;

/** Forms repeat a secret as `password1` or `password_confirmation`; `password_changed_at` tells of one only. */
const chosenSecret =
  /(?:secret(?!ar)|pass[-_]?w(?:or)?[dt]|pwd|passcode|passphrase|kennwort)(?!.*_(?:at|until|id|type|prefix|url|count|length|kind|name)$)/i;
const issuedSecret =
  /(?:token|(?:api|private|access)[-_]?key|authorization|bearer|cookie|credential|recovery[-_]?code|code[-_]?verifier|otpauth_url|(?:^|[-_])(?:pass|otp|pin|sig|signature))s?[-_]?(?:\d+|confirm(?:ation)?|repeat|again|value)?$/i;

export const isSecretName = (name: string): boolean => chosenSecret.test(name) || issuedSecret.test(name);

/** A JSON name that may be a secret's. One with escapes may be any name, and so may a URL have them. */
export const secretIn =
  /(?:secret|pass|pwd|kennwort|token|(?:api|private|access)[-_]?key|authorization|bearer|cookie|credential|recovery[-_]?code|code[-_]?verifier|otp|["_-](?:pin|sig)|\\u00[2-7]|:\\\/|:\/\\)/i;

/** Returns a text without our tokens. */
export const withoutOwnTokens = (text: string): string =>
  text.includes("atlas_") ? text.replace(ownToken, redactedSecret) : text;

/** Returns a text without our tokens, and without the secrets of its URLs. */
export const shownText = (text: string): string => withoutOwnTokens(withoutUrlSecrets(text));

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
