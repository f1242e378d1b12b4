import { beforeAll, beforeEach, expect, test } from "vitest";
import { connectAsOwner, createMigrated, type PostgresServer, startPostgres } from "../../test-support/postgres.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { eventually } from "@atlas-messaging/test-wait";
import { loadCluster } from "../platform/database/cluster.ts";
import { openDatabase } from "../platform/database/open.ts";
import { clusterFindings } from "./cluster.ts";
import { eventsFinding } from "./database.ts";
import { releaseTest } from "../../test-support/whole.ts";

/** A PostgreSQL of its own: on the run's, transactions of other tests are held open, too. */
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
  return () => postgres.stop();
});

let url: string;
let database: Database;
beforeEach(async () => {
  url = await createMigrated(postgres.url);
  database = await openDatabase({ url, dataDir: "", connections: 1 });
  return () => database.close();
});

test("a transaction that has written is named while it is held open, with process and database", async () => {
  const owner = connectAsOwner(url);
  try {
    await owner.begin(async (holder) => {
      const [{ pid } = { pid: 0 }] = await holder<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await holder`update organizations set name = name`;
      await holder`select pg_current_xact_id()`;
      const { oldest } = await loadCluster(database);
      expect(oldest).toMatchObject({ pid, database: new URL(url).pathname.slice(1) });
      const found = await clusterFindings(database);
      expect(found.map(({ subject, state }) => [subject, state])).toEqual([
        ["writes", "ok"],
        ["connections", "ok"],
        ["transactions", "warning"],
      ]);
      expect(found[2]?.text).toContain(`Process ${pid} of `);
    });
    expect((await loadCluster(database)).oldest).toBeNull();
  } finally {
    await owner.end();
  }
});

releaseTest("events that stand behind a transaction are a problem", async () => {
  const owner = connectAsOwner(url);
  try {
    await owner.begin(async (holder) => {
      // As a writer of events does, with the last number so far.
      await holder`select pg_advisory_xact_lock_shared(4398046511104)`;
      expect(await eventsFinding(database)).toMatchObject({ subject: "events", state: "problem" });
    });
    expect(await eventsFinding(database)).toMatchObject({ subject: "events", state: "ok" });
  } finally {
    await owner.end();
  }
});

test("a synchronous standby that is away is named, and no trial waits for it", async () => {
  const owner = connectAsOwner(url);
  // It writes nothing of the log, and so does not wait itself.
  const setStandby = async (names: string) => {
    await owner.unsafe(`alter system set synchronous_standby_names = '${names}'`);
    await owner`select pg_reload_conf()`;
  };
  try {
    await setStandby("atlas_log");
    await eventually(async () => expect((await loadCluster(database)).awaitedStandby).toBe("atlas_log"));
    const [writes] = await clusterFindings(database);
    expect(writes).toEqual({
      subject: "writes",
      state: "problem",
      text: "They wait for a standby, and none of atlas_log is connected: start it, or reset synchronous_standby_names.",
    });
  } finally {
    await setStandby("");
    await owner.end();
  }
  await eventually(async () => expect((await loadCluster(database)).awaitedStandby).toBeNull());
});

releaseTest("a database that takes no writes is a problem", async () => {
  const owner = connectAsOwner(url);
  await owner.unsafe(`create function full_disk() returns trigger language plpgsql as $$ begin
    raise exception using errcode = '53100', message = 'could not extend file'; end $$;
    create trigger full_disk before insert on idempotency execute function full_disk()`);
  await owner.end();
  const [writes] = await clusterFindings(database);
  expect(writes).toMatchObject({ subject: "writes", state: "problem" });
  expect(writes?.text).toContain("could not extend file");
});
