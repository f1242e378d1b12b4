/** Secrets that must be known again (signing secrets) are kept encrypted: AES-256-GCM, with keys from the settings. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { sealedPrefix } from "@atlas-messaging/domain";
import type { SealedPlace } from "@atlas-messaging/pipeline";
import { Recent } from "./recent.ts";

export interface Vault {
  /** Encrypts with the newest key, whatever the text looks like. It opens at this place alone. */
  seal(text: string, place: SealedPlace): string;
  /** Decrypts with whichever key it was sealed with; throws `VaultError` when there is none such, or the place is another. */
  open(sealed: string, place: SealedPlace): string;
  /** Seals anew, for this place, what was sealed before values were bound to one; the only reader of that form. */
  bind(sealed: string, place: SealedPlace): string;
  /** How everything begins that is sealed with the newest key: what begins otherwise is to be sealed anew. */
  readonly newest: string;
}

/** A secret cannot be read: its key is not among the settings any more, it has been tampered with, or stands elsewhere. */
export class VaultError extends Error {
  override readonly name = "VaultError";
}

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** How everything begins that is bound to its place; `sealed:` and a key's name alone begin what is not. */
export const boundMark = `${sealedPrefix}2:`;

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
  const newest = `${boundMark}${nameOf(newestKey)}:`;

  // An endpoint's secret is needed with every delivery, and to decrypt it takes longer than to sign.
  const recent = new Recent<string>(1_000);

  const opened = (sealed: string, mark: string, place: string): string => {
    const [name = "", body = "", ...rest] = sealed.startsWith(mark) ? sealed.slice(mark.length).split(":") : [];
    const key = known.get(name);
    const text = key && rest.length === 0 ? decrypt(key, Buffer.from(body, "base64url"), place) : null;
    if (text === null)
      throw new VaultError("a sealed secret cannot be read here with the keys of ATLAS_ENCRYPTION_KEYS");
    return text;
  };
  const seal = (text: string, place: SealedPlace): string =>
    `${newest}${encrypt(newestKey, text, dataOf(place)).toString("base64url")}`;
  return {
    newest,
    seal,
    open: (sealed, place) => {
      const data = dataOf(place);
      const asked = `${data} ${sealed}`;
      return recent.get(asked) ?? recent.note(asked, opened(sealed, boundMark, data));
    },
    bind: (sealed, place) => seal(opened(sealed, sealedPrefix, ""), place),
  };
};

/** The place as AES-GCM's associated data; a list, so that no two places read alike. */
const dataOf = ({ table, column, organization, row }: SealedPlace): string =>
  JSON.stringify([table, column, organization, ...row]);

const nameOf = (key: Buffer): string => createHash("sha256").update(key).digest("hex").slice(0, 8);

const encrypt = (key: Buffer, text: string, place: string): Buffer => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  cipher.setAAD(Buffer.from(place, "utf8"));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
};

/** Null when it was not sealed with this key for this place. */
const decrypt = (key: Buffer, sealed: Buffer, place: string): string | null => {
  if (sealed.length < ivBytes + tagBytes) return null;
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(place, "utf8"));
    decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
    const body = sealed.subarray(ivBytes + tagBytes);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
};
