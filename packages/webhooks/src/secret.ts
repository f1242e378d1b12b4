/** Signing secret of the webhook. Pass several during a rotation; a signature by any of them is valid. */
export type SigningSecret = string | readonly string[];

/**
 * Returns the secrets as a list.
 *
 * @throws {TypeError} for an empty list, an empty secret or a non-string: with an empty key anyone could sign
 */
export const secretList = (secret: SigningSecret): readonly string[] => {
  const secrets = [secret].flat();
  if (!secrets[0] || !secrets.every(isText)) throw new TypeError("Empty secret");
  return secrets;
};

/** Only strings have `trim`. */
const isText = (value: Partial<string>): boolean => !!value?.trim?.();
