/**
 * The signing secret of the webhook, or several while a secret is being rotated: a signature by any one of them counts.
 */
export type SigningSecret = string | readonly string[];

/**
 * Returns the secrets as a list.
 *
 * @throws {TypeError} if there is none, or one is empty or not a string: with an empty key anyone could sign
 */
export function secretList(secret: SigningSecret): readonly string[] {
  const secrets = typeof secret === "string" ? [secret] : secret;
  if (!Array.isArray(secrets) || secrets.length === 0 || !secrets.every(isUsable)) {
    throw new TypeError(
      "The webhook signing secret is empty or not a string. Pass the secret that was shown when the webhook was " +
        "created (is its environment variable set?), or a list of such secrets during a rotation.",
    );
  }
  return secrets;
}

function isUsable(secret: unknown): secret is string {
  return typeof secret === "string" && secret.length > 0;
}
