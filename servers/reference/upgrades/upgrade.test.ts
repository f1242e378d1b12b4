/** Databases that versions before have filled are upgraded, and served, by this one. */
import { type OperationId, type Scope, operations, roles, scopes } from "@atlas-messaging/contract";
import type { Rows } from "@atlas-messaging/service/rows/rows";
import { uuidv7 } from "uuidv7";
import { afterAll, describe, expect, test } from "vitest";
import journal from "../migrations/meta/_journal.json" with { type: "json" };
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../src/platform/database/commit.ts";
import { migratePglite, migratePostgres } from "../src/platform/database/migrate.ts";
import { openDatabase } from "../src/platform/database/open.ts";
import { tables } from "@atlas-messaging/service/rows/tables";
import { createToken } from "../src/platform/tokens.ts";
import { createVault } from "../src/platform/vault.ts";
import { createClient } from "../test-support/client.ts";
import { emptyDatabase, emptyPglite } from "../test-support/databases.ts";
import { asService, connectAsOwner, serviceLogin } from "../test-support/postgres.ts";
import { credentialRow, memberRow } from "../test-support/rows.ts";
import { type ServerProcess, start, testKey } from "../test-support/server-process.ts";
import { whole } from "../test-support/whole.ts";
import { COUNTS, type Counts, type State, readStates, withoutTriggers } from "./states.ts";

const states = await readStates();
const newest = journal.entries.at(-1)?.tag;

/** A superuser would pass where the owner of a deployment, bound by row-level security, sees no row. */
const ownedDatabase = async () => {
  const url = await emptyDatabase();
  const login = `owner_${crypto.randomUUID().replaceAll("-", "")}`;
  const superuser = connectAsOwner(url);
  const name = new URL(url).pathname.slice(1);
  await superuser.unsafe(`
    create role ${login} login nosuperuser password 'owner';
    alter database ${name} owner to ${login};
    alter schema public owner to ${login}`);
  const owned = new URL(url);
  [owned.username, owned.password] = [login, "owner"];
  return { superuser, ownerUrl: owned.href, serviceUrl: asService(url) };
};

const countsIn = (rows: readonly { readonly counts: Counts }[]): Counts => rows[0]?.counts ?? {};

/** Tables with fewer rows than before. */
const lost = (before: Counts, after: Counts): readonly string[] =>
  Object.entries(before).flatMap(([table, rows]) => ((after[table] ?? 0) < rows ? [table] : []));

const served = 6;
const allScopes = Object.keys(scopes) as Scope[];

/** The organizations with most rows, and how one calls for them. */
const callersOf = async (database: Database) => {
  const organizations = await database.asSystem<Pick<Rows["organizations"], "id">>({
    text: `select id from organizations left join lateral (
        select count(*) as held from credentials where organization_id = organizations.id
      ) counted on true where forgotten_at is null order by held desc, id limit ${served}`,
    values: [],
  });
  const now = new Date().toISOString();
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  return Promise.all(
    organizations.map(async ({ id }) => {
      const [key, session] = [createToken("key", "sandbox"), createToken("operator", "sandbox")];
      const member = memberRow(id, { role: "owner", permissions: roles.owner, status: "active" });
      const credential = { kind: "key", scopes: allScopes, token_hash: key.hash, token_prefix: key.prefix } as const;
      await commit(database, id, [
        { kind: "insert", table: "credentials", row: credentialRow(id, credential) },
        { kind: "insert", table: "members", row: member },
        {
          kind: "insert",
          table: "operator_sessions",
          row: {
            organization_id: id,
            id: uuidv7(),
            member_id: member.id,
            token_hash: session.hash,
            expires_at,
            revoked_at: null,
            device: null,
            last_seen_at: null,
            opened_by: null,
            begun_by: null,
            created_at: now,
          },
        },
      ]);
      return { accessToken: key.text, operatorSession: session.text };
    }),
  );
};

const lists = (Object.keys(operations) as OperationId[]).filter((id) => {
  const { method, path, auth, page } = operations[id];
  return method === "GET" && !path.includes("{") && auth !== null && page;
});

