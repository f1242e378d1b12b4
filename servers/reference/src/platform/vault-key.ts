/** Keeps the encryption key of a deployment that configures none beside its data. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createVaultKey, readVaultKey } from "./vault.ts";

const fileName = "encryption.key";

/** Reads the key in the data folder, or makes it; of processes starting at once, one makes it. */
export const keptVaultKey = async (dataDir: string): Promise<Buffer> => {
  const path = join(dataDir, fileName);
  await mkdir(dataDir, { recursive: true });
  await writeFile(path, `${createVaultKey()}\n`, { flag: "wx", mode: 0o600 }).catch(ignoreExisting);
  const key = readVaultKey((await readFile(path, "utf8")).trim());
  if (key === null) throw new Error(`${path} does not hold an encryption key`);
  return key;
};

const ignoreExisting = (error: unknown): void => {
  if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
};
