/** Backs up PostgreSQL by pg_dump, and restores it by pg_restore, as the owner of the tables. */
import { delimiter, join } from "node:path";
import { Client } from "pg";
import journal from "../../migrations/meta/_journal.json" with { type: "json" };
import { UNSEEN, backupRole, ownerBacksUp } from "../platform/database/backup-role.ts";
import { migratePostgres } from "../platform/database/migrate.ts";
import { BackupRefused, type Inspected, type Manifest, compareTables, inspect, writeManifest } from "./manifest.ts";
import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { promisify } from "node:util";

const dumpName = "database.dump";

export const tagOf = (when: number): string =>
  journal.entries.find((entry) => entry.when === when)?.tag ?? `a later one (${when})`;

const withOwner = async <Result>(url: string, act: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url, application_name: "atlas backs up" });
  client.on("error", () => {});
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
};

const majorOf = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ major: number }>(
    "select current_setting('server_version_num')::int / 10000 as major",
  );
  return rows[0]?.major ?? 0;
};

/** A role that misses a table would save none of its rows, and end well. */
const refuseBlind = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ member: boolean }>(
    "select pg_has_role(oid, 'MEMBER') as member from pg_roles where rolname = $1",
    [backupRole],
  );
  if (rows[0]?.member !== true) {
    throw new BackupRefused(
      `The login may not become ${backupRole}, which reads all rows. Let somebody who may create roles run: ` +
        `create role ${backupRole} nologin; grant ${backupRole} to "${client.user}"; and then run \`migrate\` again.`,
    );
  }
  const unseen = await client.query<{ name: string }>(UNSEEN);
  if (unseen.rows.length > 0) {
    throw new BackupRefused(
      `${backupRole} sees no rows of ${unseen.rows.map(({ name }) => name).join(", ")}: run \`migrate\` first.`,
    );
  }
};

const inspectAs = (client: Client): Promise<Inspected> =>
  inspect(async (query) => (await client.query(query)).rows, tagOf);

export interface Where {
  readonly ownerUrl: string;
  readonly folder: string;
  /** Search path of the system. */
  readonly path: string;
  /** File with the authority of a server whose certificate is verified. */
  readonly certificates: string | undefined;
  readonly now: () => string;
}

/** Saves the database as it is at one moment, while it is used. */
export const backupPostgres = ({ ownerUrl, folder, path, certificates, now }: Where): Promise<Manifest> =>
  withOwner(ownerUrl, async (client) => {
    await refuseBlind(client);
    const tools = await toolsFor(await majorOf(client), path);
    await client.query(`begin isolation level repeatable read read only; set local role ${backupRole}`);
    const { rows } = await client.query<{ snapshot: string }>("select pg_export_snapshot() as snapshot");
    const taken_at = now();
    const inspected = await inspectAs(client);
    await runTool(tools, "pg_dump", { ownerUrl, certificates }, [
      "--format=custom",
      `--role=${backupRole}`,
      "--enable-row-security",
      `--snapshot=${rows[0]?.snapshot ?? ""}`,
      "--no-owner",
      `--file=${join(folder, dumpName)}`,
    ]);
    await client.query("commit");
    return writeManifest(folder, dumpName, { kind: "postgresql", taken_at, ...inspected });
  });

const CREATE_ROLES = `DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['atlas_app', 'atlas_system'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE', name);
    END IF;
  END LOOP;
END $$`;

