/** Common to the commands `backup` and `restore`. */
import { resolve } from "node:path";
import { explain } from "../platform/explain.ts";
import { type Settings, SettingsError, readSettings } from "../settings.ts";
import { trustedCertificates } from "../platform/own-authority.ts";
import { keepFilesPrivate } from "../platform/private-files.ts";
import { typed } from "../platform/program.ts";
import type { Variables } from "../platform/variables.ts";
import type { Manifest } from "./manifest.ts";

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Lists the tables with rows, and says which keys the secrets need. */
const describe = (done: string, { tables, keys }: Manifest, folder: string): string => {
  const filled = Object.entries(tables).filter(([, rows]) => rows > 0);
  const width = Math.max(0, ...filled.map(([table]) => table.length));
  const all = filled.reduce((sum, [, rows]) => sum + rows, 0);
  const needed =
    keys.length === 0
      ? "It holds no sealed secrets."
      : `Its secrets need the key ${keys.join(" and ")}, which is not in it: keep ATLAS_ENCRYPTION_KEYS, or DATA_DIR/encryption.key, in another place.`;
  return [
    ...filled.map(([table, rows]) => `${table.padEnd(width)}  ${rows}`),
    `${done} ${all} rows of ${filled.length} tables: ${folder}`,
    needed,
  ].join("\n");
};

/** Reads the folder from the arguments, acts, and prints what was done. Exits with 1 and one sentence on failure. */
export const runBackupCommand = async (
  name: "backup" | "restore",
  variables: Variables,
  act: (
    settings: Settings,
    folder: string,
  ) => Promise<{ readonly manifest: Manifest; readonly notes: readonly string[] }>,
): Promise<void> => {
  keepFilesPrivate();
  try {
    const [folder, ...rest] = process.argv.slice(2);
    if (folder === undefined || rest.length > 0) {
      throw new SettingsError(`Name one folder: \`${typed(`${name} FOLDER`)}\`.`);
    }
    const settings = readSettings(variables);
    trustedCertificates(settings.extraCertificates);
    if (settings.databaseUrl === "memory://") throw new SettingsError("A database in memory has no backups.");
    const { manifest, notes } = await act(settings, resolve(folder));
    print([describe(name === "backup" ? "Saved" : "Restored", manifest, resolve(folder)), ...notes].join("\n"));
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
};
