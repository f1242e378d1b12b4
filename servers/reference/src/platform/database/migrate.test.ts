import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { afterAll, describe, expect, test } from "vitest";
import frozen from "../../../migrations/frozen.json" with { type: "json" };
import journal from "../../../migrations/meta/_journal.json" with { type: "json" };
import { emptyDatabase, freshDatabase } from "../../../test-support/databases.ts";
import { asOwner, asService, connectAsOwner, serviceLogin } from "../../../test-support/postgres.ts";
import { DatabaseBehind, type PostgresAccess, openDatabase } from "./open.ts";
import { type Database, DatabaseUnavailable } from "@atlas-messaging/postgres/database";
import { LoginRefused } from "./login.ts";
import { migratePostgres } from "./migrate.ts";
import { releaseTest } from "../../../test-support/whole.ts";

const opened: Database[] = [];
afterAll(() => Promise.all(opened.map((database) => database.close())));

const open = async (url: string, access: PostgresAccess = {}): Promise<Database> => {
  const database = await openDatabase({ url, dataDir: "", connections: 1, access });
  opened.push(database);
  return database;
};

const migrate = (url: string) => migratePostgres(url, serviceLogin);
const whoami = { text: "select current_user::text, session_user::text", values: [] };

/** Runs statements as the one who may do everything. */
const ask = async (url: string, ...statements: string[]): Promise<void> => {
  const owner = connectAsOwner(url);
  try {
    for (const statement of statements) await owner.unsafe(statement);
  } finally {
    await owner.end();
  }
};

/** A login of the test's own, and the database's URL with it. */
const signedIn = async (url: string, rights: string): Promise<{ readonly login: string; readonly url: string }> => {
  const other = new URL(url);
  const login = `login_${crypto.randomUUID().replaceAll("-", "")}`;
  await ask(url, `create role ${login} login password 'login' ${rights}`);
  [other.username, other.password] = [login, "login"];
  return { login, url: other.href };
};

describe("migrations", () => {
  releaseTest("may be run by several processes at once, and again later", async () => {
    const url = await emptyDatabase();
    const all = await Promise.all(Array.from({ length: 2 + availableParallelism() }, () => migrate(url)));
    const { entries } = journal;
    expect(all.flatMap(({ applied }) => applied).toSorted()).toEqual(entries.map(({ tag }) => tag).toSorted());
    expect(await migrate(url)).toEqual({ applied: [], problem: null });
    const owner = connectAsOwner(url);
    const applied =
      await owner`select count(*)::int as count, count(distinct hash)::int as hashes from drizzle.__drizzle_migrations`;
    await owner.end();
    expect(applied[0]).toEqual({ count: entries.length, hashes: entries.length });
  });

  test("of databases of one server, which share their roles, may be run at once", async () => {
    const urls = await Promise.all(Array.from({ length: 4 }, emptyDatabase));
    await Promise.all(urls.map(migrate));
    const databases = await Promise.all(urls.map((url) => open(asService(url))));
    await expect(Promise.all(databases.map((database) => database.ping()))).resolves.toHaveLength(4);
  });

  test("need neither a superuser nor, where the roles exist, the right to create roles", async () => {
    const url = await emptyDatabase();
    const { login, url: ownUrl } = await signedIn(url, "nosuperuser nocreaterole");
    const name = new URL(url).pathname.slice(1);
    await ask(url, `alter database ${name} owner to ${login}`, `alter schema public owner to ${login}`);
    expect(await migrate(ownUrl)).toMatchObject({ problem: null });
    const database = await open(asService(url));
    expect(await database.asTenant("", whoami)).toEqual([{ current_user: "atlas_app", session_user: serviceLogin }]);
  });

  test("say what a login lacks that they may not give it, and which statement gives it", async () => {
    const url = await emptyDatabase();
    const { login: owner, url: ownUrl } = await signedIn(url, "nosuperuser nocreaterole");
    const { login: service } = await signedIn(url, "noinherit");
    const name = new URL(url).pathname.slice(1);
    await ask(url, `alter database ${name} owner to ${owner}`, `alter schema public owner to ${owner}`);
    const { problem } = await migratePostgres(ownUrl, service);
    expect(problem).toContain(`GRANT atlas_app, atlas_system TO "${service}" WITH INHERIT FALSE, SET TRUE;`);
  });

  test("are forward only: each is as it was when it was first run somewhere", async () => {
    const folder = new URL("../../../migrations/", import.meta.url);
    const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).toSorted();
    const hashes = files.map(async (file) => {
      const text = await readFile(new URL(file, folder));
      return [file, createHash("sha256").update(text).digest("hex")];
    });
    expect(Object.fromEntries(await Promise.all(hashes))).toEqual(frozen);
  });

  test("give documents of before the audience both", async () => {
    const url = await freshDatabase();
    const before = `insert into knowledge_documents (organization_id, id, title, source_type, status, attempts, chunk_count,
      created_at, updated_at) values (gen_random_uuid(), gen_random_uuid(), 'Old', 'text', 'indexed', 0, 1, now(), now())`;
    const migration = await readFile(new URL("../../../migrations/0010_audiences.sql", import.meta.url), "utf8");
    // A process of the version before still writes them afterwards.
    await ask(url, "alter table knowledge_documents drop column audience", before, migration, before);
    const owner = connectAsOwner(url);
    const found = await owner`select audience from knowledge_documents`;
    await owner.end();
    expect(found.map(({ audience }) => audience)).toEqual(["both", "both"]);
  });

  test("are in their order in time, or a database that has the later one would never get the earlier", () => {
    const times = journal.entries.map(({ when }) => when);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });
});

