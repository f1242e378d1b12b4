import type { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migrateWithPostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migrateWithPglite } from "drizzle-orm/pglite/migrator";
import { Client, escapeIdentifier } from "pg";
import journal from "../../../migrations/meta/_journal.json" with { type: "json" };
import type { Database } from "./database.ts";
import { migrationsFolder } from "../program.ts";
import { DatabaseUnavailable, typedFailure } from "./failures.ts";
import { KEEP_MEANINGS } from "./meanings.ts";
import { KEEP_POSITIONS } from "./positions.ts";

/** Number that no other advisory lock of this database uses. */
const LOCK = 4_100_001;

const latest = Math.max(...journal.entries.map(({ when }) => when));

/** Lets the service see which migrations were applied. */
const SHOW_STATE = `
  GRANT USAGE ON SCHEMA drizzle TO atlas_system;
  GRANT SELECT ON drizzle.__drizzle_migrations TO atlas_system;`;

/** Result of a migration. */
export interface Migrated {
  /** Migrations applied by this run. */
  readonly applied: readonly string[];
  /** Reason that the service's login lacks its roles; null if it has them. */
  readonly problem: string | null;
}

/**
 * Migrates PostgreSQL as the owner of the tables, and lets `serviceLogin` become the service's roles. Concurrent runs
 * wait for each other; the lock ends with the session.
 */
export const migratePostgres = async (url: string, serviceLogin: string): Promise<Migrated> => {
  const client = new Client({ connectionString: url, application_name: "atlas migrates" });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(`select pg_advisory_lock(${LOCK})`);
    const before = await newestIn(client);
    await migrateWithPostgres(drizzlePostgres(client), { migrationsFolder });
    await client.query(KEEP_MEANINGS);
    await client.query(KEEP_POSITIONS);
    await client.query(SHOW_STATE);
    const applied = journal.entries.filter(({ when }) => when > before).map(({ tag }) => tag);
    return { applied, problem: await letServe(client, serviceLogin) };
  } catch (failure) {
    throw migrationFailure(failure);
  } finally {
    await client.end().catch(() => undefined);
  }
};

const newestIn = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (rows[0]?.there !== true) return 0;
  const found = await client.query<{ newest: string | null }>(
    "select max(created_at)::text as newest from drizzle.__drizzle_migrations",
  );
  return Number(found.rows[0]?.newest ?? 0);
};

/** Grants the roles. From PostgreSQL 16 on the grant controls inheritance; before, the login does. */
const letServe = async (client: Client, login: string): Promise<string | null> => {
  const name = escapeIdentifier(login);
  const { rows } = await client.query<{ granted: boolean; modern: boolean }>(
    `select current_setting('server_version_num')::int >= 160000 as modern, bool_and(pg_has_role($1, rolname,
      case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end)) as granted
    from pg_roles where rolname in ('atlas_app', 'atlas_system')`,
    [login],
  );
  if (rows[0]?.granted === true) return null;
  const grant = `GRANT atlas_app, atlas_system TO ${name}${rows[0]?.modern === true ? " WITH INHERIT FALSE, SET TRUE" : ""}`;
  try {
    await client.query(grant);
    return null;
  } catch (failure) {
    return `The login ${name} must be allowed by somebody who may: ${grant}; (${failure instanceof Error ? failure.message : String(failure)})`;
  }
};

/** Shows PostgreSQL's own sentence about missing rights; hides everything else. */
const migrationFailure = (failure: unknown): unknown => {
  const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure;
  if (cause instanceof Error && "severity" in cause) {
    const typed = typedFailure(cause);
    return typed instanceof DatabaseUnavailable
      ? typed
      : new Error(`The migration failed: ${cause.message}.`, { cause });
  }
  return new DatabaseUnavailable(failure);
};

/** Migrates PGlite, which only one process can have open. */
export const migratePglite = async (pglite: PGlite): Promise<void> => {
  await migrateWithPglite(drizzlePglite(pglite), { migrationsFolder });
  await pglite.exec(KEEP_MEANINGS);
  await pglite.exec(KEEP_POSITIONS);
};

/** SQLSTATEs for a table, schema or role that is missing or hidden from us. */
const notThere: ReadonlySet<unknown> = new Set(["42P01", "3F000", "42501", "22023", "42704"]);

/**
 * Tells if the database lacks migrations of this version. A newer database is fine: the next version may be on its way.
 */
export const isBehind = async (database: Database): Promise<boolean> => {
  try {
    const [found] = await database.asSystem<{ newest: string | null }>({
      text: "select max(created_at)::text as newest from drizzle.__drizzle_migrations",
      values: [],
    });
    return Number(found?.newest ?? 0) < latest;
  } catch (failure) {
    if (failure instanceof Error && "code" in failure && notThere.has(failure.code)) return true;
    throw failure;
  }
};
