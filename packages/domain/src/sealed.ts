/** Prefix of every sealed value. A secret from outside must not begin with it. */
export const sealedPrefix = "sealed:";

/** Explains why a secret from outside is refused for its prefix; null when it is fine. */
export const sealedPrefixProblem = (secret: string): string | null =>
  secret.startsWith(sealedPrefix) ? `must not begin with ${sealedPrefix}, the prefix of sealed secrets` : null;
