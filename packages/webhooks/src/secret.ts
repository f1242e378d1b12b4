/** Signing secret of the webhook. Pass several during a rotation; a signature by any of them is valid. */
export type SigningSecret = string | readonly string[];

export const publicKeyPrefix = "whpk_";

/**
 * Returns the secrets as a list, without white space around them: a file or variable often ends with a line break, and no
 * service takes a secret with one.
 *
 * @throws {TypeError} for an empty list, an empty secret or a non-string, and for a public key: with those anyone could sign
 */
export const secretList = (secret: SigningSecret): readonly string[] => {
  // Only strings have `trim`.
  const secrets = [secret].flat().map((each: Partial<string>) => each?.trim?.());
  if (secrets.some((each) => each?.startsWith(publicKeyPrefix))) throw new TypeError("Public key: unwrapAsymmetric");
  if (secrets[0] && secrets.every((each) => each)) return secrets;
  throw new TypeError("Empty secret");
};
