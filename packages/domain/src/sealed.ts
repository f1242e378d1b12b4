/** How everything begins that a store has sealed. A secret that is handed in must not look like it. */
export const sealedMark = "sealed:";

/** Why a secret of somebody's own will not do because of its beginning; null when it will. */
export const problemOfMark = (secret: string): string | null =>
  secret.startsWith(sealedMark) ? `must not begin with ${sealedMark}, by which sealed secrets are known` : null;
