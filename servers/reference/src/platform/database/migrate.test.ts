import { availableParallelism } from "node:os";
import { afterAll, describe, expect, test } from "vitest";
import journal from "../../../migrations/meta/_journal.json" with { type: "json" };
import { emptyDatabase } from "../../../test-support/databases.ts";
import { connectAsOwner } from "../../../test-support/postgres.ts";
import { DatabaseUnavailable, openDatabase } from "./index.ts";
import type { Database } from "./index.ts";

const opened: Database[] = [];
afterAll(() => Promise.all(opened.map((database) => database.close())));

async function open(url: string): Promise<Database> {
  const database = await openDatabase({ url, dataDir: "", lanes: 1 });
  opened.push(database);
  return database;
}

describe("at the start", () => {
  test("several processes may migrate one database at once, and again later", async () => {
    const url = await emptyDatabase();
    await Promise.all(Array.from({ length: 2 + availableParallelism() }, () => open(url)));
    const again = await open(url);
    await expect(again.ping()).resolves.toBeUndefined();
    const owner = connectAsOwner(url);
    const applied =
      await owner`select count(*)::int as count, count(distinct hash)::int as hashes from drizzle.__drizzle_migrations`;
    await owner.end();
    const { length } = journal.entries;
    expect(applied[0]).toEqual({ count: length, hashes: length });
  });

  test("databases of one server, which share their roles, may be migrated at once", async () => {
    const urls = await Promise.all(Array.from({ length: 4 }, emptyDatabase));
    const databases = await Promise.all(urls.map(open));
    await expect(Promise.all(databases.map((database) => database.ping()))).resolves.toHaveLength(4);
  });

  test("a login that is no superuser can migrate and then work as atlas_app", async () => {
    const url = new URL(await emptyDatabase());
    const owner = connectAsOwner(url.href);
    const login = `login_${url.pathname.slice(1)}`;
    await owner.unsafe(`create role ${login} login createrole password 'login'`);
    await owner.unsafe(`alter database ${url.pathname.slice(1)} owner to ${login}`);
    await owner.unsafe(`grant atlas_app, atlas_system to ${login} with admin option`).catch(() => undefined);
    await owner.unsafe(`alter schema public owner to ${login}`);
    await owner.end();
    [url.username, url.password] = [login, "login"];
    const database = await open(url.href);
    const rows = await database.asTenant("", { text: "select current_user::text, session_user::text", values: [] });
    expect(rows).toEqual([{ current_user: "atlas_app", session_user: login }]);
  });

  test("a database that is not there is unavailable", async () => {
    await expect(openDatabase({ url: "postgres://x:x@127.0.0.1:1/x", dataDir: "" })).rejects.toBeInstanceOf(
      DatabaseUnavailable,
    );
  });
});
