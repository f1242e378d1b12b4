import { createServer } from "node:net";
import { uuidv7 } from "uuidv7";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { freshDatabase } from "../../../test-support/databases.ts";
import { connectAsOwner } from "../../../test-support/postgres.ts";
import { customerRow } from "../../../test-support/rows.ts";
import { type Database, DatabaseUnavailable, type Statement } from "@atlas-messaging/postgres/database";
import { commit } from "./commit.ts";
import { openDatabase } from "./open.ts";
import { startRelay } from "../../../test-support/relay.ts";
import { startWorstPooler } from "../../../test-support/worst-pooler.ts";
import { createVault } from "../vault.ts";
import { proveAgain } from "./login.ts";
import { postgresDatabase } from "@atlas-messaging/postgres/postgres";

const settings = {
  vault: createVault([Buffer.alloc(32)]),
  prepares: true,
  pipelines: true,
  answerMilliseconds: 35_000,
  listenUrl: null,
  prove: proveAgain(false),
};

const tenants = Array.from({ length: 12 }, () => uuidv7());
let url: string;
let owner: ReturnType<typeof connectAsOwner>;
let database: Database;

beforeAll(async () => {
  url = await freshDatabase();
  owner = connectAsOwner(url);
  const setup = await openDatabase({ url, dataDir: "" });
  for (const tenant of tenants) {
    const row = customerRow(tenant, { name: tenant });
    await commit(setup, tenant, [{ kind: "insert", table: "customers", row }]);
  }
  await setup.close();
});

afterAll(() => owner.end());

beforeEach(() => {
  database = postgresDatabase({ ...settings, url, connections: 1, connectMilliseconds: 10_000 });
});

afterEach(() => database.close());

const killed = () =>
  owner`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and application_name = 'atlas'`;

interface Seen {
  readonly name: string;
}

/** New text is prepared on its way, which takes the driver another path than text that it knows. */
const read = (variant: number): Statement => ({ text: `select name from customers -- ${variant}`, values: [] });
const readWithValue = (variant: number): Statement => ({
  text: `select name from customers where phone_number = $1::text -- ${variant}`,
  values: ["+15550100001"],
});

/** Calls of many tenants, all in one tick: each result is the tenant's own row, or a failure. */
const interleaved = (rounds: number): Promise<PromiseSettledResult<readonly [string, readonly Seen[]]>[]> => {
  const calls: Promise<readonly [string, readonly Seen[]]>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const tenant of tenants) {
      const statement = round % 2 === 0 ? read(calls.length % 7) : readWithValue(calls.length % 11);
      calls.push(database.asTenant<Seen>(tenant, statement).then((rows) => [tenant, rows] as const));
    }
  }
  return Promise.allSettled(calls);
};

const strangers = (results: readonly PromiseSettledResult<readonly [string, readonly Seen[]]>[]): unknown[] =>
  results.filter((result) => {
    if (result.status === "rejected") return !(result.reason instanceof DatabaseUnavailable);
    const [tenant, rows] = result.value;
    return rows.length !== 1 || rows[0]?.name !== tenant;
  });

