import { fileURLToPath } from "node:url";
import type { Rows } from "@atlas-messaging/service/rows/rows";
import { insert } from "@atlas-messaging/service/core/changes";
import type postgres from "postgres";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../src/platform/database/commit.ts";
import { openDatabase } from "../src/platform/database/open.ts";
import { createVault } from "../src/platform/vault.ts";
import { writeBacklog } from "../test-support/backlog.ts";
import { freshDatabase } from "../test-support/databases.ts";
import { hostilePaths, startHostile } from "../test-support/hostile.ts";
import { residentMemoryOf } from "../test-support/process-usage.ts";
import { type Arrived, type Receiver, startReceiver } from "../test-support/receiver.ts";
import { startRestartablePostgres } from "../test-support/restartable-postgres.ts";
import { connectAsOwner } from "../test-support/postgres.ts";
import { organizationRow } from "../test-support/rows.ts";
import { createClient } from "../test-support/client.ts";
import { type ServerProcess, start, startWorkerProcess, testKey } from "../test-support/server-process.ts";
import { releaseTest } from "../test-support/whole.ts";

const shiftClock = fileURLToPath(new URL("../test-support/shift-clock.ts", import.meta.url));
const endpoints = 10;
const perEndpoint = 30;
const enqueued = endpoints * perEndpoint;
/** Maximum repeated, however many a worker holds: 64 that wait for an answer and 80 without acknowledgement (pools.ts). */
const maxRepeated = 144;

// Workers are processes of their own, which PGlite does not have. In full, and with figures: `bun run bench faults`.
describe("what is enqueued is delivered", () => {
  let url: string;
  let database: Database;
  let receiver: Receiver;
  let answerAfter: number;
  const workers: ServerProcess[] = [];

  beforeAll(async () => {
    receiver = await startReceiver((_, response) => {
      setTimeout(() => response.writeHead(200).end(), answerAfter);
    });
  });
  afterAll(() => receiver.close());

  beforeEach(async () => {
    url = await freshDatabase();
    database = await openDatabase({ url, dataDir: "", vault: createVault([Buffer.from(testKey, "base64")]) });
    answerAfter = 0;
    return async () => {
      await Promise.all(workers.splice(0).map((worker) => worker.kill()));
      await database.close();
    };
  });

  const work = async (settings: Record<string, string> = {}, preload?: string): Promise<ServerProcess> => {
    const worker = await startWorkerProcess(
      { DATABASE_URL: url, ATLAS_ALLOW_LOOPBACK_TARGETS: "on", ...settings },
      preload,
    );
    workers.push(worker);
    return worker;
  };
  const own = new Set<string>();
  const promise = async (to = database) => {
    own.clear();
    const urls = Array.from({ length: endpoints }, (_, index) => `${receiver.url}/${crypto.randomUUID()}/${index}`);
    for (const target of urls) own.add(new URL(target).pathname);
    await writeBacklog(to, { urls, each: perEndpoint });
  };
  const arrived = (): Arrived[] => receiver.arrived.filter(({ path }) => own.has(path));
  const distinct = (): number => new Set(arrived().map(({ headers }) => headers["webhook-id"])).size;

  test("when a worker is killed: by the next one, as soon as its leases have run out", async () => {
    await promise();
    answerAfter = 20;
    const first = await work();
    await eventually(() => expect(arrived().length).toBeGreaterThan(60));
    await first.kill();
    // Expires the leases.
    await database.asSystem({
      text: "update outbox set leased_until = now() where leased_until is not null",
      values: [],
    });
    await work();
    await eventually(() => expect(distinct()).toBe(enqueued));
    expect(arrived().length - enqueued).toBeLessThanOrEqual(maxRepeated);
  });

  releaseTest("when PostgreSQL stops at once and starts again: by the same worker", async () => {
    const postgres = await startRestartablePostgres();
    const vault = createVault([Buffer.from(testKey, "base64")]);
    const restarted = await openDatabase({ url: postgres.url, dataDir: "", vault });
    try {
      await promise(restarted);
      answerAfter = 100;
      const worker = await work({ DATABASE_URL: postgres.url });
      await eventually(() => expect(arrived().length).toBeGreaterThan(60));
      // Makes the claim durable: it commits without waiting for the disk, and all that a lost one holds comes twice.
      const organization = organizationRow();
      await commit(restarted, organization.id, [insert("organizations", organization)]);
      await postgres.stopImmediately();
      expect(distinct()).toBeLessThan(enqueued);
      await postgres.start();
      await eventually(() => expect(distinct()).toBe(enqueued));
      expect(arrived().length - enqueued).toBeLessThanOrEqual(maxRepeated);
      expect(await worker.stop()).toBe(0);
    } finally {
      await Promise.all(workers.splice(0).map((worker) => worker.kill()));
      await restarted.close();
      await postgres.remove();
    }
  });

  test("when a worker must stop: by it, and nothing twice", async () => {
    await promise();
    answerAfter = 500;
    const first = await work();
    await eventually(() => expect(arrived().length).toBeGreaterThanOrEqual(100));
    expect(await first.stop()).toBe(0);
    answerAfter = 0;
    await work();
    await eventually(() => expect(distinct()).toBe(enqueued));
    expect(arrived()).toHaveLength(enqueued);
  });

  releaseTest(
    "when the clocks of two workers are an hour off, each to its side: once, at the database's time",
    async () => {
      await promise();
      await Promise.all(["-3600000", "3600000"].map((by) => work({ SHIFT_CLOCK_BY: by }, shiftClock)));
      await eventually(() => expect(distinct()).toBe(enqueued));
      const logged = async () => {
        const [found] = await database.asSystem<{ count: number }>({
          text: "select count(*) as count from webhook_attempts where abs(extract(epoch from now() - started_at)) < 300",
          values: [],
        });
        return found?.count;
      };
      await eventually(async () => expect(await logged()).toBe(enqueued));
      expect(arrived()).toHaveLength(enqueued);
    },
  );

  releaseTest(
    "to others, when receivers are hostile, and every attempt at these ends after five seconds if not before",
    async () => {
      const hostile = await startHostile();
      await promise();
      const { pid } = await work();
      await eventually(() => expect(distinct()).toBe(enqueued));
      const before = await residentMemoryOf(pid);
      const urls = hostilePaths.map((path) => `${hostile.url}${path}`);
      const bad = await writeBacklog(database, { urls, each: 1 });
      await promise();
      await eventually(() => expect(distinct()).toBe(enqueued));
      const attempts = async () =>
        database.asSystem<Pick<Rows["webhook_attempts"], "duration_ms" | "error"> & { path: string }>({
          text: `select endpoint.url as path, duration_ms, attempt.error from webhook_attempts attempt
                 join webhook_deliveries delivery on delivery.id = attempt.delivery_id
                 join webhook_endpoints endpoint on endpoint.id = delivery.endpoint_id
                 where endpoint.id = any ($1::uuid[])`,
          values: [bad.map(({ id }) => id)],
        });
      await eventually(async () => expect(await attempts()).toHaveLength(bad.length));
      for (const { path, duration_ms, error } of await attempts()) {
        // A bomb is a whole answer: nobody inflates it.
        const failed = !path.endsWith("/gzip-bomb");
        // How much later than that depends on the machine; the client's own tests hold it to the millisecond.
        const isInTime = error !== "timeout" || duration_ms >= 4_990;
        expect([path, isInTime, error !== null]).toEqual([path, true, failed]);
      }
      const grown = (await residentMemoryOf(pid)) - before;
      expect(grown).toBeLessThan(20 * 1_024);
      await hostile.close();
    },
  );
});

