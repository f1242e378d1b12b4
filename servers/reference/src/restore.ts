/**
 * Restores a backup: `npm run restore FOLDER`, into an empty PostgreSQL or a new DATA_DIR. It brings the
 * tables to this version.
 */
import { runBackupCommand } from "./backup/command.ts";
import { restoreFolder } from "./backup/embedded.ts";
import { BackupRefused, readManifest } from "./backup/manifest.ts";
import { restorePostgres } from "./backup/postgresql.ts";
import { ownerUrlOf } from "./owner-url.ts";
import { holdDataFolder } from "./platform/data-folder.ts";

const variables = process.env;

void runBackupCommand("restore", variables, async (settings, folder) => {
  const { databaseUrl, dataDir } = settings;
  const manifest = await readManifest(folder);
  const wanted = databaseUrl === undefined ? "embedded" : "postgresql";
  if (manifest.kind !== wanted) {
    throw new BackupRefused(
      `The backup is of ${manifest.kind === "embedded" ? "an embedded database: unset DATABASE_URL" : "a PostgreSQL: set DATABASE_URL"}.`,
    );
  }
  if (databaseUrl === undefined) {
    const held = await holdDataFolder(dataDir);
    try {
      await restoreFolder(dataDir, folder, manifest);
    } finally {
      held.release();
    }
    return { manifest, notes: [] };
  }
  const login = decodeURIComponent(new URL(databaseUrl).username);
  const ownerUrl = ownerUrlOf(settings, databaseUrl);
  const where = { ownerUrl, folder, path: variables["PATH"] ?? "", certificates: settings.extraCertificates };
  const { applied, problem } = await restorePostgres(where, manifest, login);
  return {
    manifest,
    notes: [
      ...(applied.length > 0 ? [`Applied ${applied.join(", ")}.`] : []),
      problem ?? `The login ${login} may serve from them.`,
    ],
  };
});
