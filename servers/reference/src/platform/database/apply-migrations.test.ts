import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase, emptyPglite, freshDatabase } from "../../../test-support/databases.ts";
import { asOwner, connectAsOwner, serviceLogin } from "../../../test-support/postgres.ts";
import { type LockWaits, type Migration, allMigrations } from "./apply-migrations.ts";
import { migratePglite, migratePostgres } from "./migrate.ts";
import { releaseTest } from "../../../test-support/whole.ts";

const latest = allMigrations().at(-1)?.when ?? 0;
const nextOf = (number: number, ...statements: string[]): Migration => ({
  tag: `next_${number}`,
  when: latest + number,
  hash: `next_${number}`,
  statements,
});

/** Waits for a moment each time; what happens meanwhile comes from the test. */
const waiting = (attempts: number, meanwhile: (attempt: number) => Promise<void>): LockWaits => ({
  milliseconds: 25,
  attempts,
  pause: meanwhile,
});

describe("a migration", () => {
  let owner: ReturnType<typeof connectAsOwner>;
  let url: string;
  const migrate = (migration: Migration, waits = waiting(2, async () => {})) =>
    migratePostgres(asOwner(url), serviceLogin, { migrations: [...allMigrations(), migration], waits });
  const columns = async () =>
    (await owner`select attname from pg_attribute where attrelid = 'agents'::regclass`).map(({ attname }) => attname);

  beforeAll(async () => {
    url = await freshDatabase();
    owner = connectAsOwner(url);
  });
  afterAll(() => owner.end());

  test("does not wait long for a table that others hold, and tries again until they let go", async () => {
    const holder = connectAsOwner(url);
    await holder.unsafe("begin; lock table agents in access share mode");
    const pauses: number[] = [];
    const adds = nextOf(1, "CREATE TABLE beside (id int)", "ALTER TABLE agents ADD COLUMN one text");
    const { applied } = await migrate(
      adds,
      waiting(5, async (attempt) => {
        pauses.push(attempt);
        expect(await columns()).not.toContain("one");
        if (attempt === 2) await holder.unsafe("commit");
      }),
    );
    await holder.end();
    expect([applied, pauses]).toEqual([["next_1"], [1, 2]]);
    expect(await columns()).toContain("one");
  });

  test("that never gets its lock changes nothing, and says so", async () => {
    const holder = connectAsOwner(url);
    await holder.unsafe("begin; lock table agents in access share mode");
    const adds = nextOf(2, "CREATE TABLE beside_two (id int)", "ALTER TABLE agents ADD COLUMN two text");
    await expect(migrate(adds)).rejects.toThrow(/next_2 did not get its lock in 2 attempts.*Nothing of it was applied/);
    await holder.unsafe("commit");
    await holder.end();
    expect(await owner`select to_regclass('beside_two') as found`).toEqual([{ found: null }]);
    expect((await migrate(adds)).applied).toEqual(["next_2"]);
  });

  test("builds an index beside writers, and again after a build that was broken off", async () => {
    const writer = connectAsOwner(url);
    await writer.unsafe("begin; insert into quiet_hours select * from quiet_hours");
    const index = "CREATE INDEX CONCURRENTLY IF NOT EXISTS agents_name_idx ON agents (name)";
    await owner.unsafe(`${index.replace(" CONCURRENTLY", "")}; update pg_index set indisvalid = false
      where indexrelid = 'agents_name_idx'::regclass`);
    const other = migrate(nextOf(3, `-- Names are asked for.\n${index}`, "-- No more."));
    await writer.unsafe("commit");
    await writer.end();
    expect((await other).applied).toEqual(["next_3"]);
    const found = await owner`select indisvalid from pg_index where indexrelid = 'agents_name_idx'::regclass`;
    expect(found[0]).toEqual({ indisvalid: true });
  });

  test("that fails names the reason, and keeps those before it", async () => {
    const wrong = nextOf(5, "ALTER TABLE agents ADD COLUMN five text", "SELECT nothing FROM nowhere");
    const both = { migrations: [...allMigrations(), nextOf(4, "CREATE TABLE four (id int)"), wrong] };
    await expect(migratePostgres(asOwner(url), serviceLogin, both)).rejects.toThrow(
      'The migration failed: relation "nowhere" does not exist.',
    );
    expect(await owner`select to_regclass('four')::text as found`).toEqual([{ found: "four" }]);
    expect(await columns()).not.toContain("five");
  });
});

test("an owner who may not create roles is told PostgreSQL's reason, and which lines create them", async () => {
  const url = await emptyDatabase();
  const superuser = connectAsOwner(url);
  const login = `owner_${crypto.randomUUID().replaceAll("-", "")}`;
  await superuser.unsafe(`create role ${login} login password 'owner';
    alter database ${new URL(url).pathname.slice(1)} owner to ${login}`);
  await superuser.end();
  const owned = new URL(url);
  [owned.username, owned.password] = [login, "owner"];
  // The server of this test has the roles already, so one more is wanted.
  const creates = { migrations: [nextOf(1, "CREATE ROLE atlas_more")] };
  await expect(migratePostgres(owned.href, serviceLogin, creates)).rejects.toThrow(
    /The migration failed: permission denied to create role\. .*create role atlas_app nologin; create role atlas_system nologin;/,
  );
});

releaseTest("PGlite builds concurrent indexes too", async () => {
  const pglite = await emptyPglite();
  const index = nextOf(1, "CREATE INDEX CONCURRENTLY IF NOT EXISTS agents_name_idx ON agents (name)");
  await migratePglite(pglite, [...allMigrations(), index]);
  const { rows } = await pglite.query("select indisvalid from pg_index where indexrelid = 'agents_name_idx'::regclass");
  expect(rows).toEqual([{ indisvalid: true }]);
  await pglite.close();
});
