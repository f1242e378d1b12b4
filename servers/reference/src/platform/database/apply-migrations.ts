/** Applies migrations one by one, each in a transaction of its own, without holding others up for long. */
import { readMigrationFiles } from "drizzle-orm/migrator";
import journal from "../../../migrations/meta/_journal.json" with { type: "json" };
import { migrationsFolder } from "../program.ts";

/** A connection of the owner of the tables. */
export interface OwnerConnection {
  /** Runs statements without parameters. */
  readonly run: (statements: string) => Promise<void>;
  readonly rows: <Row extends object>(query: string) => Promise<readonly Row[]>;
}

export interface Migration {
  readonly tag: string;
  readonly when: number;
  readonly hash: string;
  readonly statements: readonly string[];
}

/** All migrations of this version, in order. */
export const allMigrations = (): readonly Migration[] =>
  readMigrationFiles({ migrationsFolder }).map(({ sql: statements, folderMillis: when, hash }, index) => ({
    tag: journal.entries[index]?.tag ?? "",
    when,
    hash,
    statements,
  }));

const CREATE_STATE = `
  CREATE SCHEMA IF NOT EXISTS drizzle;
  CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint);`;

/** Returns the time of the newest migration that the database has, or 0. */
export const newestApplied = async (connection: OwnerConnection): Promise<number> => {
  const [state] = await connection.rows<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (state?.there !== true) return 0;
  const [found] = await connection.rows<{ newest: string | null }>(
    "select max(created_at)::text as newest from drizzle.__drizzle_migrations",
  );
  return Number(found?.newest ?? 0);
};

/** Waiting for a lock holds up every later query of the table, so each wait is short and tried again. */
export interface LockWaits {
  readonly milliseconds: number;
  readonly attempts: number;
  readonly pause: (attempt: number) => Promise<void>;
}

/** Applies those that the database lacks; returns their tags. */
export const applyMigrations = async (
  connection: OwnerConnection,
  waits: LockWaits,
  migrations = allMigrations(),
): Promise<readonly string[]> => {
  await connection.run(CREATE_STATE);
  const before = await newestApplied(connection);
  const lacking = migrations.filter(({ when }) => when > before);
  for (const migration of lacking) {
    if (runsConcurrently(migration)) await applyConcurrently(connection, migration);
    else await applyInTransaction(connection, migration, waits);
  }
  return lacking.map(({ tag }) => tag);
};

const note = ({ hash, when }: Migration): string =>
  `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('${hash}', ${when});`;

const withoutComments = (statement: string): string => statement.replace(/--.*$/gm, "").trim();

const runsConcurrently = ({ statements }: Migration): boolean =>
  statements.some((statement) => /\bconcurrently\b/i.test(withoutComments(statement)));

const applyInTransaction = (connection: OwnerConnection, migration: Migration, waits: LockWaits): Promise<void> =>
  inShortTransaction(connection, `migration ${migration.tag}`, [...migration.statements, note(migration)], waits);

/** Runs statements in one transaction that waits briefly for each lock, and tries again. */
export const inShortTransaction = async (
  connection: OwnerConnection,
  subject: string,
  statements: readonly string[],
  { milliseconds, attempts, pause }: LockWaits,
): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await connection.run(`BEGIN; SET LOCAL lock_timeout = ${milliseconds}`);
      for (const statement of statements) await connection.run(statement);
      return await connection.run("COMMIT");
    } catch (failure) {
      // A connection that is gone has rolled back by itself.
      await connection.run("ROLLBACK").catch(() => undefined);
      if (!isLockTimeout(failure)) throw failure;
      if (attempt >= attempts) throw lockedOut(subject, attempts, failure);
    }
    await pause(attempt);
  }
};

/** Thrown when a migration cannot begin or go on; the message says what to do. */
export class MigrationStopped extends Error {
  override readonly name = "MigrationStopped";
}

const lockedOut = (subject: string, attempts: number, cause: unknown): MigrationStopped =>
  new MigrationStopped(
    `The ${subject} did not get its lock in ${attempts} attempts, as other transactions hold its table. ` +
      "Nothing of it was applied. End long transactions (pg_stat_activity shows them), and run it again.",
    { cause },
  );

const isLockTimeout = (failure: unknown): boolean =>
  failure instanceof Error && "code" in failure && failure.code === "55P03";

/**
 * Builds indexes while others write, which no transaction permits. A build that was broken off leaves an invalid index;
 * it is dropped first.
 */
const applyConcurrently = async (connection: OwnerConnection, migration: Migration): Promise<void> => {
  // A wait of such a build holds nobody up.
  await connection.run("SET lock_timeout = 0");
  const invalid = await connection.rows<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_index join pg_class on pg_class.oid = indexrelid
      join pg_namespace on pg_namespace.oid = relnamespace where nspname = 'public' and not indisvalid`,
  );
  for (const { name } of invalid) await connection.run(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  for (const statement of migration.statements.map(withoutComments)) {
    if (statement !== "") await connection.run(statement);
  }
  await connection.run(note(migration));
};
