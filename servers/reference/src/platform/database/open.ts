/** Opens the database of the settings, PostgreSQL or PGlite, once it is known to be ours. */
import { ownTurn } from "../turns.ts";
import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { privateFolder } from "../private-files.ts";
import { inDataFolder } from "../unusable-folder.ts";
import { type Database, type Vault, typedFailure } from "@atlas-messaging/postgres/database";
import { createVault } from "../vault.ts";
import { embeddedParts } from "./embedded-parts.ts";
import { isBehind, migratePglite, migratePostgres } from "./migrate.ts";
import { isUnordered } from "./positions.ts";
import { pgliteDatabase } from "@atlas-messaging/postgres/pglite";
import { Client } from "@atlas-messaging/postgres/client";
import { History, LoginRefused, dangerOf, lackOf, migrateCommand, proveAgain, whoIs } from "./login.ts";
import { type PostgresSettings, postgresDatabase } from "@atlas-messaging/postgres/postgres";
import { Writes } from "./writes.ts";

export interface DatabaseSettings {
  /** `postgres://…`; `memory://`; unset: PGlite in `dataDir`. */
  readonly url: string | undefined;
  readonly dataDir: string;
  readonly access?: PostgresAccess;
  /** Connections to PostgreSQL; default two per core. */
  readonly connections?: number;
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
  /** Called with the reason when PostgreSQL takes no writes, and with null when it takes them again. */
  readonly onWrites?: (refused: string | null) => void;
  /** Called when a connection leads to another database than those before, as after a restore. */
  readonly onReplaced?: () => void;
  /** Opens a copy whose new events readers would skip. Default false: it is refused, and the sandbox mends it. */
  readonly unordered?: boolean;
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
    await mkdir(dataDir, privateFolder);
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
  const { url, dataDir, connections, vault = createVault([randomBytes(32)]), extensions = {} } = settings;
  const { connectMilliseconds = 10_000, answerMilliseconds = 35_000 } = settings;
  const { access = {}, onUnavailable = () => {}, onWrites, onReplaced, unordered = false } = settings;
  if (url === undefined) return openPglite(dataDir, vault, extensions);
  if (inMemory(url)) return openPglite("memory://", vault, extensions);
  const patience = { connectMilliseconds, answerMilliseconds };
  return openPostgres({
    url,
    connections,
    ...patience,
    vault,
    beforeLarge: ownTurn,
    onUnavailable,
    onWrites,
    onReplaced,
    unordered,
    access,
  });
};

/** Ways to reach a PostgreSQL. */
export interface PostgresAccess {
  /** Kind of pooler, by its support for prepared statements; default `off`. */
  readonly pooled?: Pooled;
  /** Bypasses the pooler for LISTEN, with the same login. */
  readonly directUrl?: string | undefined;
  /** Login that owns the tables. */
  readonly ownerUrl?: string | undefined;
  /**
   * The sandbox migrates the tables itself and only warns of a login with too many rights. Elsewhere such a login is
   * refused, and the tables must exist.
   */
  readonly sandboxWarn?: ((sentence: string) => void) | undefined;
}

/** `unprepared` works with every pooler; `prepared` needs support for prepared statements (PgBouncer from 1.21 on). */
export type Pooled = "off" | "unprepared" | "prepared";

type Opened = Pick<
  PostgresSettings,
  "url" | "connections" | "connectMilliseconds" | "answerMilliseconds" | "vault" | "beforeLarge"
> & {
  readonly access: PostgresAccess;
  readonly onUnavailable: () => void;
  readonly onWrites?: ((refused: string | null) => void) | undefined;
  readonly onReplaced?: (() => void) | undefined;
  readonly unordered: boolean;
};

/** Thrown when a database must be migrated first. */
export class DatabaseBehind extends Error {
  override readonly name = "DatabaseBehind";
}

const run = `run \`${migrateCommand}\` first, as docs/operations`;

const lacksTables = `The database lacks tables of this version: ${run}/database.md describes.`;

const lacksOrder = `The database is a copy without the value of the sequence that orders events, so readers would skip new ones: ${run}/backup.md describes.`;

/** Opens PostgreSQL, after checking login and tables. */
const openPostgres = async ({ access, onReplaced, onWrites, unordered, ...settings }: Opened): Promise<Database> => {
  const { pooled = "off", directUrl, ownerUrl, sandboxWarn } = access;
  const connection = { ...settings, prepares: pooled !== "unprepared", pipelines: pooled === "off" };
  const login = await inspect(connection);
  const danger = dangerOf(login);
  if (danger !== null && !sandboxWarn) throw new LoginRefused(danger);
  if (danger !== null) sandboxWarn?.(danger);
  const lack = lackOf(login);
  if (lack !== null && !sandboxWarn) throw new LoginRefused(lack);
  const migrate = async (reason = lacksTables): Promise<void> => {
    if (!sandboxWarn) throw new DatabaseBehind(reason);
    const { problem } = await migratePostgres(ownerUrl ?? directUrl ?? settings.url, login.name);
    if (problem !== null) throw new LoginRefused(problem);
  };
  if (lack !== null) await migrate();
  const history = new History(onReplaced);
  const writes = new Writes(onWrites);
  const database: Database = postgresDatabase({
    ...connection,
    onUnavailable: (failure) => {
      if (!failure.connected) settings.onUnavailable();
      writes.note(failure, () => database);
    },
    prove: proveAgain(sandboxWarn !== undefined, history),
    listenUrl: directUrl ?? (pooled === "off" ? settings.url : null),
  });
  try {
    if (await isBehind(database)) await migrate();
    if (!unordered && (await isUnordered(database))) await migrate(lacksOrder);
    return watched(database, history, writes);
  } catch (failure) {
    await database.close();
    throw failure;
  }
};

const lookEvery = 5_000;

/** A pooler keeps its clients' connections while the database behind it is restored. */
const watched = (database: Database, history: History, writes: Writes): Database => {
  const look = () => history.goesOn((statement) => database.asSystem(statement));
  const timer = setInterval(() => void look().catch(() => {}), lookEvery).unref();
  const close = (): Promise<void> => {
    clearInterval(timer);
    writes.stop();
    return database.close();
  };
  return { ...database, whyNoWrites: () => writes.refused, close };
};

const inspect = async (connection: Omit<PostgresSettings, "prove" | "listenUrl">) => {
  const client = new Client({ ...connection, prove: async () => {} });
  try {
    await client.ready;
    return await whoIs(client);
  } catch (failure) {
    throw typedFailure(failure);
  } finally {
    await client.end();
  }
};
