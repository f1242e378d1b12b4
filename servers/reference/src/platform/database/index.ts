import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { inDataFolder } from "../unusable-folder.ts";
import { type Vault, createVault } from "../vault.ts";
import type { Database } from "./database.ts";
import { embeddedParts } from "./embedded-parts.ts";
import { migratePglite } from "./migrate.ts";
import { type PostgresAccess, openPostgres } from "./open-postgres.ts";
import { pgliteDatabase } from "./pglite.ts";

export type { PGlite as EmbeddedDatabase } from "@electric-sql/pglite";
export type { Database, Statement } from "./database.ts";
export { ConstraintViolation, DatabaseUnavailable } from "./failures.ts";
export { LoginRefused } from "./login.ts";
export { UNSEEN, backupRole, ownerBacksUp } from "./backup-role.ts";
export { migratePglite, migratePostgres, pendingMigrations } from "./migrate.ts";
export { DatabaseBehind, type Pooled, type PostgresAccess } from "./open-postgres.ts";
export { commit } from "./commit.ts";
export { commitEach } from "./commit-each.ts";
export { type DatabaseClock, databaseClock } from "./database-clock.ts";
export { compileChanges } from "./compile.ts";
export { SEQUENCE_BEHIND } from "./positions.ts";
export { sharedLimiter } from "./shared-limiter.ts";
export { shares } from "./shares.ts";
export { decodeInstant, decodeRow } from "./decode.ts";
export { bindSealed, resealing } from "./reseal.ts";
export { exportLine, exportRows, exportedTables } from "./export-rows.ts";
export { SEALED_KEYS, refuseMissingKeys } from "./sealed-keys.ts";
export { openDetail, placeOf } from "./seal-secrets.ts";

export interface DatabaseSettings {
  /** `postgres://…`; `memory://`; unset: PGlite in `dataDir`. */
  readonly url: string | undefined;
  readonly dataDir: string;
  readonly access?: PostgresAccess;
  /** Connections to PostgreSQL; default two per core. */
  readonly lanes?: number;
  /** Deadline for a connection to answer; default 10 seconds. */
  readonly connectMilliseconds?: number;
  /** Deadline for an answer; by default longer than any statement may take. */
  readonly answerMilliseconds?: number;
  /** Default: a vault with a random key. */
  readonly vault?: Vault;
  /** PGlite's extensions, such as pgvector; default none. */
  readonly extensions?: NonNullable<PGliteOptions["extensions"]>;
  /** Called for each statement that fails because PostgreSQL cannot be reached. */
  readonly onUnavailable?: () => void;
  /** Called when a connection leads to another database than those before, as after a restore. */
  readonly onReplaced?: () => void;
}

const inMemory = (dataDir: string): boolean => dataDir.startsWith("memory://");

/** Opens the files of the embedded database, without migrating them. */
export const createPglite = async (
  dataDir: string,
  extensions: NonNullable<PGliteOptions["extensions"]> = {},
): Promise<PGlite> => {
  const parts = await embeddedParts();
  const create = () => PGlite.create(dataDir, { extensions, ...parts });
  return inMemory(dataDir) ? create() : inDataFolder(dataDir, create);
};

const openPglite = async (
  dataDir: string,
  vault: Vault,
  extensions: NonNullable<PGliteOptions["extensions"]>,
): Promise<Database> => {
  if (inMemory(dataDir)) return migrated(await createPglite(dataDir, extensions), vault);
  return inDataFolder(dataDir, async () => {
    await mkdir(dataDir, { recursive: true });
    return migrated(await createPglite(dataDir, extensions), vault);
  });
};

const migrated = async (pglite: PGlite, vault: Vault): Promise<Database> => {
  try {
    await migratePglite(pglite);
    return await pgliteDatabase(pglite, vault);
  } catch (failure) {
    await pglite.close();
    throw failure;
  }
};

/**
 * Opens the database under roles that own nothing. Row-level security limits each statement to one organization or to
 * the system's few tables. PGlite is migrated, too.
 */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  const { url, dataDir, lanes, vault = createVault([randomBytes(32)]), extensions = {} } = settings;
  const { connectMilliseconds = 10_000, answerMilliseconds = 35_000 } = settings;
  const { access = {}, onUnavailable = () => {}, onReplaced } = settings;
  if (url === undefined) return openPglite(dataDir, vault, extensions);
  if (inMemory(url)) return openPglite("memory://", vault, extensions);
  const patience = { connectMilliseconds, answerMilliseconds };
  return openPostgres({ url, lanes, ...patience, vault, onUnavailable, onReplaced, access });
};
