import { setTimeout as sleep } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { Client, escapeIdentifier } from "pg";
import journal from "../../../migrations/meta/_journal.json" with { type: "json" };
import {
  type LockWaits,
  type Migration,
  MigrationStopped,
  type OwnerConnection,
  applyMigrations,
  inShortTransaction,
  newestApplied,
} from "./apply-migrations.ts";
import { UNSEEN, keepBackups } from "./backup-role.ts";
import { type Database, DatabaseUnavailable, typedFailure } from "@atlas-messaging/postgres/database";
import { keepPositions } from "./positions.ts";

/** Number that no other advisory lock of this database uses. */
const LOCK = 4_100_001;

const latest = Math.max(...journal.entries.map(({ when }) => when));

/** Name of the newest migration of this version. */
export const latestMigration = journal.entries.find(({ when }) => when === latest)?.tag ?? "none";

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

export interface MigrateOptions {
  /** Default: all of this version. */
  readonly migrations?: readonly Migration[];
  readonly waits?: LockWaits;
}

const patience: LockWaits = { milliseconds: 3_000, attempts: 20, pause: () => sleep(1_000) };

/**
 * Migrates PostgreSQL as the owner of the tables, and lets `serviceLogin` become the service's roles. Concurrent runs
 * wait for each other; the lock ends with the session.
 */
export const migratePostgres = (
  url: string,
  serviceLogin: string,
  { migrations, waits = patience }: MigrateOptions = {},
): Promise<Migrated> =>
  asMigrator(url, async (client) => {
    await takeTurn(client);
    const applied = await applyMigrations(connectionOf(client), waits, migrations);
    await client.query(KEEP_MEANINGS);
    await client.query(SHOW_STATE);
    await keepBackups(connectionOf(client), (statements) =>
      inShortTransaction(connectionOf(client), "policy for backups", [statements], waits),
    );
    await keepPositions(connectionOf(client), (statements) =>
      inShortTransaction(connectionOf(client), "order of events", statements, waits),
    );
    return { applied, problem: await letServe(client, serviceLogin) };
  });

/** State of a database before a migration. */
export interface Pending {
  /** Migrations that the database lacks. */
  readonly pending: readonly string[];
  /** Tells that a version newer than this one has migrated it. */
  readonly ahead: boolean;
  /** Tables whose rows the role of backups does not see. */
  readonly unseen: readonly string[];
}

/** Tells what `migratePostgres` would apply, and changes nothing. */
export const pendingMigrations = (url: string): Promise<Pending> =>
  asMigrator(url, async (client) => {
    const newest = await newestApplied(connectionOf(client)).catch(async (failure: unknown) => {
      if (codeOf(failure) !== notPermitted) throw failure;
      // The service's login sees the state in this role.
      await client.query("set role atlas_system");
      return newestApplied(connectionOf(client));
    });
    const unseen = (await client.query<{ name: string }>(UNSEEN)).rows.map(({ name }) => name);
    return {
      unseen,
      pending: journal.entries.filter(({ when }) => when > newest).map(({ tag }) => tag),
      ahead: newest > latest,
    };
  });

const asMigrator = async <Result>(url: string, act: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url, application_name: "atlas migrates" });
  client.on("error", () => {});
  try {
    await client.connect();
    return await act(client);
  } catch (failure) {
    throw migrationFailure(failure);
  } finally {
    await client.end().catch(() => undefined);
  }
};

const connectionOf = (client: Client): OwnerConnection => ({
  run: async (statements) => void (await client.query(statements)),
  rows: async <Row extends object>(query: string) => (await client.query<Row>(query)).rows,
});

const turns = { pauseMilliseconds: 100, max: 18_000 };

/** Waits for its turn by asking: a waiting query would have a snapshot, for which a concurrent index waits forever. */
const takeTurn = async (client: Client): Promise<void> => {
  for (let asked = 0; asked < turns.max; asked += 1) {
    const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${LOCK}) as mine`);
    if (rows[0]?.mine === true) return;
    await sleep(turns.pauseMilliseconds);
  }
  throw new MigrationStopped(
    "Another process has been migrating this database for half an hour. Look at it, and run it again.",
  );
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

const notPermitted = "42501";

const codeOf = (failure: unknown): unknown =>
  failure instanceof Error && "code" in failure ? failure.code : undefined;

const createRoles = ["atlas_app", "atlas_system"].map((role) => `create role ${role} nologin;`).join(" ");

/** Says how to go on where the owner may not create roles. */
const remedyOf = ({ message }: Error): string =>
  /\brole/.test(message) ? ` Let somebody who may create roles run this first: ${createRoles}` : "";

/** Shows PostgreSQL's own sentence about missing rights; hides everything else. */
const migrationFailure = (failure: unknown): unknown => {
  if (failure instanceof MigrationStopped) return failure;
  const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure;
  if (cause instanceof Error && "severity" in cause) {
    const typed = typedFailure(cause);
    return typed instanceof DatabaseUnavailable
      ? typed
      : new Error(`The migration failed: ${cause.message}.${codeOf(cause) === notPermitted ? remedyOf(cause) : ""}`, {
          cause,
        });
  }
  return new DatabaseUnavailable(failure);
};

/** Migrates PGlite, which only one process can have open. */
export const migratePglite = async (pglite: PGlite, migrations?: readonly Migration[]): Promise<void> => {
  const connection: OwnerConnection = {
    run: async (statements) => void (await pglite.exec(statements)),
    rows: async <Row extends object>(query: string) => (await pglite.query<Row>(query)).rows,
  };
  await applyMigrations(connection, patience, migrations);
  await pglite.exec(KEEP_MEANINGS);
  await keepPositions(connection, (statements) =>
    inShortTransaction(connection, "order of events", statements, patience),
  );
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

/**
 * Adds a pgvector column where the extension is available, so the database can compare vectors. This is not a
 * migration: extensions come and go with the server's packages, so each run checks again.
 */
const KEEP_MEANINGS = `
DO $start$
BEGIN
  IF EXISTS (SELECT FROM pg_attribute WHERE attrelid = 'knowledge_vectors'::regclass AND attname = 'meaning')
    OR NOT EXISTS (SELECT FROM pg_available_extensions WHERE name = 'vector') THEN
    RETURN;
  END IF;
  CREATE EXTENSION IF NOT EXISTS vector;
  CREATE FUNCTION atlas_meaning(bytes bytea) RETURNS vector LANGUAGE sql IMMUTABLE STRICT
    SET search_path = public, pg_temp AS $$
    SELECT array_agg((get_byte(bytes, place) + 128) % 256 - 128 ORDER BY place)::real[]::vector
    FROM generate_series(0, octet_length(bytes) - 1) place
  $$;
  ALTER TABLE knowledge_vectors ADD COLUMN meaning vector GENERATED ALWAYS AS (atlas_meaning(vector)) STORED;
EXCEPTION
  -- The login may not create it, or it is in a schema that is not on the path: then this process compares.
  WHEN insufficient_privilege OR undefined_object OR feature_not_supported THEN NULL;
END $start$`;
