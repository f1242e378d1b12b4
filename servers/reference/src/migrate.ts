/**
 * Migrates the database: `npx --yes bun@1.4.5 run migrate`, before a deployment starts. It signs in as the owner of the tables
 * (DATABASE_OWNER_URL) and grants access to the login of DATABASE_URL.
 */
import { DatabaseUnavailable, migratePostgres } from "./platform/database/index.ts";
import { SettingsError, readSettings } from "./settings.ts";

const print = (text: string): void => void process.stdout.write(`${text}\n`);

const migrate = async (): Promise<void> => {
  const { databaseUrl, databaseAccess } = readSettings(process.env);
  if (databaseUrl === undefined || databaseUrl === "memory://") {
    throw new SettingsError(
      "DATABASE_URL must name a PostgreSQL: the embedded database is brought to this version by the server that opens it.",
    );
  }
  const { ownerUrl = databaseAccess.directUrl ?? databaseUrl } = databaseAccess;
  const login = decodeURIComponent(new URL(databaseUrl).username);
  if (login === "")
    throw new SettingsError("DATABASE_URL must name its login, as in postgres://atlas_service@host/atlas.");
  const { applied, problem } = await migratePostgres(ownerUrl, login);
  print(applied.length === 0 ? "The tables are those of this version." : `Applied ${applied.join(", ")}.`);
  if (problem !== null) throw new SettingsError(problem);
  print(`The login ${login} may serve from them.`);
};

const explain = (error: unknown): string => {
  if (error instanceof DatabaseUnavailable)
    return `The database cannot be reached (${error.reason ?? "no reason given"}).`;
  return error instanceof Error ? error.message : String(error);
};

try {
  await migrate();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