describe("one connection", () => {
  test("gives each of many interleaved tenants its own rows, and no error", async () => {
    const results = await interleaved(40);
    expect(strangers(results)).toEqual([]);
    expect(results.filter(({ status }) => status === "rejected")).toEqual([]);
  });

  test("keeps the order when statements among them fail", async () => {
    const calls = tenants.flatMap((tenant, index) => [
      database.asTenant(tenant, { text: `select 1 / $1::int as x -- ${index % 3}`, values: [0] }).catch(() => []),
      database.asTenant<Seen>(tenant, readWithValue(index)).then(([row]) => row?.name),
      database.asTenant(tenant, { text: `select nonsense from nowhere_${index}`, values: [] }).catch(() => []),
      database.asSystem({ text: `select current_user::text -- ${index % 5}`, values: [] }),
      database.asTenant<Seen>(tenant, read(1)).then(([row]) => row?.name),
    ]);
    const expected = tenants.flatMap((tenant) => [[], tenant, [], [{ current_user: "atlas_system" }], tenant]);
    expect(await Promise.all(calls)).toEqual(expected);
  });

  test("refuses a value that cannot be sent, and shifts nobody's answer", async () => {
    const [first = "", second = ""] = tenants;
    const statement = { text: "select $1::text as name", values: [undefined as never] };
    const [one, refused, two] = await Promise.allSettled([
      database.asTenant<Seen>(first, read(1)),
      database.asTenant<Seen>(second, statement),
      database.asTenant<Seen>(second, read(1)),
    ]);
    expect(one).toMatchObject({ value: [{ name: first }] });
    expect(refused).toMatchObject({ status: "rejected", reason: expect.any(TypeError) });
    expect(two).toMatchObject({ value: [{ name: second }] });
  });

  test("loses calls to a killed backend, but never mixes them up, and recovers by itself", async () => {
    const outcomes = { fulfilled: 0, rejected: 0 };
    for (let round = 0; round < 12; round += 1) {
      const before = interleaved(round);
      const kill = database
        .ping()
        .then(killed)
        .catch(() => undefined);
      const results = [...(await before), ...(await interleaved(60))];
      await kill;
      expect(strangers(results)).toEqual([]);
      for (const { status } of results) outcomes[status] += 1;
    }
    expect(outcomes.rejected).toBeGreaterThan(0);
    expect(outcomes.fulfilled).toBeGreaterThan(0);
    expect(strangers(await interleaved(2))).toEqual([]);
  });

  test("works as atlas_app on the connection after a killed one as well", async () => {
    const [tenant = ""] = tenants;
    const whoami: Statement = { text: "select current_user::text as name, pg_backend_pid() as pid", values: [] };
    const [before] = await database.asTenant<Seen & { pid: number }>(tenant, whoami);
    await killed();
    const after = await database
      .asTenant<Seen & { pid: number }>(tenant, whoami)
      .catch(() => database.asTenant(tenant, whoami));
    expect(before?.name).toBe("atlas_app");
    expect(after).toEqual([{ name: "atlas_app", pid: expect.any(Number) }]);
    expect(after).not.toEqual([before]);
  });

  test("sends a statement once more whose plan was outdated, for the same organization", async () => {
    const [tenant = "", other = ""] = tenants;
    await owner`create table changing as select 1 as a`;
    await owner`grant select on changing to atlas_app`;
    const text = "select *, current_setting('app.organization_id') as tenant from changing";
    await database.asTenant(tenant, { text, values: [] });
    await owner`alter table changing add column b int`;
    const both = [tenant, other].map((each) => database.asTenant(each, { text, values: [] }));
    expect(await Promise.all(both)).toEqual([tenant, other].map((each) => [{ a: 1, b: null, tenant: each }]));
  });

  test("is refused by a database that lets nobody in, and works when it does again", async () => {
    const server = connectAsOwner(inject("postgresUrl"));
    const name = new URL(url).pathname.slice(1);
    await server`alter database ${server(name)} allow_connections false`;
    const refused = await database.ping().catch((failure: unknown) => failure);
    await server`alter database ${server(name)} allow_connections true`;
    await server.end();
    expect(refused).toBeInstanceOf(DatabaseUnavailable);
    await expect(database.ping()).resolves.toBeUndefined();
  });

  test("after the end is unavailable", async () => {
    await database.ping();
    await database.close();
    await expect(database.ping()).rejects.toBeInstanceOf(DatabaseUnavailable);
  });
});

test("a pooler that holds a transaction back is unavailable after the deadline, and the connection recovers", async () => {
  const pooler = await startWorstPooler(url);
  const held = postgresDatabase({
    ...settings,
    url: pooler.url,
    connections: 1,
    connectMilliseconds: 10_000,
    answerMilliseconds: 400,
  });
  // A slow machine may take longer to answer than this connection waits.
  await eventually(() => held.ping());
  pooler.fail("hold");
  const waiting = await Promise.allSettled([held.ping(), held.ping(), held.ping()]);
  expect(waiting.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  for (const each of waiting) expect(each).toMatchObject({ reason: expect.any(DatabaseUnavailable) });
  pooler.fail(null);
  await eventually(() => held.ping());
  await held.close();
  await pooler.close();
});

test("several transactions are under way on a connection without a pooler", async () => {
  const relay = await startRelay(url, 3);
  const direct = postgresDatabase({ ...settings, url: relay.url, connections: 1, connectMilliseconds: 10_000 });
  await direct.ping();
  relay.hold();
  // The relay hands no answer on before it has seen three ends of transactions.
  const answers = await Promise.all([direct.ping(), direct.ping(), direct.ping()]);
  expect(answers).toHaveLength(3);
  await direct.close();
  await relay.close();
});

test("a server that closes every connection without a word is unavailable, not waited for", async () => {
  let connections = 0;
  const silent = createServer((socket) => {
    connections += 1;
    socket.end();
  });
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const unlucky = postgresDatabase({
    ...settings,
    url: `postgres://x:x@127.0.0.1:${port}/x`,
    connections: 1,
    connectMilliseconds: 50,
  });
  await expect(unlucky.ping()).rejects.toBeInstanceOf(DatabaseUnavailable);
  await eventually(() => expect(connections).toBeGreaterThan(0));
  await unlucky.close();
  silent.close();
});
