/** Description of a backup, kept beside its data. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { SEALED_KEYS } from "../platform/database/sealing.ts";

export interface Manifest {
  readonly format: 1;
  readonly kind: "postgresql" | "embedded";
  readonly taken_at: string;
  /** Newest migration of the database. */
  readonly migration: string;
  /** Rows of each table at the moment of the backup. */
  readonly tables: Readonly<Record<string, number>>;
  /** Fingerprints of the encryption keys that its secrets need. */
  readonly keys: readonly string[];
  readonly file: { readonly name: string; readonly bytes: number; readonly sha256: string };
}

/** Thrown when a backup or restore cannot go on; the message says what to do. */
export class BackupRefused extends Error {
  override readonly name = "BackupRefused";
}

const manifestName = "manifest.json";

/**
 * Writes a backup into a new folder, and removes what is there if it fails: the next one may have its name. Refuses a
 * folder with files, which might be another backup.
 */
export const intoNewFolder = async (folder: string, write: () => Promise<Manifest>): Promise<Manifest> => {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new BackupRefused(`The folder ${folder} is not empty: name a new one for each backup.`);
  }
  try {
    return await write();
  } catch (failure) {
    const left = made === undefined ? (await readdir(folder)).map((name) => join(folder, name)) : [folder];
    await Promise.all(left.map((path) => rm(path, { recursive: true, force: true })));
    throw failure;
  }
};

/** Writes the manifest last, so a folder without one is no backup. */
export const writeManifest = async (
  folder: string,
  file: string,
  known: Omit<Manifest, "format" | "file">,
): Promise<Manifest> => {
  const path = join(folder, file);
  const { size: bytes } = await stat(path);
  const manifest: Manifest = { format: 1, ...known, file: { name: file, bytes, sha256: await digestOf(path) } };
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
};

/** Reads the manifest and proves its file. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, manifestName), "utf8").catch(() => {
    throw new BackupRefused(`${folder} holds no finished backup: ${manifestName} is missing.`);
  });
  const manifest: Manifest = JSON.parse(text); // Written by `writeManifest`; its format is checked next.
  if (manifest.format !== 1) throw new BackupRefused(`${folder} was written by a later version; restore it with that.`);
  const digest = await digestOf(join(folder, manifest.file.name)).catch(() => null);
  if (digest !== manifest.file.sha256) {
    throw new BackupRefused(
      `${manifest.file.name} in ${folder} is not as it was written: it is missing, or was damaged.`,
    );
  }
  return manifest;
};

const digestOf = async (path: string): Promise<string> => {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
};

/** Refuses a restored database whose rows are not those of the backup. */
export const compareTables = (expected: Manifest["tables"], found: Manifest["tables"]): void => {
  const different = Object.entries(expected).filter(([table, rows]) => found[table] !== rows);
  if (different.length === 0) return;
  const list = different.map(([table, rows]) => `${table} has ${found[table] ?? 0} rows, not ${rows}`);
  throw new BackupRefused(`The restored database differs from the backup: ${list.join(", ")}.`);
};

// Reads from a database what a manifest says of it.

type Ask = <Row extends object>(query: string) => Promise<readonly Row[]>;

export type Inspected = Pick<Manifest, "tables" | "keys" | "migration">;

/** Counts all rows, so it takes as long as reading them. Run it in the transaction that the backup is of. */
export const inspect = async (ask: Ask, tagOf: (when: number) => string): Promise<Inspected> => {
  const names = await ask<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  const tables: Record<string, number> = {};
  for (const { name } of names) {
    const [counted] = await ask<{ rows: number }>(`select count(*)::float8 as rows from public."${name}"`);
    tables[name] = counted?.rows ?? 0;
  }
  const sealed = await ask<{ key: string }>(`select distinct key from (${SEALED_KEYS}) sealed order by 1`);
  const [state] = await ask<{ newest: string }>(
    "select max(created_at)::text as newest from drizzle.__drizzle_migrations",
  );
  return { tables, keys: sealed.map(({ key }) => key), migration: tagOf(Number(state?.newest ?? 0)) };
};
