/**
 * Migrates the database: `npm run migrate`, before a deployment starts. It signs in as the owner of the tables
 * (DATABASE_OWNER_URL) and grants access to the login of DATABASE_URL. With `--check` it only tells what it would do,
 * and exits with 1 if that is anything.
 */
import { parseArgs } from "node:util";
import { DatabaseUnavailable } from "@atlas-messaging/postgres/database";
import { migratePostgres, pendingMigrations } from "./platform/database/migrate.ts";
import { ownerUrlOf } from "./owner-url.ts";
import { trustedCertificates } from "./platform/own-authority.ts";
import { reasonOf } from "./platform/explain.ts";
import { keepFilesPrivate } from "./platform/private-files.ts";
import { SettingsError, readSettings } from "./settings.ts";

const print = (text: string): void => void process.stdout.write(`${text}\n`);

const upToDate = "The tables are those of this version.";

const check = async (url: string): Promise<void> => {
  const { pending, ahead } = await pendingMigrations(url);
  if (pending.length > 0) throw new SettingsError(`The database lacks ${pending.join(", ")}.`);
  print(ahead ? "The tables are those of a later version, on which this one may serve." : upToDate);
};

const onlyCheck = (): boolean => {
  try {
    return parseArgs({ options: { check: { type: "boolean", default: false } } }).values.check;
  } catch {
    throw new SettingsError("`migrate` takes no argument but --check.");
  }
};

const migrate = async (): Promise<void> => {
  const checks = onlyCheck();
  const settings = readSettings(process.env);
  trustedCertificates(settings.extraCertificates);
  const { databaseUrl, databaseAccess } = settings;
  if (databaseUrl === undefined || databaseUrl === "memory://") {
    throw new SettingsError(
      "DATABASE_URL must name a PostgreSQL: the embedded database is brought to this version by the server that opens it.",
    );
  }
  // Any login may look.
  if (checks) return check(databaseAccess.ownerUrl ?? databaseAccess.directUrl ?? databaseUrl);
  const ownerUrl = ownerUrlOf(settings, databaseUrl);
  const login = decodeURIComponent(new URL(databaseUrl).username);
  if (login === "")
    throw new SettingsError("DATABASE_URL must name its login, as in postgres://atlas_service@host/atlas.");
  const { applied, problem } = await migratePostgres(ownerUrl, login);
  print(applied.length === 0 ? upToDate : `Applied ${applied.join(", ")}.`);
  if (problem !== null) throw new SettingsError(problem);
  print(`The login ${login} may serve from them.`);
};

const explain = (error: unknown): string => {
  if (error instanceof DatabaseUnavailable)
    return `The database cannot be reached (${error.reason ?? "no reason given"}).`;
  return reasonOf(error);
};

keepFilesPrivate();
try {
  await migrate();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
