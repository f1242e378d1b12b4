/** Keeps the encryption key of a deployment that configures none beside its data. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inDataFolder } from "./unusable-folder.ts";
import { createVaultKey, readVaultKey } from "./vault.ts";

const fileName = "encryption.key";

/** Reads the key in the data folder, or makes it; of processes starting at once, one makes it. */
export const keptVaultKey = async (dataDir: string): Promise<Buffer> => {
  const path = join(dataDir, fileName);
  await inDataFolder(dataDir, async () => {
    await mkdir(dataDir, { recursive: true });
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