describe("what a server was asked when it was killed", () => {
  test("is answered again where it was committed, and executed where it was not: one message each", async () => {
    const url = await freshDatabase();
    const owner = connectAsOwner(url);
    const countOf = async (rows: postgres.PendingQuery<{ count: number }[]>) => (await rows)[0]?.count ?? 0;
    const servers: ServerProcess[] = [];
    try {
      const begin = async (): Promise<ServerProcess> => {
        const server = await start({ DATABASE_URL: url, ATLAS_WORKER: "off" });
        servers.push(server);
        return server;
      };
      const first = await begin();
      const { data } = await createClient(first.url).succeed("sandbox.credentials");
      const send = (server: ServerProcess, key: string) =>
        createClient(server.url, data.token).call("messages.send", {
          body: { idempotency_key: key, phone_number: data.phone_number, text: key },
        });
      const committed = () => countOf(owner`select count(*)::int from messages where direction = 'outbound'`);
      const connected = () =>
        countOf(
          owner`select count(*)::int from pg_stat_activity where datname = current_database() and application_name = 'atlas'`,
        );
      expect(await committed()).toBe(0);
      const keys = Array.from({ length: 20 }, (_, index) => `key ${index}`);
      const answers = keys.map((key) => send(first, key).catch(() => null));
      await eventually(async () => expect(await committed()).toBeGreaterThan(0));
      await first.kill();
      const answered = await Promise.all(answers);
      // PostgreSQL goes on with what it has received from a client that is gone.
      await eventually(async () => expect(await connected()).toBe(0));
      const before = await committed();

      const next = await begin();
      const again = await Promise.all(keys.map((key) => send(next, key)));
      expect(again.map(({ status }) => status)).toEqual(keys.map(() => 200));
      expect(again.filter(({ headers }) => headers.get("idempotent-replayed") === "true")).toHaveLength(before);
      expect(answered.map((answer, index) => answer?.text ?? again[index]?.text)).toEqual(
        again.map(({ text }) => text),
      );
      expect(await committed()).toBe(keys.length);
    } finally {
      await Promise.all(servers.map((server) => server.kill()));
      await owner.end();
    }
  });
});
