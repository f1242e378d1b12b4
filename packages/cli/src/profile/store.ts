/** Files of this user alone: profiles with their tokens, and places in streams of events. */
import { randomUUID } from "node:crypto";
import { chmod, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "../failure.ts";

/** Reads a file of the folder. Null if it is not there. */
export const readOwn = async <Value>(folder: string, name: string): Promise<Value | null> => {
  const path = join(folder, name);
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  try {
    return JSON.parse(text) as Value; // Only `writeOwn` writes it.
  } catch {
    throw new Failure(`${path} is damaged.`, { kind: "failed", next: "Move it away, and run `atlas login` again." });
  }
};

/** Writes a file of the folder with the rights of the user alone. A crash leaves the old one or the new one whole. */
export const writeOwn = async (folder: string, name: string, value: unknown): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  const fresh = `${path}.${randomUUID()}`;
  await writeFile(fresh, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  await rename(fresh, path);
  await chmod(path, 0o600);
};