/** Restores into an empty database, compares its rows, and brings it to this version. */
export const restorePostgres = async (
  { ownerUrl, folder, path, certificates }: Omit<Where, "now">,
  manifest: Manifest,
  serviceLogin: string,
): Promise<{ readonly applied: readonly string[]; readonly problem: string | null }> => {
  const tools = await withOwner(ownerUrl, async (client) => {
    const { rows } = await client.query<{ tables: number }>(
      "select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    if ((rows[0]?.tables ?? 0) > 0) {
      throw new BackupRefused("The database has tables already: create an empty one, and restore into that.");
    }
    const found = await toolsFor(await majorOf(client), path);
    await client.query(`${CREATE_ROLES}; ${ownerBacksUp()}`);
    return found;
  });
  await runTool(tools, "pg_restore", { ownerUrl, certificates }, [
    "--no-owner",
    "--no-comments",
    "--single-transaction",
    "--exit-on-error",
    join(folder, manifest.file.name),
  ]);
  // Compared before migrations, which may add rows.
  await withOwner(ownerUrl, async (client) => {
    await refuseBlind(client);
    await client.query("analyze");
    await client.query(`begin; set local role ${backupRole}`);
    compareTables(manifest.tables, (await inspectAs(client)).tables);
    await client.query("commit");
  });
  return migratePostgres(ownerUrl, serviceLogin);
};

// Finds and runs PostgreSQL's own tools.

const run = promisify(execFile);

export interface Tools {
  readonly folder: string;
  readonly major: number;
}

/** Folders in which packages of systems put the tools of a version. */
const places = ["/usr/lib/postgresql", "/usr/pgsql", "/opt/homebrew/opt", "/usr/local/opt"];

const folders = async (path: string): Promise<readonly string[]> => {
  const found = await Promise.all(
    places.map(async (place) =>
      (await readdir(place).catch((): string[] => [])).map((version) => join(place, version, "bin")),
    ),
  );
  return [...path.split(delimiter).filter((folder) => folder !== ""), ...found.flat()];
};

const majorIn = async (folder: string): Promise<number | null> => {
  try {
    const { stdout } = await run(join(folder, "pg_dump"), ["--version"]);
    await run(join(folder, "pg_restore"), ["--version"]);
    return Number(/ (\d+)/.exec(stdout)?.[1] ?? Number.NaN) || null;
  } catch {
    return null;
  }
};

/** Returns all tools on this machine, the oldest first. */
export const findTools = async (path: string): Promise<readonly Tools[]> => {
  const found = await Promise.all(
    (await folders(path)).map(async (folder) => ({ folder, major: await majorIn(folder) })),
  );
  return found
    .flatMap(({ folder, major }) => (major === null ? [] : [{ folder, major }]))
    .toSorted((one, other) => one.major - other.major);
};

/** Chooses tools for a server: they read their own version and older ones. */
const toolsFor = async (server: number, path: string): Promise<Tools> => {
  const found = await findTools(path);
  const fit = found.find(({ major }) => major >= server);
  if (fit !== undefined) return fit;
  const others =
    found.length === 0
      ? "none are installed"
      : `only those of ${Array.from(new Set(found.map(({ major }) => major))).join(", ")} are`;
  throw new BackupRefused(
    `The server is PostgreSQL ${server}, and its tools pg_dump and pg_restore are needed, but ${others}. ` +
      `Install the package postgresql-client-${server}, or put their folder on PATH.`,
  );
};

/** Runs a tool on a database. The password stays out of the arguments, which other users of the machine can read. */
const runTool = async (
  { folder }: Tools,
  name: string,
  { ownerUrl, certificates }: Pick<Where, "ownerUrl" | "certificates">,
  args: readonly string[],
): Promise<void> => {
  const url = new URL(ownerUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  // Given an authority, libpq would verify also where nothing is to be verified.
  const verifies = url.searchParams.get("sslmode")?.startsWith("verify-") === true;
  const authority = verifies && certificates !== undefined ? { PGSSLROOTCERT: certificates } : {};
  const env = { PGPASSWORD: password, LC_ALL: "C", ...authority };
  try {
    await run(join(folder, name), [...args, "--dbname", url.href], { env, maxBuffer: 16_777_216 });
  } catch (failure) {
    const said = failure instanceof Error && "stderr" in failure ? String(failure.stderr).trim() : String(failure);
    throw new BackupRefused(`${name} failed: ${said}`);
  }
};
