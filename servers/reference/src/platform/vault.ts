/** Secrets that must be known again (signing secrets) are kept encrypted: AES-256-GCM, with keys from the settings. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { Recent } from "./recent.ts";

export interface Vault {
  /** Encrypts with the newest key; what is sealed already stays as it is. */
  seal(text: string): string;
  /** Decrypts with whichever key it was sealed with; throws `VaultError` when there is none such. */
  open(sealed: string): string;
  /** How everything begins that is sealed with the newest key: what begins otherwise is to be sealed anew. */
  readonly newest: string;
}

/** A secret cannot be read: its key is not among the settings any more, or it has been tampered with. */
export class VaultError extends Error {
  override readonly name = "VaultError";
}

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
const mark = "sealed";

/** How everything begins that is sealed. */
export const sealedMark = `${mark}:`;

const isSealed = (text: string): boolean => text.startsWith(sealedMark);

/** A fresh key, as the settings take it. */
export const createVaultKey = (): string => randomBytes(keyBytes).toString("base64");

/** The bytes of a key of the settings; null when it is none. */
export const readVaultKey = (text: string): Buffer | null => {
  const bytes = Buffer.from(text, "base64");
  return bytes.length === keyBytes && /^[\w+/=-]+$/.test(text) ? bytes : null;
};

/** `keys` has the newest first. A sealed text names its key by the beginning of the key's digest. */
export const createVault = (keys: readonly [Buffer, ...Buffer[]]): Vault => {
  const known = new Map(keys.map((key) => [nameOf(key), key]));
  const [newestKey] = keys;
  const newest = `${sealedMark}${nameOf(newestKey)}:`;

  // An endpoint's secret is needed with every delivery, and to decrypt it takes longer than to sign.
  const recent = new Recent<string>(1_000);

  const opened = (sealed: string): string | null => {
    const [start, name = "", body = "", ...rest] = sealed.split(":");
    const key = known.get(name);
    return start === mark && key && rest.length === 0 ? decrypt(key, Buffer.from(body, "base64url")) : null;
  };
  return {
    newest,
    seal: (text) =>
      isSealed(text) && opened(text) !== null ? text : `${newest}${encrypt(newestKey, text).toString("base64url")}`,
    open: (sealed) => {
      const text = recent.get(sealed) ?? opened(sealed);
      if (text === null) throw new VaultError("a sealed secret cannot be read with the keys of ATLAS_ENCRYPTION_KEYS");
      return recent.note(sealed, text);
    },
  };
};

const nameOf = (key: Buffer): string => createHash("sha256").update(key).digest("hex").slice(0, 8);

const encrypt = (key: Buffer, text: string): Buffer => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
};

/** Null when it was not sealed with this key. */
const decrypt = (key: Buffer, sealed: Buffer): string | null => {
  if (sealed.length < ivBytes + tagBytes) return null;
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes });
    decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
    const body = sealed.subarray(ivBytes + tagBytes);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
};