describe("the service", () => {
  test("does not start on a database that lacks tables, and says how it gets them", async () => {
    const empty = open(asService(await emptyDatabase()));
    await expect(empty).rejects.toBeInstanceOf(DatabaseBehind);
    await expect(empty).rejects.toThrow(/`npm run migrate`/);
    const url = await freshDatabase();
    await ask(
      url,
      "delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)",
    );
    await expect(open(url)).rejects.toBeInstanceOf(DatabaseBehind);
  });

  test("starts on one that is ahead, as in a rolling upgrade", async () => {
    const url = await freshDatabase();
    await ask(url, "insert into drizzle.__drizzle_migrations (hash, created_at) values ('next', 9000000000000)");
    await expect((await open(url)).ping()).resolves.toBeUndefined();
  });

  test.for([
    ["superuser", /bypasses row-level security/],
    ["bypassrls", /bypasses row-level security/],
    ["noinherit in role owner", /may become owner/],
    ["noinherit in role atlas_app, atlas_system, atlas_backup", /may become atlas_backup/],
    ["noinherit createrole in role atlas_app, atlas_system", /may create roles.*nocreaterole/],
    ["inherit in role atlas_app, atlas_system", /has the rights of atlas_app and atlas_system .*noinherit/],
    ["noinherit", /may not become atlas_app and atlas_system: run `npm run migrate`/],
    ["noinherit in role atlas_app", /may not become atlas_system/],
  ] as const)("does not work with a login that is %s", async ([rights, sentence]) => {
    const { url } = await signedIn(await freshDatabase(), rights);
    await expect(open(url)).rejects.toThrow(sentence);
  });

  test("does not work with the login that owns the tables", async () => {
    const url = await freshDatabase();
    const { login, url: ownUrl } = await signedIn(url, "noinherit in role atlas_app, atlas_system");
    await ask(url, `alter table agents owner to ${login}`);
    await expect(open(ownUrl)).rejects.toThrow(/owns tables of the service/);
  });

  test("does not work with a login that may become the owner of the tables, though it has not their rights", async () => {
    const url = await freshDatabase();
    const { login: owner } = await signedIn(url, "nosuperuser");
    const { url: serviceUrl } = await signedIn(url, `noinherit in role atlas_app, atlas_system, ${owner}`);
    await expect((await open(serviceUrl)).ping()).resolves.toBeUndefined();
    await ask(url, `alter table agents owner to ${owner}`);
    await expect(open(serviceUrl)).rejects.toThrow(/or may become who does/);
  });

  test("does not work with the login that owns the database", async () => {
    const url = await freshDatabase();
    const { login, url: ownUrl } = await signedIn(url, "noinherit in role atlas_app, atlas_system");
    await ask(url, `alter database ${new URL(url).pathname.slice(1)} owner to ${login}`);
    await expect(open(ownUrl)).rejects.toThrow(/the database/);
  });

  releaseTest("warns of such a login in the sandbox, which brings its tables to this version by itself", async () => {
    const warnings: string[] = [];
    const database = await open(await emptyDatabase(), { sandboxWarn: (sentence) => warnings.push(sentence) });
    expect(await database.asTenant("", whoami)).toEqual([{ current_user: "atlas_app", session_user: "owner" }]);
    expect(warnings).toEqual([expect.stringMatching(/"owner", which bypasses row-level security/)]);
  });

  test("proves each connection: a login that became powerful later is not used again", async () => {
    const fresh = await freshDatabase();
    const { login, url } = await signedIn(fresh, "noinherit in role atlas_app, atlas_system");
    const database = await open(url);
    await ask(
      fresh,
      `alter role ${login} superuser`,
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = '${login}'`,
    );
    const failures = await Promise.all([1, 2, 3].map(() => database.ping().catch((failure: unknown) => failure)));
    expect(failures.every((failure) => failure instanceof DatabaseUnavailable)).toBe(true);
    await expect(database.ping()).rejects.toMatchObject({ cause: expect.any(LoginRefused) });
    await ask(fresh, `alter role ${login} nosuperuser`);
    await expect(database.ping()).resolves.toBeUndefined();
  });

  test("notices that its database was replaced by another, and serves nothing of it", async () => {
    const url = await freshDatabase();
    let replaced = 0;
    const onReplaced = () => void (replaced += 1);
    const database = await openDatabase({ url, dataDir: "", connections: 1, onReplaced });
    opened.push(database);
    await database.ping();
    await ask(
      url,
      "alter table organizations rename to gone",
      "create table organizations (like gone)",
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await database.ping().catch(() => {});
    await expect(database.ping()).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(replaced).toBeGreaterThan(0);
  });

  test("is not started where no database answers", async () => {
    await expect(open("postgres://x:x@127.0.0.1:1/x")).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(migrate("postgres://x:x@127.0.0.1:1/x")).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(open(asOwner(await freshDatabase()))).rejects.toBeInstanceOf(LoginRefused);
  });
});

test("every function of ours searches pg_temp last", async () => {
  const owner = connectAsOwner(await freshDatabase());
  const rows = await owner<{ name: string; settings: string[] | null }[]>`
    select proname as name, proconfig as settings from pg_proc where pronamespace = 'public'::regnamespace
      and starts_with(proname, 'atlas_') and prosqlbody is null order by 1`; // With a body of SQL, names are bound.
  await owner.end();
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ settings }) => !settings?.includes("search_path=public, pg_temp"))).toEqual([]);
});
