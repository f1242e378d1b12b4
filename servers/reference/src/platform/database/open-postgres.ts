import { Client } from "./client.ts";
import type { Database } from "./database.ts";
import { typedFailure } from "./failures.ts";
import { History } from "./history.ts";
import { LoginRefused, dangerOf, lackOf, migrateCommand, proveAgain, whoIs } from "./login.ts";
import { isBehind, migratePostgres } from "./migrate.ts";
import { type PostgresSettings, postgresDatabase } from "./postgres.ts";

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

type Opened = Pick<PostgresSettings, "url" | "lanes" | "connectMilliseconds" | "answerMilliseconds" | "vault"> & {
  readonly access: PostgresAccess;
  readonly onUnavailable: () => void;
  readonly onReplaced?: (() => void) | undefined;
};

/** Thrown when tables are missing or of an earlier version. */
export class DatabaseBehind extends Error {
  override readonly name = "DatabaseBehind";

  constructor() {
    super(
      `The database lacks tables of this version: run \`${migrateCommand}\` first, as docs/operations/database.md describes.`,
    );
  }
}

/** Opens PostgreSQL, after checking login and tables. */
export const openPostgres = async ({ access, onReplaced, ...settings }: Opened): Promise<Database> => {
  const { pooled = "off", directUrl, ownerUrl, sandboxWarn } = access;
  const connection = { ...settings, prepares: pooled !== "unprepared", pipelines: pooled === "off" };
  const login = await inspect(connection);
  const danger = dangerOf(login);
  if (danger !== null && !sandboxWarn) throw new LoginRefused(danger);
  if (danger !== null) sandboxWarn?.(danger);
  const lack = lackOf(login);
  if (lack !== null && !sandboxWarn) throw new LoginRefused(lack);
  const migrate = async (): Promise<void> => {
    if (!sandboxWarn) throw new DatabaseBehind();
    const { problem } = await migratePostgres(ownerUrl ?? directUrl ?? settings.url, login.name);
    if (problem !== null) throw new LoginRefused(problem);
  };
  if (lack !== null) await migrate();
  const history = new History(onReplaced);
  const database = postgresDatabase({
    ...connection,
    prove: proveAgain(sandboxWarn !== undefined, history),
    listenUrl: directUrl ?? (pooled === "off" ? settings.url : null),
  });
  try {
    if (await isBehind(database)) await migrate();
    return watched(database, history);
  } catch (failure) {
    await database.close();
    throw failure;
  }
};

const lookEvery = 5_000;

/** A pooler keeps its clients' connections while the database behind it is restored. */
const watched = (database: Database, history: History): Database => {
  const look = () => history.goesOn((statement) => database.asSystem(statement));
  const timer = setInterval(() => void look().catch(() => {}), lookEvery).unref();
  const close = (): Promise<void> => {
    clearInterval(timer);
    return database.close();
  };
  return { ...database, close };
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
