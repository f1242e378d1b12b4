import { createCipheriv, createHash, randomBytes } from "node:crypto";

/** The seal from before secrets were bound to a place. */
export const sealedUnbound = (key: Buffer, text: string): string => {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  const body = Buffer.concat([cipher.update(text), cipher.final()]);
  const name = createHash("sha256").update(key).digest("hex").slice(0, 8);
  return `sealed:${name}:${Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url")}`;
};
