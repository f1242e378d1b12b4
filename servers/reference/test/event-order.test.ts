import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { databaseFindings } from "../src/doctor/database.ts";
import { emptyDatabase, freshDatabase } from "../test-support/databases.ts";
import { asService, connectAsOwner, createDatabase, serviceLogin } from "../test-support/postgres.ts";
import { eventRow, organizationRow } from "../test-support/rows.ts";
import type { Database, Statement } from "@atlas-messaging/postgres/database";
import { commit } from "../src/platform/database/commit.ts";
import { migratePostgres } from "../src/platform/database/migrate.ts";
import { openDatabase } from "../src/platform/database/open.ts";
import { allMigrations } from "../src/platform/database/apply-migrations.ts";
import { factLoader } from "@atlas-messaging/postgres/facts";
import { eventPageFacts } from "@atlas-messaging/service/events/facts.sql";
import { newestEvents } from "../src/services/event-news.ts";
import { readSettings } from "../src/settings.ts";

const filters = { named: null, of_conversation: null, of_customer: null, of_number: null, of_request: null };
const start = {
  after: null,
  after_down: "ffffffff-ffff-ffff-ffff-ffffffffffff",
  after_up: "00000000-0000-0000-0000-000000000000",
  page_size: 1_000,
};
const all = { ...filters, ...start, types: null, since: null, until: null };
const loads = { oldest: factLoader(eventPageFacts("oldest")), newest: factLoader(eventPageFacts("newest")) };

const named = (id: string) => eventRow(id, { names: { "conversation.created": crypto.randomUUID() } });
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const argsAfter = (after: string | null) =>
  after === null ? all : { ...all, after, after_up: after, after_down: after };

const listIn = async (database: Database, order: "oldest" | "newest", organizationId: string, after: string | null) =>
  idsOf((await loads[order](database, organizationId, argsAfter(after))).rows);

const insert = (database: Database, organizationId: string, row: ReturnType<typeof eventRow>) =>
  commit(database, organizationId, [{ kind: "insert", table: "events", row }]);

/** Inserts an event in the open transaction of a connection, as the organization's writer. */
const insertSlowly = async (writer: postgres.Sql, { organization_id, id, created_at }: ReturnType<typeof eventRow>) => {
  await writer`select set_config('app.organization_id', ${organization_id}, true)`;
  await writer`insert into events (organization_id, id, event_type, names, correlation_id, payload, created_at)
    values (${organization_id}, ${id}, 'conversation.created', '{"conversation.created": ""}', 'slow', '{}', ${created_at})`;
};

