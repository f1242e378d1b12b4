/**
 * Prints the rows of one organization as JSON lines: `npm run export ORGANIZATION_ID [TABLE …]`. Secrets
 * are left out. With `audit_events` it is an export of the audit log.
 */
import { didYouMean } from "@atlas-messaging/contract";
import { isId } from "@atlas-messaging/service/core/ids";
import { explain } from "./platform/explain.ts";
import { holdDataFolder } from "./platform/data-folder.ts";
import { exportLine, exportRows, exportedTables } from "./platform/database/export-rows.ts";
import { keepFilesPrivate } from "./platform/private-files.ts";
import { typed } from "./platform/program.ts";
import { openResources } from "./process.ts";
import { type Settings, SettingsError, deployable, readSettings } from "./settings.ts";

const print = async (settings: Settings, organizationId: string, tables: readonly string[]): Promise<void> => {
  const held = settings.databaseUrl === undefined ? await holdDataFolder(settings.dataDir) : null;
  // Its own log would stand between the lines.
  const resources = await openResources({ ...settings, logLevel: "silent" });
  try {
    for await (const row of exportRows(resources.database, organizationId, tables)) {
      process.stdout.write(exportLine(row));
    }
  } finally {
    await resources.close();
    held?.release();
  }
};

const run = async (): Promise<void> => {
  const [organizationId = "", ...named] = process.argv.slice(2);
  if (!isId(organizationId)) {
    throw new SettingsError(`Name an organization by its id: \`${typed("export ORGANIZATION_ID [TABLE …]")}\`.`);
  }
  const unknown = named.filter((name) => !exportedTables.includes(name));
  if (unknown.length > 0) {
    throw new SettingsError(
      `There is no ${unknown.join(", ")} in an export, which has ${exportedTables.join(", ")}.${didYouMean(unknown[0] ?? "", exportedTables)}`,
    );
  }
  await print(deployable(readSettings(process.env)), organizationId, named.length > 0 ? named : exportedTables);
};

keepFilesPrivate();
// A reader that has seen enough, as after `| head`, is no failure.
process.stdout.once("error", () => process.exit(0));
try {
  await run();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
