/** Encrypts secrets that we must read again, such as signing secrets: AES-256-GCM, with keys from the settings. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { sealedPrefix } from "@atlas-messaging/service/rows/primitives";
import type { SealedPlace } from "@atlas-messaging/postgres/database";
import { LRUCache } from "lru-cache";
import { type Vault, VaultError } from "@atlas-messaging/postgres/database";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { privateFolder } from "./private-files.ts";
import { inDataFolder } from "./unusable-folder.ts";

const keyBytes = 32;

const ivBytes = 12;

const tagBytes = 16;

/** Prefix of values bound to a place. Unbound ones begin with `sealed:` and a key's name. */
export const boundMark = `${sealedPrefix}2:`;

/** Makes a key in the format of the settings. */
export const createVaultKey = (): string => randomBytes(keyBytes).toString("base64");

/** Parses a key of the settings; null if malformed. */
export const readVaultKey = (text: string): Buffer | null => {
  const bytes = Buffer.from(text, "base64");
  return bytes.length === keyBytes && /^[\w+/=-]+$/.test(text) ? bytes : null;
};

/** Creates a vault; `keys` has the newest first. A sealed text names its key by a digest's prefix. */
export const createVault = (keys: readonly [Buffer, ...Buffer[]]): Vault => {
  const known = new Map(keys.map((key) => [nameOf(key), key]));
  const [newestKey] = keys;
  const newest = `${boundMark}${nameOf(newestKey)}:`;

  // Each delivery needs its endpoint's secret, and decrypting takes longer than signing.
  const recent = new LRUCache<string, string>({ max: 1_000 });

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
    keys: Array.from(known.keys()),
    seal,
    open: (sealed, place) => {
      const data = dataOf(place);
      const asked = `${data} ${sealed}`;
      const before = recent.get(asked);
      if (before !== undefined) return before;
      const text = opened(sealed, boundMark, data);
      recent.set(asked, text);
      return text;
    },
    bind: (sealed, place) => seal(opened(sealed, sealedPrefix, ""), place),
  };
};

/** Encodes the place as associated data. JSON keeps different places distinct. */
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

/** Null if another key or place sealed it. */
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

// Keeps the encryption key of a deployment that configures none beside its data.

const fileName = "encryption.key";

/** Reads the key in the data folder, or makes it; of processes starting at once, one makes it. */
export const keptVaultKey = async (dataDir: string): Promise<Buffer> => {
  const path = join(dataDir, fileName);
  await inDataFolder(dataDir, async () => {
    await mkdir(dataDir, privateFolder);
    await writeFile(path, `${createVaultKey()}\n`, { flag: "wx", mode: 0o600 }).catch(unlessExisting(path));
  });
  const key = readVaultKey((await readFile(path, "utf8")).trim());
  if (key === null) throw new Error(`${path} does not hold an encryption key`);
  return key;
};

/** A full disk leaves an empty file, which is no key. */
const unlessExisting =
  (path: string) =>
  async (error: unknown): Promise<void> => {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return;
    await rm(path, { force: true });
    throw error;
  };