/** Reads all lists; the client holds each answer to the contract. Returns what failed. */
const readAll = async (url: string, callers: readonly Awaited<ReturnType<typeof callersOf>>[number][]) => {
  const failed: string[] = [];
  for (const caller of callers) {
    for (const id of lists) {
      const scheme = operations[id].auth?.scheme;
      const client = createClient(url, scheme === "accessToken" ? caller.accessToken : caller.operatorSession);
      const { status, text } = await client.call(id, { query: { limit: 200 } });
      if (status !== 200) failed.push(`${id} ${status} ${text}`);
    }
  }
  return failed;
};

const processes: ServerProcess[] = [];
afterAll(() => Promise.all(processes.map((process) => process.kill())));

const vault = createVault([Buffer.from(testKey, "base64")]);

/** Starts the server on it, as a deployment does, and reads what the version before has left. */
const serve = async (url: string) => {
  const database = await openDatabase({ url, dataDir: "", vault, connections: 1 });
  const callers = await callersOf(database);
  await database.close();
  const server = await start({ DATABASE_URL: url, ATLAS_LIMIT_READS: "100000", ATLAS_WORKER: "off" });
  processes.push(server);
  expect(await readAll(server.url, callers)).toEqual([]);
  expect([callers.length, lists.length > 15]).toEqual([served, true]);
  expect(server.logs.filter(({ level }) => level === "error")).toEqual([]);
  await server.stop();
};

/** The oldest and the newest are served, and in a release upgraded on PGlite, too: that takes seconds each. */
const ends = states.filter((_, index) => index === 0 || index === states.length - 1);
/** A migration never changes, so a new one meets the newest rows first. A release upgrades every state. */
const newestStates = 1;
const upgraded = whole
  ? states
  : states.filter((state, index) => ends.includes(state) || index >= states.length - newestStates);
const embedded = whole ? ends : [];

const serveEnds = async (state: State, url: string): Promise<void> => {
  if (ends.includes(state)) await serve(url);
};

test("each state of the database since the first has its rows", () => {
  const [first] = states;
  const wanted = journal.entries.filter(({ tag }) => tag >= "0031" || tag === first?.tag);
  // Missing? `bun run --cwd servers/reference state` makes the newest.
  expect(states.map(({ tag }) => tag)).toEqual(wanted.map(({ tag }) => tag));
});

describe.for(upgraded)("a database of $tag", (state: State) => {
  test("on PostgreSQL is upgraded by its owner without losing a row", async () => {
    const { superuser, ownerUrl, serviceUrl } = await ownedDatabase();
    await migratePostgres(ownerUrl, serviceLogin, { migrations: state.until });
    await superuser.unsafe(withoutTriggers(state.rows));
    const before = countsIn(await superuser.unsafe(COUNTS));
    expect(Object.values(before).filter((rows) => rows === 0)).toEqual([]);
    const { applied, problem } = await migratePostgres(ownerUrl, serviceLogin);
    expect([applied, problem]).toEqual([state.after.map(({ tag }) => tag), null]);
    expect(lost(before, countsIn(await superuser.unsafe(COUNTS)))).toEqual([]);
    const lacking = await superuser`
      select email, role from members where not permissions @> case role
        when 'owner' then ${[...roles.owner]}::text[] when 'viewer' then ${[...roles.viewer]}::text[] else '{}' end`;
    expect([...lacking]).toEqual([]);
    await superuser.end();
    await serveEnds(state, serviceUrl);
  });
});

describe.for(embedded)("a database of $tag", (state: State) => {
  test("on PGlite is upgraded by the server that opens it", async () => {
    const pglite = await emptyPglite();
    const counts = async () => countsIn((await pglite.query<{ counts: Counts }>(COUNTS)).rows);
    await migratePglite(pglite, state.until);
    await pglite.exec(withoutTriggers(state.rows));
    const before = await counts();
    await migratePglite(pglite);
    expect(lost(before, await counts())).toEqual([]);
    expect(Object.keys(await counts())).toEqual(expect.arrayContaining(Object.keys(tables)));
    await pglite.close();
  });
});

test("the newest state takes rows as the version before writes them, while both run", async () => {
  const previous = states.filter(({ tag }) => tag !== newest).at(-1);
  if (previous === undefined) throw new Error("there is no state before the newest");
  const { superuser, ownerUrl } = await ownedDatabase();
  await migratePostgres(ownerUrl, serviceLogin);
  await superuser.unsafe(withoutTriggers(previous.rows));
  const counts = countsIn(await superuser.unsafe(COUNTS));
  expect(counts["messages"]).toBeGreaterThan(0);
  await superuser.end();
});