describe("the list of events", () => {
  let url: string;
  let database: Database;
  const connections: postgres.Sql[] = [];
  const connect = (to = url): postgres.Sql => {
    const connection = connectAsOwner(to);
    connections.push(connection);
    return connection;
  };
  beforeAll(async () => {
    url = await freshDatabase();
    database = await openDatabase({ url, dataDir: "" });
  });
  afterAll(async () => {
    await Promise.all(connections.map((each) => each.end()));
    await database.close();
  });
  const oldest = (organizationId: string, after: string | null = null) =>
    listIn(database, "oldest", organizationId, after);
  const newest = (organizationId: string) => listIn(database, "newest", organizationId, null);

  test("never goes past an event that is committed late, and shows the others at once", async () => {
    const [{ id }, { id: other }] = [organizationRow(), organizationRow()];
    const slow = connect();
    const [before, late, quick, next] = [named(id), named(id), named(id), named(id)];
    await insert(database, id, before);
    expect(await oldest(id)).toEqual([before.id]);
    await slow`begin`;
    await insertSlowly(slow, late);
    await insert(database, id, quick);
    expect(await oldest(id)).toEqual([before.id]);
    expect(await newestEvents(database, [id])).toEqual(new Map([[id, before.id]]));
    expect(await newest(id)).toEqual([quick.id, before.id]);
    const elsewhere = named(other);
    await insert(database, other, elsewhere);
    expect(await oldest(other)).toEqual([elsewhere.id]);
    await slow`commit`;
    expect(await oldest(id, before.id)).toEqual([late.id, quick.id]);
    await insert(database, id, next);
    expect(await oldest(id, quick.id)).toEqual([next.id]);
    expect(await newestEvents(database, [id, other])).toEqual(
      new Map([
        [id, next.id],
        [other, elsewhere.id],
      ]),
    );
  });

  test("waits for no transaction of another database, nor for one that has written no event", async () => {
    const { id } = organizationRow();
    const foreign = connect(await createDatabase(inject("postgresUrl")));
    await foreign`create table written (at int)`;
    await foreign`begin`;
    await foreign`insert into written values (1)`;
    const idle = connect();
    await idle`begin`;
    await idle`update organizations set created_at = created_at`;
    await idle`select pg_advisory_xact_lock(4100001), pg_advisory_xact_lock(7, 7), pg_current_xact_id()`;
    const made = named(id);
    await insert(database, id, made);
    expect(await oldest(id)).toEqual([made.id]);
    expect(await newestEvents(database, [id])).toEqual(new Map([[id, made.id]]));
    await Promise.all([foreign`rollback`, idle`rollback`]);
  });

  test("has one place for all events of a transaction, also after a part of it was undone", async () => {
    const { id } = organizationRow();
    const writer = connect();
    const [first, undone, second, third] = [named(id), named(id), named(id), named(id)];
    await writer`begin`;
    await writer`savepoint part`;
    await insertSlowly(writer, undone);
    await writer`rollback to part`;
    await insert(database, id, first);
    expect(await oldest(id)).toEqual([first.id]);
    await insertSlowly(writer, third);
    await insertSlowly(writer, second);
    expect(await oldest(id)).toEqual([first.id]);
    await writer`commit`;
    expect(await oldest(id)).toEqual(idsOf([first, second, third]));
  });

  /** The statements that a list sends: one that learns how far events are complete, and one that reads them. */
  const stepsOf = async (organizationId: string): Promise<readonly [Statement, Statement]> => {
    const sent: Statement[] = [];
    const read = <Row>(organization: string, statement: Statement) => {
      sent.push(statement);
      return database.read<Row>(organization, statement);
    };
    await loads.oldest({ ...database, read }, organizationId, all);
    const [second] = sent;
    if (second?.first === undefined) throw new Error("a list sends two statements");
    return [second.first, second];
  };
  const ask = (reader: postgres.Sql, { text, values }: Statement) => {
    const literals = values.map((value) => `'${Array.isArray(value) ? `{${value.join()}}` : String(value)}'`);
    return reader.unsafe(text.replace(/\$(\d+)/g, (_, place: string) => literals[Number(place) - 1] ?? ""));
  };

  test("leaves out what is committed between its two steps, as something before it may not be", async () => {
    const { id } = organizationRow();
    const [learn, read] = await stepsOf(id);
    const [reader, slow] = [connect(), connect()];
    const [before, late, quick] = [named(id), named(id), named(id)];
    await insert(database, id, before);
    await reader`begin`;
    await ask(reader, learn);
    await slow`begin`;
    await insertSlowly(slow, late);
    await insert(database, id, quick);
    const [found] = await ask(reader, read);
    expect(idsOf(JSON.parse(found?.["facts"]).rows)).toEqual([before.id]);
    await reader`rollback`;
    await slow`commit`;
    expect(await oldest(id, before.id)).toEqual([late.id, quick.id]);
  });

  test("shows what was committed between learning and reading, where its writer had a number before", async () => {
    const { id } = organizationRow();
    const [learn, read] = await stepsOf(id);
    const [reader, slow] = [connect(), connect()];
    const [late, quick] = [named(id), named(id)];
    await slow`begin`;
    await insertSlowly(slow, late);
    await insert(database, id, quick);
    await reader`begin`;
    // Its snapshot is taken now. A read by it would miss the event that is committed next.
    await reader`select count(*) from events`;
    await slow`commit`;
    await ask(reader, learn);
    const [found] = await ask(reader, read);
    expect(idsOf(JSON.parse(found?.["facts"]).rows)).toEqual([late.id, quick.id]);
    await reader`rollback`;
    await reader`begin isolation level repeatable read`;
    await expect(ask(reader, learn)).rejects.toThrow("its own snapshot");
    await reader`rollback`;
  });

  test("ends where a writer has looked at the last number, and has not taken its own", async () => {
    const { id } = organizationRow();
    const writer = connect();
    const [before, quick, late] = [named(id), named(id), named(id)];
    await insert(database, id, before);
    await writer`begin`;
    await writer`select pg_advisory_xact_lock_shared(
      hashtextextended(${id}, 4100004) << 48 | pg_sequence_last_value('events_position_seq'))`;
    await insert(database, id, quick);
    expect(await oldest(id)).toEqual([before.id]);
    await insertSlowly(writer, late);
    await writer`commit`;
    expect(await oldest(id, before.id)).toEqual([quick.id, late.id]);
  });

  test("tells the newest event of each organization that has some, and of none", async () => {
    const [one, other] = [organizationRow(), organizationRow()];
    const [old, made, others] = [named(one.id), named(one.id), named(other.id)];
    for (const event of [old, made]) await insert(database, one.id, event);
    await insert(database, other.id, others);
    const asked = [one.id, crypto.randomUUID(), other.id];
    const expected = [
      [one.id, made.id],
      [other.id, others.id],
    ] as const;
    expect(await newestEvents(database, asked)).toEqual(new Map(expected));
    expect(await newestEvents(database, [])).toEqual(new Map());
  });

  test("skips nothing for a reader that follows many writers", async () => {
    const { id } = organizationRow();
    const committed: string[] = [];
    const writeFrom = async (writer: postgres.Sql): Promise<void> => {
      for (let turn = 0; turn < 40; turn += 1) {
        const rows = [named(id), named(id)];
        await writer`begin`;
        for (const row of rows) await insertSlowly(writer, row);
        await writer`select pg_sleep(random() / 200)`;
        if (turn % 8 === 7) await writer`rollback`;
        else {
          await writer`commit`;
          committed.push(...idsOf(rows));
        }
      }
    };
    let written = false;
    const writing = Promise.all(Array.from({ length: 6 }, () => writeFrom(connect()))).finally(() => (written = true));
    const seen: string[] = [];
    while (!written) seen.push(...(await oldest(id, seen.at(-1) ?? null)));
    await writing;
    seen.push(...(await oldest(id, seen.at(-1) ?? null)));
    expect(seen.toSorted()).toEqual(committed.toSorted());
    expect(seen).toEqual(await oldest(id));
  });
});

