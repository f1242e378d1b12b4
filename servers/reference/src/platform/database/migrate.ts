import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migrateWithPglite } from "drizzle-orm/pglite/migrator";
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js";
import { migrate as migrateWithPostgres } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { typedFailure } from "./failures.ts";
import { KEEP_MEANINGS } from "./meanings.ts";

const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));

/** Any number that no other advisory lock of this database has. */
const LOCK = 4_100_001;

/**
 * Brings a PostgreSQL database to this version's tables, as the login that the URL names. Processes that start at once
 * wait for each other; the lock goes with the session, so one that dies does not leave it behind.
 */
export async function migratePostgres(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, fetch_types: false, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${LOCK}::bigint)`;
    await migrateWithPostgres(drizzlePostgres(sql), { migrationsFolder });
    await sql.unsafe(KEEP_MEANINGS);
  } catch (failure) {
    throw typedFailure(failure);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** The same for PGlite, which only one process can have open. */
export const migratePglite = async (pglite: PGlite): Promise<void> => {
  await migrateWithPglite(drizzlePglite(pglite), { migrationsFolder });
  await pglite.exec(KEEP_MEANINGS);
};
