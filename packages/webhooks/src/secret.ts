/**
 * The signing secret of the webhook, or several while a secret is being rotated: a signature by any one of them counts.
 */
export type SigningSecret = string | readonly string[];

/**
 * Returns the secrets as a list.
 *
 * @throws {TypeError} if there is none, or one is empty or not a string: with an empty key anyone could sign
 */
export const secretList = (secret: SigningSecret): readonly string[] => {
  const secrets = [secret].flat();
  if (!secrets[0] || !secrets.every(isText)) throw new TypeError("Empty secret");
  return secrets;
};

/** What is not a text cannot be trimmed. */
const isText = (value: Partial<string>): boolean => !!value?.trim?.();