/** A database whose owner is bound by row-level security; a superuser would pass where the owner sees no row. */
const ownedDatabase = async () => {
  const url = await emptyDatabase();
  const superuser = connectAsOwner(url);
  const login = `owner_${crypto.randomUUID().replaceAll("-", "")}`;
  const name = new URL(url).pathname.slice(1);
  await superuser.unsafe(`create role ${login} login nosuperuser password 'owner';
    alter database ${name} owner to ${login}; alter schema public owner to ${login}`);
  const ownerUrl = Object.assign(new URL(url), { username: login, password: "owner" }).href;
  return { superuser, ownerUrl, serviceUrl: asService(url) };
};

test("a copy that came without the value of its sequence is brought in order by its owner", async () => {
  const { superuser, ownerUrl, serviceUrl } = await ownedDatabase();
  await migratePostgres(ownerUrl, serviceLogin);
  const database = await openDatabase({ url: serviceUrl, dataDir: "" });
  const [{ id, ...organization }, { id: other }] = [organizationRow(), organizationRow()];
  const rows = [named(id), named(id)];
  await commit(database, id, [
    { kind: "insert", table: "organizations", row: { id, ...organization } },
    { kind: "insertMany", table: "events", rows },
  ]);
  await superuser`select setval('events_position_seq', 4398046511104, false)`;
  await superuser`update events set "position" = '4398046512000'`;
  const [meanwhile, next] = [named(id), named(id)];
  await insert(database, id, meanwhile);
  await insert(database, other, named(other));

  const orderSaid = async () => {
    const settings = readSettings({ DATABASE_URL: serviceUrl, DATABASE_OWNER_URL: ownerUrl });
    return (await databaseFindings(settings)).find(({ subject }) => subject === "events");
  };
  expect(await orderSaid()).toMatchObject({ state: "problem", text: expect.stringContaining("run `migrate`") });
  const served = openDatabase({ url: serviceUrl, dataDir: "" });
  await expect(served).rejects.toThrow(/sequence that orders events.*`npm run migrate`/);
  await migratePostgres(ownerUrl, serviceLogin);
  expect(await orderSaid()).toMatchObject({ state: "ok" });
  const following = async () => listIn(database, "oldest", id, rows[1]?.id ?? null);
  expect(await following()).toEqual([meanwhile.id]);
  await insert(database, id, next);
  expect(await following()).toEqual(idsOf([meanwhile, next]));
  expect(await newestEvents(database, [id])).toEqual(new Map([[id, next.id]]));
  await Promise.all([database.close(), superuser.end()]);
});

test("a database that the version before had restored to another cluster is mended by the migration", async () => {
  const { superuser, ownerUrl, serviceUrl } = await ownedDatabase();
  const migrations = allMigrations().filter(({ tag }) => tag < "0051");
  await migratePostgres(ownerUrl, serviceLogin, { migrations });
  const { id } = organizationRow();
  const events = Array.from({ length: 5 }, () => named(id));
  // Numbers of transactions: of the cluster before, where the second event was committed before the first; and here.
  const positions = ["4000000002", "4000000001", "4000000003", "700", "701"];
  await superuser`select set_config('app.organization_id', ${id}, false)`;
  for (const [index, event] of events.entries()) {
    await insertSlowly(superuser, event);
    await superuser`update events set "position" = ${positions[index] ?? ""}::text::xid8 where id = ${event.id}`;
  }
  await migratePostgres(ownerUrl, serviceLogin);
  const database = await openDatabase({ url: serviceUrl, dataDir: "" });
  const next = named(id);
  await insert(database, id, next);
  const [first, second, ...later] = idsOf([...events, next]);
  expect(await listIn(database, "oldest", id, null)).toEqual([second, first, ...later]);
  await Promise.all([database.close(), superuser.end()]);
});
