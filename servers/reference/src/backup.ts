/**
 * Saves the database into a new folder: `npm run backup FOLDER`, while the service runs. On PostgreSQL it
 * signs in as the owner of the tables (DATABASE_OWNER_URL).
 */
import { runBackupCommand } from "./backup/command.ts";
import { backupFolder, copyOfRunning, writeEmbedded } from "./backup/embedded.ts";
import { intoNewFolder } from "./backup/manifest.ts";
import { backupPostgres } from "./backup/postgresql.ts";
import { ownerUrlOf } from "./owner-url.ts";
import { holdDataFolder } from "./platform/data-folder.ts";
import { DataFolderError } from "./platform/unusable-folder.ts";

const now = (): string => new Date().toISOString();

/** Copies the folder itself, or asks the server that has it open. */
const backupEmbedded = async (dataDir: string, folder: string) => {
  const held = await holdDataFolder(dataDir).catch((error: unknown) => {
    if (error instanceof DataFolderError && error.inUse !== null) return null;
    throw error;
  });
  if (held === null) return writeEmbedded(folder, await copyOfRunning(dataDir), now());
  try {
    return await backupFolder(dataDir, folder, now());
  } finally {
    held.release();
  }
};

const variables = process.env;

void runBackupCommand("backup", variables, async (settings, folder) => {
  const { databaseUrl, dataDir } = settings;
  const manifest = await intoNewFolder(folder, async () => {
    if (databaseUrl === undefined) return backupEmbedded(dataDir, folder);
    return backupPostgres({
      ownerUrl: ownerUrlOf(settings, databaseUrl),
      folder,
      path: variables["PATH"] ?? "",
      certificates: settings.extraCertificates,
      now,
    });
  });
  return { manifest, notes: [] };
});
